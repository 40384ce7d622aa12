/**
 * Preloaded into the CMS process (`node --import`). Makes what a run produces depend on the
 * examples alone: the clock is still and moves only when told to, and generated document
 * ids come from a counter instead of a random source.
 */
import crypto, { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

const EPOCH = Date.parse('2026-01-12T09:00:00.000Z');

/** The instant that `new Date()` and `Date.now()` see inside the CMS. */
export const clock = {
  now: EPOCH,
  advance(milliseconds: number): void {
    clock.now += milliseconds;
  },
};

// A proxy rather than a subclass: dates made by native code stay `instanceof Date`.
const RealDate = globalThis.Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [clock.now] : args, newTarget),
  apply: () => new RealDate(clock.now).toString(),
  get: (target, key, receiver) =>
    key === 'now' ? () => clock.now : Reflect.get(target, key, receiver),
});
Object.defineProperty(RealDate.prototype, 'constructor', {
  value: globalThis.Date,
  writable: true,
  configurable: true,
});

/** Turns a label into an id of the form that Strapi generates: 24 characters, a letter first. */
export function idFor(label: string): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const digits = `${letters}0123456789`;
  const bytes = createHash('sha256').update(label).digest();
  return Array.from(bytes.subarray(0, 24), (byte, index) =>
    index === 0 ? letters[byte % letters.length] : digits[byte % digits.length],
  ).join('');
}

/** Numbers the ids that the CMS generates on its own; restarted at every reset. */
export const idCounter = { next: 1 };

const cuid = createRequire(import.meta.url)('@paralleldrive/cuid2') as { createId: () => string };
cuid.createId = () => idFor(`generated:${idCounter.next++}`);

/** How many times random bytes were taken since the last reset; see `fixRandomBytes`. */
export const randomCounter = { next: 1 };

/**
 * Makes the tokens and hashes that the CMS generates the same each time, so that pictures of them are.
 * Only for the CMS behind the panel: responses are compared by form where they contain such values.
 */
export function fixRandomBytes(): void {
  const fixed = (size: number): Buffer => {
    const hash = createHash('shake256', { outputLength: size });
    return hash.update(`random:${randomCounter.next++}`).digest();
  };
  const randomBytes = (
    size: number,
    callback?: (error: Error | null, bytes: Buffer) => void,
  ): Buffer | undefined => {
    if (!callback) return fixed(size);
    callback(null, fixed(size));
    return undefined;
  };
  Object.assign(crypto, { randomBytes });
}
