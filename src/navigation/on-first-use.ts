const interactions = () => import('./interactions.ts');

const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
  (target as Element).closest<HTMLElement>(selector);

/**
 * What a reader may never use is fetched when they first do; see the budgets in CONTRIBUTING. Buttons
 * inside the text (tabs, copying, asking about code), the keys of tabs, and what scrolling starts.
 */
export function loadOnFirstUse(): void {
  const { askAi } = document.documentElement.dataset;
  const askButtons = askAi ? `,[data-ask-ai-code],.${askAi}:not([data-ask-ai-launcher])` : '';
  document.addEventListener('click', ({ target }) => {
    const button = closest(target, `[data-copy],[data-wrap],[data-tab]${askButtons}`);
    if (button) interactions().then(({ press }) => press(button));
  });
  document.addEventListener('keydown', (event) => {
    const tab = closest(event.target, '[data-tab]');
    if (!tab || !/^(Arrow(Left|Right)|Home|End)$/.test(event.key)) return;
    event.preventDefault();
    interactions().then(({ moveToTab }) => moveToTab(tab, event.key));
  });
  // While capturing, the window sees the event wherever it was dispatched.
  addEventListener(
    'ask-ai:open',
    (event) =>
      interactions().then(({ openAskAi }) => openAskAi(Reflect.get(event, 'detail') ?? {})),
    true,
  );
  addEventListener('scroll', () => import('./on-scroll.ts').then(({ start }) => start()), {
    once: true,
    passive: true,
  });
}

/** Opens what hides the target of the address, such as the panel of a tab. */
export function showTarget(): void {
  const target = document.querySelector<HTMLElement>(':target');
  if (!target || target.checkVisibility()) return;
  interactions().then(({ revealTarget }) => revealTarget(target));
}
