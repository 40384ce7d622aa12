import { addressOf } from './page-address.ts';
import { ask, isFresh, type KeptAnswer, type PageAnswers } from './page-answers.ts';

/** Never more than this is held of pages that nobody has asked for yet, in bytes as transferred. */
export const aheadLimit = 100 * 1024;

/** A page that is not there yet counts as this much, in bytes, until a larger one came. */
const smallestEstimate = 20 * 1024;

/**
 * Why a page is fetched ahead, the strongest last: its link was in view earlier, it is in view, the
 * page is the next or the previous one, or the reader points at its link.
 */
const claims = ['earlier', 'inView', 'neighbor', 'wanted'] as const;
export type Claim = (typeof claims)[number];

interface Ahead {
  bytes: number;
  claim: Claim;
}

/** Fetches pages before anybody asks for them, and never holds too many. */
export class AheadFetcher {
  private readonly ahead = new Map<KeptAnswer, Ahead>();
  private readonly answers: PageAnswers;
  /** Bytes of the largest page that came, which the next one may have as well. */
  private estimate = smallestEstimate;

  /** @param answers where the router looks for pages */
  constructor(answers: PageAnswers) {
    this.answers = answers;
  }

  /**
   * Fetches a page, unless that would be too much at a time.
   * @param claim a stronger one takes the place of weaker ones, and `wanted` of any
   */
  async fetch(url: URL, claim: Claim): Promise<void> {
    const address = addressOf(url);
    const known = this.answers.get(address);
    if ((known && isFresh(known)) || !this.makeRoom(claim)) return;
    const answer = ask(url, { priority: claim === 'wanted' ? 'auto' : 'low' });
    const kept: KeptAnswer = { answer, at: performance.now(), visited: false };
    const held: Ahead = { bytes: this.estimate, claim };
    this.answers.set(address, kept);
    this.ahead.set(kept, held);
    try {
      held.bytes = sizeOf(url, (await answer).text);
      this.estimate = Math.max(this.estimate, held.bytes);
    } catch {
      if (this.answers.get(address) === kept) this.answers.delete(address);
    }
  }

  /**
   * Lets what was fetched ahead give way to other links: after a change of pages to those of the new
   * page, after scrolling to those that came into view.
   * @param claim the strongest that weakens
   */
  weakenClaims(claim: Claim): void {
    for (const held of this.ahead.values()) {
      if (!isStronger(held.claim, claim)) held.claim = 'earlier';
    }
  }

  /** Whether one more page may be fetched, after weaker claims gave way to a stronger one. */
  private makeRoom(claim: Claim): boolean {
    const waiting = [...this.answers].filter(([, kept]) => !kept.visited && this.ahead.has(kept));
    let bytes = this.estimate;
    for (const [, kept] of waiting) bytes += this.ahead.get(kept)?.bytes ?? 0;
    for (const [address, kept] of waiting) {
      if (bytes <= aheadLimit) break;
      const held = this.ahead.get(kept);
      if (!held || !(isStronger(claim, held.claim) || claim === 'wanted')) continue;
      this.answers.delete(address);
      this.ahead.delete(kept);
      bytes -= held.bytes;
    }
    return bytes <= aheadLimit;
  }
}

const isStronger = (one: Claim, other: Claim): boolean =>
  claims.indexOf(one) > claims.indexOf(other);

/** Bytes of a page as it came over the network, or about so many where the browser does not say. */
function sizeOf(url: URL, text: string): number {
  const timing: unknown = performance.getEntriesByName(url.href, 'resource').at(-1);
  return Number(Reflect.get(Object(timing), 'encodedBodySize')) || text.length / 5;
}
