import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { exceptionsFile, readDataFile } from '../pages/data-files.ts';

/** The options and variables that no table lists on purpose. */
export interface OptionExceptions {
  /** The file, from the project root. */
  readonly file: string;
  readonly source: string;
  /** Full names with their lines; `.*` at the end is for everything inside. */
  readonly undocumented: ReadonlyMap<string, number>;
  /** What is wrong with the file. */
  readonly problems: readonly { line: number; message: string }[];
}

/** Reads `docs/data/undocumented-options.yml`, if the project has it. */
export function readExceptions(): OptionExceptions | undefined {
  const source = readDataFile(exceptionsFile);
  return source === undefined ? undefined : parseExceptions(source);
}

/** Reads the file's text: reasons by name. */
export function parseExceptions(source: string): OptionExceptions {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const problems: { line: number; message: string }[] = document.errors.map((error) => ({
    line: error.linePos?.[0].line ?? 1,
    message: error.message,
  }));
  const undocumented = new Map<string, number>();
  for (const { key, value } of isMap(document.contents) ? document.contents.items : []) {
    const line = isNode(key) && key.range ? counter.linePos(key.range[0]).line : 1;
    const reason = isScalar(value) && typeof value.value === 'string' ? value.value.trim() : '';
    if (reason !== '') undocumented.set(String(key), line);
    else
      problems.push({
        line,
        message: `\`${String(key)}\` needs the reason why no table lists it.`,
      });
  }
  return { file: exceptionsFile, source, undocumented, problems };
}
