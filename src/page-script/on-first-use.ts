import { select } from '../content/tabs/tabs.ts';
import { explainFailure } from './explain-failure.ts';

const interactions = () => import('./interactions.ts');

const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * What a reader may never use is fetched when they first do; see the budgets in CONTRIBUTING. Buttons
 * inside the text (tabs, copying, asking about code, sending, names, enlarging), the keys of tabs, the
 * controls of the menu, and what scrolling starts.
 */
export function loadOnFirstUse(): void {
  const { askAi } = document.documentElement.dataset;
  const askButtons = askAi ? `,[data-ask-ai-code],.${askAi}:not([data-ask-ai-launcher])` : '';
  document.addEventListener('click', (event) => {
    const button = closest(
      event.target,
      `[data-copy],[data-wrap],[data-tab],[data-helpful],[data-send],[data-names]${askButtons}`,
    );
    if (button) {
      use(
        button,
        interactions(),
        ({ press }) => press(button),
        () => showPanel(button),
      );
    }
    const picture = closest(event.target, '[data-zoom]');
    if (picture) {
      use(picture, import('../content/picture/zoom.ts'), ({ openZoom }) => openZoom(picture));
    }
    const control = closest(event.target, '[data-menu-control]');
    if (control) {
      use(control, import('../components/site-menu/control-menu.ts'), ({ controlMenu }) =>
        controlMenu(control),
      );
    }
    const group = closest(event.target, '#site-menu summary')?.parentElement;
    if (group instanceof HTMLDetailsElement) {
      event.preventDefault();
      import('../components/site-menu/collapse.ts').then(
        ({ toggleDetails }) => toggleDetails(group),
        // Without its animation, as without scripts.
        () => group.toggleAttribute('open'),
      );
    }
    // The page that a link leads to shows as soon as it is there; the menu isn't in its way.
    const link = closest(event.target, '#site-menu:popover-open a:not([data-group])');
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
    if (!closest(event.target, '[data-toc-bar] summary')) {
      document.querySelector('[data-toc-bar][open]')?.removeAttribute('open');
    }
  });
  document.addEventListener('keydown', (event) => {
    const tab = closest(event.target, '[data-tab]');
    if (!tab || !/^(Arrow(Left|Right)|Home|End)$/.test(event.key)) return;
    event.preventDefault();
    use(
      tab,
      interactions(),
      ({ moveToTab }) => moveToTab(tab, event.key),
      () =>
        showPanel(
          tab[/Left|Home/.test(event.key) ? 'previousElementSibling' : 'nextElementSibling'],
        ),
    );
  });
  // While capturing, the window sees the event wherever it was dispatched.
  addEventListener(
    'ask-ai:open',
    (event) =>
      use(document.body, interactions(), ({ openAskAi }) =>
        openAskAi(Reflect.get(event, 'detail') ?? {}),
      ),
    true,
  );
  const selected = () => {
    if (getSelection()?.isCollapsed !== false) return;
    document.removeEventListener('selectionchange', selected);
    import('../components/feedback/watch-selection.ts').then(
      ({ watchSelection }) => watchSelection(),
      // The next selection tries again.
      () => document.addEventListener('selectionchange', selected),
    );
  };
  document.addEventListener('selectionchange', selected);
  const scrolled = () => {
    import('./on-scroll.ts').then(
      ({ start }) => start(),
      // The next scrolling tries again; until then the page reads as it did.
      () => addEventListener('scroll', scrolled, { once: true, passive: true }),
    );
  };
  addEventListener('scroll', scrolled, { once: true, passive: true });
}

/** Brings what the page that shows needs from the start, which most pages do not. */
export function loadWhatPageNeeds(): void {
  showTarget();
  const notFound = document.querySelector('[data-not-found]');
  if (notFound) {
    import('../components/not-found/explain-address.ts')
      .then(({ explainAddress }) => explainAddress(notFound))
      // That there is no such page is said already.
      .catch(() => {});
  }
  const filter = document.querySelector<HTMLInputElement>('[data-tag-filter]');
  if (filter) {
    import('../components/tags/filter-tags.ts').then(
      ({ filterTags }) => filterTags(filter),
      // Browsers search in pages as well.
      () => {},
    );
  }
  if (!document.querySelector('[data-checklist]')) return;
  import('../content/checklist/checklist.ts').then(
    ({ rememberTicks }) => rememberTicks(document),
    // The boxes can be checked; only the memory of them is missing.
    () => {},
  );
}

/**
 * Opens what hides the target of the address, such as the panel of a tab.
 * @param change of the address; right after the load, Chromium may leave the page at its top
 */
export function showTarget(change?: Event): void {
  const target = document.querySelector<HTMLElement>(':target');
  if (change && !scrollY) target?.scrollIntoView();
  if (!target || target.checkVisibility()) return;
  use(target, interactions(), ({ revealTarget }) => revealTarget(target));
}

/**
 * Does what a part of the page is for once its script is there, or says next to it that it is not.
 * @param instead what works without the script; returns whether it did
 */
function use<Module>(
  part: Element,
  script: Promise<Module>,
  run: (module: Module) => void,
  instead?: () => boolean,
): void {
  script.then(run, () => {
    if (!instead?.()) explainFailure(part);
  });
}

/** Shows the panel of a tab; its choice isn't remembered without the script. */
function showPanel(tab: Element | null): boolean {
  if (!(tab instanceof HTMLElement) || !tab.dataset.tab) return false;
  if (tab.parentElement?.parentElement) select(tab.parentElement.parentElement, tab.dataset.tab);
  tab.focus();
  return true;
}
