import { openIndex, type RetrievalIndex } from '../../retrieval/index/open-index.ts';
import { loadFile } from '../../retrieval/load-file.ts';
import { compose } from '../answer/compose.ts';
import { AskError, type Provider } from './provider.ts';

let index: Promise<RetrievalIndex> | undefined;

/** The index of the documentation, opened once; after a failure the next call tries again. */
function sharedIndex(): Promise<RetrievalIndex> {
  index ??= openIndex(loadFile);
  index.catch(() => {
    index = undefined;
  });
  return index;
}

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
    index = undefined;
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
      const answer = await readingDocumentation(signal, (opened) => compose(request, opened));
      yield answer.kind === 'found'
        ? { kind: 'excerpts', excerpts: answer.excerpts }
        : { kind: 'unknown', nearest: answer.nearest };
    },
  };
}
