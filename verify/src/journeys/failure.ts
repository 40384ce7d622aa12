import type { Place } from '../finding.ts';

/** What a reader can't do as the page says; the journey ends there. */
export class JourneyError extends Error {
  readonly place: Place | undefined;

  /** @param place the line within a block; otherwise the failure is that of the whole item */
  constructor(message: string, place?: Place) {
    super(message);
    this.place = place;
  }
}
