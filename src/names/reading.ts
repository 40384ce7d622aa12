import type { Names } from './names.ts';
import { kindOf, renameKey, targetOf, typeOf } from './words.ts';

/** What is inside a pair of brackets. */
interface Frame {
  /** The content type that names of fields belong to. */
  type: string | undefined;
  /** What the value after the bracket is of, as of a call after its arguments. */
  before: string | undefined;
  readonly kind: 'block' | 'object' | 'call' | 'list';
  /** The last content type that was named in it. */
  named?: string | undefined;
}

/** What has names of its own, such as errors. */
const foreign = /^(?:error|errors|err|user|users|role|file|files|meta|__type|__schema)$/;
/** Where errors name a field. */
const pointing = /^(?:path|key)$/;

/** Follows which content type the code is about while it is read from its beginning. */
export class Reading {
  readonly #names: Names;
  readonly #frames: Frame[];
  readonly #variables = new Map<string, string | undefined>();
  /** A UID, or a variable as it is called for a content type. */
  readonly #mention: RegExp;
  /** The content type of the value that was read last. */
  #value: string | undefined;
  #last = '';
  /** The content type of what a statement ended with, and of which a result is. */
  #result: string | undefined;
  /** The variables of a declaration, and whether more of them can follow. */
  #declared: string[] = [];
  #isDeclaring = false;
  /** Whether a value of the reader follows, and no name. */
  #isScalar = false;

  /** @param about what is known of it already; @param kind what it is */
  constructor(names: Names, about: string | undefined, kind: Frame['kind']) {
    this.#names = names;
    this.#frames = [{ type: about, before: undefined, kind }];
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
    const [statement = ''] = /^[^;]*/.exec(rest) ?? [];
    // What nothing was known of before is of what comes later.
    const [, uid, plural] = this.#mention.exec(this.type ? statement : rest) ?? [];
    const name = uid ?? plural;
    if (name) this.#frame.type = typeOf(name, this.#names.model) ?? 'other';
  }

  /** A UID, such as `api::review.review`, which can be the key of what it is about. */
  mention(uid: string, isKey: boolean): void {
    const type = typeOf(/^api::([\w-]+)/.exec(uid)?.[1] ?? '', this.#names.model) ?? 'other';
    this.#value = type;
    if (isKey) return;
    this.#frame.named = type;
    this.#goOn(type);
  }

  /** What follows is about this content type: in the same brackets, and in the next statement. */
  #goOn(type: string | undefined): void {
    for (const frame of this.#frames)
      if (frame.kind === 'block' || frame === this.#frame) frame.type = type;
  }

  /** The next value is of this content type. */
  of(type: string | undefined): void {
    this.#value = type;
  }

  /** Reads something of its own, such as an insertion into a text. */
  inside(read: () => void): void {
    this.#open('block');
    read();
    this.#frames.pop();
  }

  mark(mark: string, rest: string): void {
    if (/^[{([]$/.test(mark)) {
      const isBlock = mark === '{' && /^(?:\)|=>)$/.test(this.#last);
      if (mark === '{') this.#open(isBlock ? 'block' : 'object');
      else this.#open(mark === '(' ? 'call' : 'list');
      if (isBlock) this.start(rest);
    } else if (/^[})\]]$/.test(mark)) {
      const closed = this.#frames.length > 1 ? this.#frames.pop() : undefined;
      this.#value = closed?.before ?? closed?.named;
      if (closed?.named) this.#frame.named = closed.named;
    } else if (mark === ';') {
      for (const name of this.#declared)
        if (!this.#variables.has(name) && !typeOf(name, this.#names.model))
          this.#variables.set(name, this.#frame.named ?? this.#value);
      this.#declared = [];
      this.#result = this.#value;
      this.#value = undefined;
      this.#frame.named = undefined;
      this.start(rest);
    } else if (mark === ':' && this.#last === ';') {
      this.#frame.type = this.#result ?? this.type;
    } else if (/^(?:,|=|=>)$/.test(mark)) this.#value = undefined;
    if (mark === '=') this.#isDeclaring = false;
    if (mark !== ':') this.#isScalar = false;
    this.#last = mark;
  }

  /** @returns the word with the reader's names */
  word(word: string, isString = false): string {
    const { model } = this.#names;
    const last = this.#last;
    const isMember = last === '.' || last === '?.';
    this.#last = word;
    if (/^(?:const|let|var)$/.test(word)) this.#isDeclaring = true;
    else if (this.#isDeclaring) this.#declared.push(word);
    if (isString && last === ':' && this.#isScalar) return word;
    const type = isMember || (isString && last === ':') ? (this.#value ?? this.type) : this.type;
    if (kindOf(word, type, model) !== undefined) {
      this.#value = targetOf(word, type, model);
      this.#isScalar = this.#value === type;
      // As in `load(uid, entry, 'categories', { fields: ['name'] })`.
      if (isString && last === ',' && this.#frame.kind === 'call') {
        this.#goOn(this.#value);
        this.#frame.before = this.#value;
      }
      return renameKey(word, type, this.#names);
    }
    const named = this.#variables.get(word) ?? typeOf(word, model);
    if (named !== undefined) {
      this.of(named);
      // As in the `path` of an error, and in `connection('restaurants').select('name')`.
      if (isString && this.#frame.kind === 'list') this.#frame.type = named;
      if (isString && this.#frame.kind === 'call') this.#frame.named = named;
    } else if (pointing.test(word)) this.#value = this.about;
    else if (foreign.test(word)) this.#value = 'other';
    else if (last === ':' && !isString && this.#value) this.#variables.set(word, this.#value);
    else if (!isMember) this.#value = undefined;
    return renameKey(word, undefined, this.#names);
  }

  #open(kind: Frame['kind']): void {
    this.#frames.push({ type: this.#value ?? this.type, before: this.#value, kind });
    this.#value = undefined;
  }
}
