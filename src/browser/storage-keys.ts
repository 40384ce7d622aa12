/**
 * Everything that the site itself keeps in a reader's browser. Nothing else can be stored
 * (`storage.ts`), and the privacy page lists each. The names that start with "docusaurus" are those of
 * the site before, so that readers keep what they chose (`SPECIFICATION.md`, S9).
 */
export const storageKeys = {
  colorMode: 'theme',
  announcement: 'docusaurus.announcement.id',
  announcementClosed: 'docusaurus.announcement.dismiss',
  /** Followed by the group. */
  tab: 'docusaurus.tab.',
  version: 'docs-preferred-version-default',
  ownVersion: 'docs-own-version',
  ownNames: 'docs-own-names',
  sidebarHidden: 'docs-sidebar-hidden',
  recentSearches: 'docs-search-recent',
  favoriteSearches: 'docs-search-favorite',
  /** Followed by the page and the list. */
  checklist: 'docs-checklist:',
  fonts: 'docs-fonts',
  consent: 'docs-consent',
  migrationChecker: 'migration-checker',
  errorFinder: 'error-finder',
} as const;

/** What can be stored under; two of the keys only begin like this. */
export type StorageKey =
  | (typeof storageKeys)[keyof typeof storageKeys]
  | `${typeof storageKeys.tab}${string}`
  | `${typeof storageKeys.checklist}${string}`;
