import { loadJson } from '../../browser/load-json.ts';
import { loadPart } from '../../browser/load-part.ts';
import { openIndex, type RetrievalIndex } from '../../retrieval/index/open-index.ts';
import { compose } from '../answer/compose.ts';
import { AskError, type Provider } from './provider.ts';

/** The index of the documentation, opened once; after a failure the next call tries again. */
const opening = () => loadPart(() => openIndex(loadJson));
let sharedIndex = opening();

/** @throws AskError unless it was the reader who stopped it */
export async function readingDocumentation<Result>(
  signal: AbortSignal,
  read: (index: RetrievalIndex) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await read(await sharedIndex());
    signal.throwIfAborted();
    return result;
  } catch (cause) {
    signal.throwIfAborted();
    // What was opened may be of an older version of the site, whose files are gone.
    sharedIndex = opening();
    throw new AskError("The documentation couldn't be loaded. Check your network connection.", {
      cause,
    });
  }
}

/** Answers with quotations from the documentation itself. */
export function embeddedProvider(): Provider {
  return {
    name: 'embedded',
    label: 'Excerpts from the documentation, quoted word for word',
    open: async () => {
      // The index is on its way while the reader types; a failure is told when they ask.
      sharedIndex().catch(() => {});
      return 'here';
    },
    async *ask(request, signal) {
      yield await readingDocumentation(signal, (opened) => compose(request, opened));
    },
  };
}
