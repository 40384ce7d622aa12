import { compose } from '../answer/compose.ts';
import { type Library, openLibrary, type ReadFile } from '../retrieval/library.ts';
import { AskError, type Provider } from './provider.ts';

const readFile: ReadFile = async (path, signal) => {
  const response = await fetch(path, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${path}: the server responded with ${response.status}.`);
  return response.text();
};

let library: Promise<Library> | undefined;

/** The documentation, opened once; after a failure the next call tries again. */
export function sharedLibrary(): Promise<Library> {
  library ??= openLibrary(readFile);
  library.catch(() => {
    library = undefined;
  });
  return library;
}

/** @throws AskError unless it was the reader who stopped it */
export async function readingDocumentation<Result>(
  signal: AbortSignal,
  read: (library: Library) => Promise<Result>,
): Promise<Result> {
  try {
    return await read(await sharedLibrary());
  } catch (cause) {
    signal.throwIfAborted();
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
      sharedLibrary().catch(() => {});
      return 'here';
    },
    async *ask(request, signal) {
      const answer = await readingDocumentation(signal, (opened) =>
        compose(request, opened, signal),
      );
      yield answer.kind === 'found'
        ? { kind: 'excerpts', excerpts: answer.excerpts }
        : { kind: 'unknown', nearest: answer.nearest };
    },
  };
}
