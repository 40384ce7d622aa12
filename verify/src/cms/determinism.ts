/**
 * Preloaded into the CMS process (`node --import`). Makes what a run produces depend on the
 * examples alone: the clock stands still and moves only when told to, and generated document
 * ids come from a counter instead of a random source.
 */
import { createHash } from 'node:crypto';
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
