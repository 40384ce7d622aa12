import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeDigest } from '../config/code-digest.ts';
import { writeWhole } from '../document/write-whole.ts';

interface File<Value> {
  /** Digest of the code that made the values. */
  readonly code: string;
  readonly values: Readonly<Record<string, Value>>;
}

/**
 * What one build leaves to the next, in one file of `.cache/`: values that survive JSON, by the
 * digest of what each is made from. A change of the code forgets them all.
 */
export class Kept<Value> {
  readonly #file: string;
  readonly #code: string;
  readonly #before: File<Value>['values'];
  readonly #now: Record<string, Value> = {};

  /**
   * @param root absolute path of the project
   * @param name of the file in `.cache/`, without its ending
   */
  constructor(root: string, name: string) {
    this.#file = path.join(root, '.cache', `${name}.json`);
    this.#code = codeDigest(root);
    this.#before = read<Value>(this.#file, this.#code);
  }

  /** The value made from an input, now or by an earlier build. */
  get(input: string | Uint8Array, make: () => Value): Value {
    const key = digestOf(input);
    const value = this.#now[key] ?? this.#before[key] ?? make();
    this.#now[key] = value;
    return value;
  }

  /** The same for a value that takes its time. */
  async getLater(input: string | Uint8Array, make: () => Promise<Value>): Promise<Value> {
    const key = digestOf(input);
    const value = this.#now[key] ?? this.#before[key] ?? (await make());
    this.#now[key] = value;
    return value;
  }

  /** Leaves the values that this build asked for to the next one, and forgets the others. */
  save(): void {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    const file: File<Value> = { code: this.#code, values: this.#now };
    writeWhole(this.#file, JSON.stringify(file));
  }
}

const digestOf = (input: string | Uint8Array): string =>
  createHash('sha256').update(input).digest('hex');

function read<Value>(file: string, code: string): File<Value>['values'] {
  if (!existsSync(file)) return {};
  try {
    const kept: File<Value> = JSON.parse(readFileSync(file, 'utf8'));
    return kept.code === code ? kept.values : {};
  } catch {
    // A build that was killed may have left a part of it.
    return {};
  }
}
