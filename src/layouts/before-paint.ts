/** What the script in the head needs of the configuration. */
export interface BeforePaintOptions {
  readonly defaultMode: 'light' | 'dark';
  readonly respectSystem: boolean;
  readonly announcementId: string | null;
}

/**
 * Runs in the head of every page before anything is painted, so that nothing flashes: the colour
 * mode, a closed announcement and a hidden sidebar. It is put into the page as text and must not
 * use anything from outside itself.
 */
export function beforePaint(options: BeforePaintOptions): void {
  const root = document.documentElement;
  root.classList.add('js');
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const stored = read('theme');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const fallback = options.respectSystem ? system : options.defaultMode;
  root.dataset.theme = stored === 'light' || stored === 'dark' ? stored : fallback;
  if (read('docs-sidebar-hidden') === 'true') root.dataset.sidebar = 'hidden';
  if (
    options.announcementId !== null &&
    read('docusaurus.announcement.id') === options.announcementId &&
    read('docusaurus.announcement.dismiss') === 'true'
  ) {
    root.dataset.announcement = 'dismissed';
  }
  // Tabs show what was chosen on another page by rules that hold until tabs.ts takes over.
  try {
    const sheet = new CSSStyleSheet();
    for (const key of Object.keys(localStorage)) {
      const group = /^docusaurus\.tab\.(.+)/.exec(key)?.[1];
      if (group === undefined) continue;
      const value = JSON.stringify(read(key));
      const chosen = `[data-tabs=${JSON.stringify(group)}]:not([data-ready]):has(>[data-tab-panel=${value}])`;
      sheet.insertRule(
        `${chosen}{>[data-tab-panel]{display:none}>[data-tab-panel=${value}]{display:block}` +
          '>[role=tablist]>[data-tab]{--tab:initial}' +
          `>[role=tablist]>[data-tab=${value}]{--tab:var(--color-accent-text)}}`,
      );
    }
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // Without storage there is no choice, and an old browser shows it a moment later.
  }
}
