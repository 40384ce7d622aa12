/** A signal that gives up after a silence, until it is told that something was heard. */
export interface Patience {
  readonly signal: AbortSignal;
  /** Something was heard: the silence starts again. */
  readonly heard: () => void;
  readonly stop: () => void;
  /** Whether it was the silence that ended it, not the reader. */
  readonly gaveUp: () => boolean;
}

export function patience(reader: AbortSignal, silence: number): Patience {
  const late = new AbortController();
  let timer = setTimeout(() => late.abort(), silence);
  return {
    signal: AbortSignal.any([reader, late.signal]),
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(() => late.abort(), silence);
    },
    stop: () => clearTimeout(timer),
    gaveUp: () => late.signal.aborted,
  };
}
