/** How long the explanation stays, in milliseconds. */
const duration = 6000;

/** Distance of the explanation from the button, in pixels. */
const gap = 8;

/** The event by which `hydrate-on-interaction.ts` tells which button it could not bring to life. */
const partFailed = 'part-failed';

/** Says next to a button that what it is for could not be loaded, and that pressing it again may help. */
export function explainFailures(): void {
  document.addEventListener(partFailed, ({ target }) => {
    if (target instanceof Element) explainFailure(target);
  });
}

/**
 * Tells a reader who asked for something that its script is lost. If the site has been built again since
 * the page was loaded, the script is gone for good, so the page is loaded in full instead.
 */
export async function explainFailure(button: Element): Promise<void> {
  if (await isReplaced()) {
    location.reload();
    return;
  }
  document.querySelector('body > [data-part-failure]')?.remove();
  const message = messageOfFailure();
  if (!message) return;
  document.body.append(message);
  message.showPopover();
  // Under the button, but inside the window.
  const { left, bottom } = button.getBoundingClientRect();
  const right = innerWidth - message.offsetWidth - gap;
  message.style.left = `${Math.max(gap, Math.min(left, right))}px`;
  message.style.top = `${Math.min(bottom + gap, innerHeight - message.offsetHeight - gap)}px`;
  setTimeout(() => message.remove(), duration);
}

/** Says instead of an island that it is lost. What it would have replaced can be read. */
export function explainLostIsland(island: Element): void {
  const message = messageOfFailure();
  if (message) island.prepend(message);
}

function messageOfFailure(): HTMLElement | null | undefined {
  const template = document.querySelector<HTMLTemplateElement>('#load-part-failure');
  const message = template?.content.querySelector('p');
  return message && document.importNode(message, true);
}

/** Whether this page comes from another build today. Without a connection nobody knows. */
async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache' });
    const { build } = document.documentElement.dataset;
    return response.ok && !(await response.text()).includes(`="${build}"`);
  } catch {
    return false;
  }
}
