import { pageShown } from '../../browser/page-shown.ts';
import type { AnalyticsConfig, ThirdPartyScript } from '../../config/third-parties.ts';
import { earlyEventLimit } from '../constants.ts';
import { type ReaderEvent, readerEvent, tell } from '../events.ts';
import type { Analytics } from '../start.ts';
import { consent, consentChosen } from './consent.ts';
import { loadScript } from './load-script.ts';
import { needsConsent, type ThirdPartyOptions, withoutMeasuring } from './options.ts';

/** What counts as the reader's first interaction with the page. */
const interactions = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

/**
 * Loads what the site is configured for, once the page is at rest: what needs consent only after the
 * reader gave it. A browser that asks for privacy gets nothing that measures.
 */
export function startThirdParties(configured: ThirdPartyOptions): void {
  const options = asksForPrivacy() ? withoutMeasuring(configured) : configured;
  const { analytics, scripts } = options;
  const of = (wanted: ThirdPartyScript['strategy']) =>
    scripts.filter(({ strategy }) => strategy === wanted);
  of('idle').forEach(loadScript);
  onFirstInteraction(of('interaction'));
  if (analytics) count(analytics);
  withConsent(() => of('consent').forEach(loadScript));
  if (needsConsent(options) && consent() === undefined) askForConsent();
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-change-consent]')) askForConsent();
  });
}

/** Collects events until it is known whether they are counted, and starts the SDK if they are. */
function count(config: AnalyticsConfig): void {
  const early: ReaderEvent[] = [];
  const keep = (event: Event) => {
    if (event instanceof CustomEvent) early.push(event.detail);
    if (early.length > earlyEventLimit) early.shift();
  };
  document.addEventListener(readerEvent, keep);
  tellOfPages();
  const start = async () => {
    try {
      const { startAnalytics } = await import('../start.ts');
      const analytics = await startAnalytics(config, early);
      document.removeEventListener(readerEvent, keep);
      if (config.consent === 'required') followConsent(analytics);
    } catch (error) {
      // Blockers often stop it; the page has no use for it.
      console.warn('Analytics did not start.', error);
    }
  };
  if (config.consent === 'required') withConsent(start);
  else void start();
}

function followConsent(analytics: Analytics): void {
  document.addEventListener(consentChosen, () => {
    if (consent() === 'given') analytics.resume();
    else analytics.stop();
  });
}

/** Runs once the reader has agreed, be it on an earlier visit. */
function withConsent(run: () => void): void {
  if (consent() === 'given') {
    run();
    return;
  }
  const follow = () => {
    if (consent() !== 'given') return;
    document.removeEventListener(consentChosen, follow);
    run();
  };
  document.addEventListener(consentChosen, follow);
}

function onFirstInteraction(scripts: readonly ThirdPartyScript[]): void {
  if (scripts.length === 0) return;
  const load = () => {
    for (const name of interactions) removeEventListener(name, load);
    scripts.forEach(loadScript);
  };
  for (const name of interactions) addEventListener(name, load, { passive: true });
}

/** Who isn't asked has not agreed. */
function askForConsent(): void {
  import('./mount-consent-bar.tsx').then(
    ({ showConsentBar }) => showConsentBar(),
    (error: unknown) => console.warn('The question about consent did not load.', error),
  );
}

/** Whether the browser says Global Privacy Control or Do Not Track. */
const asksForPrivacy = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true ||
  Reflect.get(navigator, 'doNotTrack') === '1';

/** Tells of every page that shows, starting with this one. */
function tellOfPages(): void {
  let { referrer } = document;
  const tellOfPage = () => {
    const path = location.pathname;
    if (document.querySelector('[data-not-found]')) tell('Path Not Found', { path, referrer });
    else tell('Page Viewed', { path, title: document.title, referrer });
    referrer = path;
  };
  tellOfPage();
  document.addEventListener(pageShown, tellOfPage);
}
