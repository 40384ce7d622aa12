import { test as base, expect } from '@playwright/test';

export * from '@playwright/test';

/** A violation of a content policy, as the browser tells it. */
interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  readonly sample: string;
}

interface Fixtures {
  /** What a test has blocked on purpose, by what the browser says of it; each must come. */
  expectedViolations: { readonly all: readonly RegExp[] };
  noViolations: undefined;
  pointerAway: undefined;
}

/** What a pointer does that nobody moves. */
const resting = [
  'pointerover',
  'pointerenter',
  'pointermove',
  'mouseover',
  'mouseenter',
  'mousemove',
];

/**
 * Every test runs under the content policies that hosts send, and fails if a page breaks one. In the
 * frame of a playground code is meant to fail at what it tries.
 */
export const test = base.extend<Fixtures>({
  expectedViolations: [{ all: [] }, { option: true }],
  // Without a window, Chromium has a pointer in the upper left corner of each page, on what wakes there.
  pointerAway: [
    async ({ context }, use) => {
      await context.addInitScript((types) => {
        for (const type of types) {
          addEventListener(
            type,
            (event) => {
              if (event instanceof MouseEvent && event.clientX + event.clientY === 0)
                event.stopImmediatePropagation();
            },
            { capture: true },
          );
        }
      }, resting);
      await use(undefined);
    },
    { auto: true },
  ],
  noViolations: [
    async ({ context, expectedViolations }, use) => {
      const violations: string[] = [];
      await context.exposeBinding('reportViolation', (_, violation: Violation) => {
        const { directive, blocked, page, sample } = violation;
        violations.push(`${directive} blocks ${blocked} on ${page} ${sample}`.trim());
      });
      await context.addInitScript(() => {
        if (location.pathname === '/frames/playground.html') return;
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, documentURI, sample } = event;
          const report = Reflect.get(window, 'reportViolation');
          report?.({
            directive: effectiveDirective,
            blocked: blockedURI,
            page: documentURI,
            sample,
          });
        });
      });
      await use(undefined);
      for (const wanted of expectedViolations.all) {
        await expect
          .poll(() => violations.join('\n'), 'what the content policy has to block')
          .toMatch(wanted);
      }
      // What a page has told until now arrives before the answer to this.
      for (const page of context.pages()) await page.evaluate(() => 0).catch(() => undefined);
      const unexpected = violations.filter(
        (violation) => !expectedViolations.all.some((expected) => expected.test(violation)),
      );
      expect(unexpected, 'what the content policy had to block').toEqual([]);
    },
    { auto: true },
  ],
});
