/** What the script in the head needs of the configuration. */
export interface BeforePaintOptions {
  readonly defaultMode: 'light' | 'dark';
  readonly respectSystem: boolean;
  readonly announcementId: string | null;
  /** Addresses of the site's own fonts. */
  readonly fonts: readonly string[];
}

/**
 * Runs in the head of every page before anything is painted, so that nothing flashes: the color
 * mode, a closed announcement, a hidden sidebar, the room for what says whose names examples have, the
 * fonts, and how much is laid out. It is put into the page as text and must not use anything from outside itself.
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
  // color-mode.ts follows the system from here on.
  if (options.respectSystem) root.dataset.followsSystem = '';
  if (read('docs-sidebar-hidden') === 'true') root.dataset.sidebar = 'hidden';
  if (read('docs-own-names')) root.dataset.ownNames = '';
  // Where there is no announcement, nothing is hidden.
  if (
    read('docusaurus.announcement.id') === options.announcementId &&
    read('docusaurus.announcement.dismiss') === 'true'
  ) {
    root.dataset.announcement = 'dismissed';
  }
  // The fonts of the site where they are here immediately: kept from an earlier page, or from a host whose
  // first byte took no longer than `nearby`, in milliseconds, if the connection's round trips take less
  // than `slow`. (The first byte can come from a cache. A browser that hasn't measured a connection yet
  // says 100.) Elsewhere the system's own fonts serve until the next page load; see
  // navigation/keep-fonts.ts. They are never exchanged under a reader's eyes. A browser delays its
  // first paint for preloaded fonts, so on a slow connection none are preloaded.
  const nearby = 60;
  const slow = 125;
  const [page] = performance.getEntriesByType('navigation');
  const { requestStart = 0, responseStart = nearby + 1, type } = Object(page);
  const { rtt = 0 } = Object(Reflect.get(navigator, 'connection'));
  const key = options.fonts.join(' ');
  if (read('docs-fonts') === key || (responseStart - requestStart <= nearby && rtt < slow)) {
    root.dataset.fonts = 'now';
    for (const font of options.fonts) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' });
      link.href = font;
      document.head.append(link);
    }
  } else {
    root.dataset.fonts = key;
  }
  // Anyone who starts at the top can wait for what is far below; see navigation/lay-out.ts.
  if (type === 'navigate' && !location.hash) root.dataset.deferLayout = '';
  // Without its script the site can't say itself that it didn't load (SPECIFICATION.md S8).
  addEventListener(
    'error',
    ({ target }) => {
      const failure = document.querySelector<HTMLTemplateElement>('#load-site-failure');
      if (failure && target === document.querySelector('script[type=module]')) {
        document.body.prepend(failure.content);
      }
    },
    true,
  );
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
