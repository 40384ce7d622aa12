import type { ExampleModel, OwnNames } from './names.ts';
import { kindOf, renameKey, targetOf } from './rename-address.ts';
import { camelOf, typeOf } from './words.ts';

/** What is inside a pair of brackets. */
interface Frame {
  /** The content type that names of fields belong to. */
  type: string | undefined;
  /** What the value after the bracket is of, as of a call after its arguments. */
  readonly before: string | undefined;
  /** Whether statements are in it. */
  readonly isBlock: boolean;
  /** The last content type that was named in it. */
  named?: string | undefined;
}

/** What has names of its own, such as errors. */
const foreign = /^(?:error|errors|err|user|users|role|file|files|meta|__type|__schema)$/;
/** Where errors name a field. */
const pointing = /^(?:path|key)$/;

/** Follows which content type the code is about while it is read from its beginning. */
export class Reading {
  readonly #model: ExampleModel;
  #frames: Frame[];
  /** The content type of the value that was read last. */
  #value: string | undefined;
  #last = '';
  /** The first content type that was named. */
  #first: string | undefined;
  /** The variables of a declaration, and whether more of them can follow. */
  #declared: string[] = [];
  #isDeclaring = false;
  /** Whether a value of the reader follows, and no name. */
  #isScalar = false;
  readonly #variables = new Map<string, string | undefined>();
  readonly #uid: RegExp;

  /** @param about what is known of it already; @param isBlock whether it has statements */
  constructor(model: ExampleModel, about: string | undefined, isBlock: boolean) {
    this.#model = model;
    this.#frames = [{ type: about, before: undefined, isBlock }];
    const names = Object.values(model.types).map(({ plural }) => plural);
    this.#uid = new RegExp(
      String.raw`(?:(?:api|plugin|admin)::([\w-]+)|(?<![.\w'"])(${names.join('|')})\.\w)`,
    );
  }

  get #frame(): Frame {
    return this.#frames.at(-1) as Frame;
  }

  get type(): string | undefined {
    return this.#frame.type;
  }

  /** The content type that the block is about so far, as a query is about what it asks for first. */
  get about(): string | undefined {
    return this.#frames[0]?.type ?? this.#first;
  }

  set about(type: string | undefined) {
    this.#frame.type = type;
  }

  /** A statement starts; those before `const { name } = …` don't know yet what it is of. */
  start(rest: string): void {
    const [statement = ''] = /^[^;]*/.exec(rest) ?? [];
    // What nothing was known of before is of what comes later.
    const [, uid, plural] = this.#uid.exec(this.type ? statement : rest) ?? [];
    const name = uid ?? plural;
    if (name) this.#frame.type = typeOf(name, this.#model) ?? 'other';
  }

  /** A UID, such as `api::review.review`, which can be the key of what it is about. */
  mention(uid: string, isKey: boolean): void {
    const type = typeOf(uid.replace(/^api::([\w-]+).*/, '$1'), this.#model) ?? 'other';
    this.#value = type;
    if (isKey) return;
    const frame = this.#frame;
    frame.named = type;
    frame.type = type;
    for (const outer of this.#frames.filter(({ isBlock }) => isBlock)) outer.type = type;
  }

  /** The next value is of this content type, and so are the names that follow in a list. */
  of(type: string | undefined, isListed = false): void {
    this.#first ??= type;
    this.#value = type;
    if (isListed) this.#frame.type = type;
  }

  /** Reads something of its own, such as an insertion into a text. */
  inside(read: () => void): void {
    this.#open(true);
    read();
    this.#frames.pop();
  }

  mark(mark: string, rest: string): void {
    if (/^[{([]$/.test(mark)) {
      const isBlock = mark === '{' && (this.#last === ')' || this.#last === '=>');
      this.#open(isBlock);
      if (isBlock) this.start(rest.slice(1));
    } else if (/^[})\]]$/.test(mark)) {
      const closed = this.#frames.length > 1 ? this.#frames.pop() : undefined;
      this.#value = closed?.before ?? closed?.named;
      if (closed?.named) this.#frame.named = closed.named;
    } else if (mark === ';') {
      this.#declare(this.#frame.named ?? this.#value);
      this.#value = undefined;
      this.#frame.named = undefined;
      this.start(rest.slice(1));
    } else if (mark === ',' || mark === '=' || mark === '=>') this.#value = undefined;
    if (mark === '=') this.#isDeclaring = false;
    if (mark !== ':') this.#isScalar = false;
    this.#last = mark;
  }

  /** @returns the word with the reader's names */
  word(word: string, own: OwnNames, isString = false): string {
    const last = this.#last;
    const isMember = last === '.' || last === '?.';
    this.#last = word;
    if (/^(?:const|let|var)$/.test(word)) this.#isDeclaring = true;
    else if (this.#isDeclaring) this.#declared.push(word);
    const type = isMember || (isString && last === ':') ? (this.#value ?? this.type) : this.type;
    if (isString && last === ':' && this.#isScalar) return word;
    const known = word.includes('_') ? camelOf(word) : word;
    if (kindOf(known, type, this.#model) !== undefined) {
      this.#value = targetOf(known, type, this.#model);
      this.#isScalar = this.#value === type;
      return renameKey(word, type, this.#model, own);
    }
    const named = this.#variables.get(word) ?? typeOf(word, this.#model);
    if (named !== undefined) this.of(named, isString && /^[[,]$/.test(last));
    else if (pointing.test(word)) this.#value = this.about;
    else if (foreign.test(word)) this.#value = 'other';
    else if (last === ':' && !isString && this.#value) this.#variables.set(word, this.#value);
    else if (!isMember) this.#value = undefined;
    return renameKey(word, undefined, this.#model, own);
  }

  #open(isBlock: boolean): void {
    const { type } = this.#frame;
    this.#frames.push({ type: this.#value ?? type, before: this.#value, isBlock });
    this.#value = undefined;
  }

  #declare(type: string | undefined): void {
    for (const name of this.#declared)
      if (!this.#variables.has(name)) this.#variables.set(name, type);
    this.#declared = [];
  }
}
