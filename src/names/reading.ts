import type { Names } from './names.ts';
import { kindOf, renameKey, renameWord, targetOf, typeOf } from './words.ts';

/** What is inside a pair of brackets. */
interface Frame {
  /** The content type that names of fields belong to. */
  type: string | undefined;
  /** What the value after the bracket is of, as of a call after its arguments. */
  before: string | undefined;
  /** The bracket that opened it; `;` if statements are in it. */
  readonly mark: string;
}

/** What has its own names, such as errors. */
const foreign =
  /^(?:error|errors|err|user|users|role|file|files|meta|__type|__schema|inputFields)$/;
/** Where errors name a field. */
const pointing = /^(?:path|key)$/;

/** An entry of a relation to any type says last what it is. */
const polymorphic = /^[^{}]*\b__type['"]?: ['"]api::([\w-]+)/;

/** What a content type's own name follows, in a schema or as an argument; elsewhere it's an identifier. */
const naming: Readonly<Record<string, 'kebab' | 'snake'>> = {
  singularName: 'kebab',
  pluralName: 'kebab',
  collection: 'kebab',
  single: 'kebab',
  collectionName: 'snake',
  connection: 'snake',
  knex: 'snake',
};

/** Follows which content type the code is about while it is read from its beginning. */
export class Reading {
  readonly #names: Names;
  readonly #frames: Frame[];
  /** The content types of variables, as in `const { categories: written } = …`. */
  readonly #variables = new Map<string, string>();
  /** A UID, or a variable as it is called for a content type. */
  readonly #mention: RegExp;
  /** The content type of the value that was read last. */
  #value: string | undefined;
  #last = '';
  #lastWord = '';
  /** The content type of what a statement ended with, and of which a result is. */
  #result: string | undefined;
  /** Whether a value of the reader follows, and no name. */
  #isScalar = false;
  /** Whether Knex names fields, by their columns. */
  #hasColumns = false;

  /** @param about what is known of it already @param mark `;` if it has statements */
  constructor(names: Names, about: string | undefined, mark: string) {
    this.#names = names;
    this.#frames = [{ type: about, before: undefined, mark }];
    const plurals = Object.values(names.model.types).map(({ plural }) => plural);
    this.#mention = new RegExp(
      String.raw`(?:api|plugin|admin)::([\w-]+)|(?<![.\w'"])(${plurals.join('|')})\.\w`,
    );
  }

  get #frame(): Frame {
    return this.#frames.at(-1) as Frame;
  }

  get type(): string | undefined {
    return this.#frame.type;
  }

  /** The content type that the block is about so far. */
  get about(): string | undefined {
    return this.#frames[0]?.type;
  }

  /** A statement starts: `const { name } = …` comes before what it is of. */
  start(rest: string): void {
    // What follows is the result of the one before.
    if (/^\s*:/.test(rest)) return;
    const [statement = ''] = /^[^;]*/.exec(rest) ?? [];
    this.#hasColumns = /\bconnection\(|\bknex\(/.test(statement);
    // What nothing was known of before is of what comes later.
    const [, uid, plural] = this.#mention.exec(this.type ? statement : rest) ?? [];
    const name = uid ?? plural;
    if (name) this.#frame.type = typeOf(name, this.#names.model) ?? 'other';
  }

  /** A UID, such as `api::review.review`: what follows is about it. */
  mention(uid: string): void {
    this.#goOn(typeOf(/^api::([\w-]+)/.exec(uid)?.[1] ?? '', this.#names.model) ?? 'other');
  }

  /** What follows is about this content type: in the same brackets, after them, and in the next statement. */
  #goOn(type: string | undefined): void {
    this.#value = type;
    this.#frame.before = type;
    for (const frame of this.#frames)
      if (frame.mark === ';' || frame === this.#frame) frame.type = type;
  }

  /** The next value is of this content type. */
  of(type: string | undefined): void {
    this.#value = type;
  }

  /** Reads something separate, such as an insertion into a text. */
  inside(read: () => void): void {
    this.#open(';');
    read();
    this.#frames.pop();
  }

  mark(mark: string, rest: string): void {
    if (/^[{([]$/.test(mark)) {
      const isBlock = mark === '{' && /^(?:\)|=>)$/.test(this.#last);
      this.#open(isBlock ? ';' : mark);
      if (isBlock) this.start(rest);
      const [, uid] = polymorphic.exec(mark === '{' ? rest : '') ?? [];
      if (uid) this.#frame.type = typeOf(uid, this.#names.model) ?? 'other';
    } else if (/^[})\]]$/.test(mark)) {
      this.#value = this.#frames.length > 1 ? this.#frames.pop()?.before : undefined;
    } else if (mark === ';') {
      this.#result = this.#value;
      this.#value = undefined;
      this.start(rest);
    } else if (mark === ':' && this.#last === ';') {
      this.#frame.type = this.#result ?? this.type;
    } else if (/^(?:,|=|=>)$/.test(mark)) this.#value = undefined;
    if (mark !== ':') this.#isScalar = false;
    this.#last = mark;
  }

  /** @returns the word with the reader's names */
  word(word: string, isString = false): string {
    const { model } = this.#names;
    const last = this.#last;
    const isMember = last === '.' || last === '?.';
    const lower = isString && /^[:(]$/.test(last) ? naming[this.#lastWord] : undefined;
    const isColumn = this.#hasColumns || /^(?:in|de)crement$/.test(this.#lastWord);
    this.#last = word;
    this.#lastWord = word;
    if (isString && last === ':' && this.#isScalar) return word;
    const type = isMember || (isString && last === ':') ? (this.#value ?? this.type) : this.type;
    if (!lower && kindOf(word, type, model) !== undefined) {
      this.#value = targetOf(word, type, model);
      this.#isScalar = this.#value === type;
      // As in `load(uid, entry, 'categories', { fields: ['name'] })`.
      if (isString && last === ',' && this.#frame.mark === '(') this.#goOn(this.#value);
      return renameKey(word, type, this.#names, isColumn || undefined);
    }
    const named = this.#variables.get(word) ?? typeOf(word, model);
    if (named !== undefined) {
      this.of(named);
      // As in the `path` of an error, and in `connection('restaurants').select('name')`.
      if (isString && this.#frame.mark === '[') this.#frame.type = named;
      if (isString && this.#frame.mark === '(') this.#frame.before ??= named;
    } else if (pointing.test(word)) this.#value = this.about;
    else if (foreign.test(word)) this.#value = 'other';
    else if (last === ':' && !isString && this.#value) this.#variables.set(word, this.#value);
    else if (!isMember) this.#value = undefined;
    return lower ? renameWord(word, this.#names, lower) : renameKey(word, undefined, this.#names);
  }

  #open(mark: string): void {
    this.#frames.push({ type: this.#value ?? this.type, before: this.#value, mark });
    this.#value = undefined;
  }
}
