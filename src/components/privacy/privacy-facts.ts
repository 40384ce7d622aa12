import { storageKeys as analyticsKeys, clickIds, cookieDays } from '../../analytics/constants.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { outsideOrigins } from '../../config/outside-origins.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { AnalyticsConfig, ThirdPartyScript } from '../../config/third-parties.ts';
import type { Fact, FactPart } from '../fact-sheet/fact-part.ts';

/** What each key that the site can store is for, in words for readers. */
const storedTexts: Readonly<Record<keyof typeof storageKeys, string>> = {
  colorMode: 'Light or dark mode, once you choose one.',
  announcement: 'Which announcement you closed.',
  announcementClosed: 'That you closed it.',
  tab: 'The tab that you chose in a group, such as your package manager.',
  version: 'The version of the documentation you read.',
  ownVersion: 'The version of Strapi that you said is yours.',
  ownNames: 'The names of your content type that you want to read in examples.',
  sidebarHidden: 'Whether you hid the sidebar.',
  recentSearches: 'The last five results you opened from the search.',
  favoriteSearches: 'The results you saved.',
  checklist: 'The steps you checked off.',
  fonts: 'That your browser has the fonts of the site.',
  consent: 'What you answered about counting.',
  migrationChecker: 'The code you pasted into the migration checker, until you close the tab.',
  errorFinder: 'What you pasted into the error finder, until you close the tab.',
};

/** What the site keeps in the reader's own browser; the answer about counting only if it's asked. */
function storedFacts(asks: boolean): Fact[] {
  const names = Object.keys(storageKeys) as (keyof typeof storageKeys)[];
  return names
    .filter((name) => name !== 'consent' || asks)
    .map((name) => ({
      name: storageKeys[name].replace(/[.:]$/, '$&*'),
      text: storedTexts[name],
    }));
}

/** Everything that the configuration makes the site load, send and store, in words for readers. */
export function privacyParts(site: SiteConfig): FactPart[] {
  const { analytics, thirdPartyScripts, search, askAi } = site;
  const outside = [
    ...(search.provider === 'meilisearch' && search.meilisearch
      ? [
          {
            name: search.meilisearch.host,
            text: 'Gets what you type into the search, and which result you open.',
          },
        ]
      : []),
    ...(askAi?.provider.type === 'hosted'
      ? [
          {
            name: askAi.provider.script,
            text: `The assistant, loaded when you first open Ask AI. It gets your questions${askAi.provider.userAnalyticsCookie ? ', and sets a cookie' : ''}.`,
          },
        ]
      : []),
    ...(askAi?.provider.type === 'model'
      ? [{ name: askAi.provider.endpoint, text: 'Gets what you ask Ask AI.' }]
      : []),
    ...thirdPartyScripts.map(scriptFact),
  ];
  return [
    {
      slug: 'stored',
      title: 'Stored in your browser',
      text: 'The site remembers your choices in the storage of your browser. They never leave it, and the site works without them.',
      facts: storedFacts(asksForConsent(site)),
    },
    {
      slug: 'loaded',
      title: 'Loaded from elsewhere',
      text:
        outside.length > 0
          ? 'Besides its own files, the site loads the following. If your browser blocks any of it, the pages still work.'
          : 'Nothing. All files come from this site: it loads no scripts, fonts, pictures or styles from anywhere else.',
      facts: outside,
    },
    ...(site.requests ? [sentPart(site.requests.servers)] : []),
    analytics ? analyticsPart(analytics, outsideOrigins(site).connections) : noAnalytics,
  ];
}

const sentPart = (servers: readonly string[]): FactPart => ({
  slug: 'sent',
  title: 'Requests that you send',
  text: 'Pages can send their examples to your own server if you ask for it. The token that you enter is sent there and kept nowhere.',
  facts: servers.map((name) => ({ name, text: 'Gets only what you send.' })),
});

/** Whether readers are asked before something is loaded. */
export const asksForConsent = ({ analytics, thirdPartyScripts }: SiteConfig): boolean =>
  analytics?.consent === 'required' ||
  thirdPartyScripts.some(({ strategy }) => strategy === 'consent');

const when: Readonly<Record<ThirdPartyScript['strategy'], string>> = {
  idle: 'Loaded once the page is at rest.',
  interaction: 'Loaded at your first key, click or scroll.',
  consent: 'Loaded only if you agree.',
};

function scriptFact({ name, src, purpose, strategy, stores }: ThirdPartyScript): Fact {
  const keeps = stores.length > 0 ? ` It stores ${stores.join(', ')}.` : '';
  return { name: src, text: `${name}: ${purpose} ${when[strategy]}${keeps}` };
}

const noAnalytics: FactPart = {
  slug: 'counted',
  title: 'Counted',
  text: 'Nothing. The site has no analytics and sets no cookies.',
  facts: [],
};

function analyticsPart(config: AnalyticsConfig, hosts: readonly string[]): FactPart {
  const { apiKey, zone, consent, respectSignals } = config;
  const keys = analyticsKeys(apiKey);
  const agreed = consent === 'required' ? 'If you agree, the site counts' : 'The site counts';
  const signals = respectSignals
    ? ' If your browser says Do Not Track or Global Privacy Control, nothing is counted and nothing is stored.'
    : '';
  return {
    slug: 'counted',
    title: 'Counted',
    text: `${agreed} which pages are read, what is searched and asked, which code is copied, which tabs are chosen, and what you say about a page. Amplitude keeps these events in the ${zone === 'EU' ? 'European Union' : 'United States'}.${signals}`,
    facts: [
      ...hosts.map((name) => ({ name, text: 'A host that your browser sends events to or asks.' })),
      {
        name: keys.identity,
        text: `A cookie with a random number for your device and for your visit, kept for ${cookieDays} days.`,
      },
      {
        name: keys.campaign,
        text: `A cookie with the address you came from, and with the campaign if its link named one (utm parameters, ${clickIds.join(', ')}).`,
      },
      { name: keys.unsent, text: 'Events that are not sent yet, in the local storage.' },
    ],
  };
}
