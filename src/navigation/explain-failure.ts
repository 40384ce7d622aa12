/** How long the explanation stays, in milliseconds. */
const duration = 6000;

/** Distance of the explanation from the button, in pixels. */
const gap = 8;

/** The event by which `hydrate-on-interaction.ts` tells which button it could not bring to life. */
const partFailed = 'part-failed';

/** Says beside a button that what it is for could not be loaded, and that pressing it again may help. */
export function explainFailures(): void {
  document.addEventListener(partFailed, ({ target }) => {
    if (target instanceof Element) explainFailure(target);
  });
}

export function explainFailure(button: Element): void {
  const template = document.getElementById('load-part-failure');
  if (!(template instanceof HTMLTemplateElement)) return;
  document.querySelector('[data-part-failure]')?.remove();
  const message = template.content.firstElementChild?.cloneNode(true);
  if (!(message instanceof HTMLElement)) return;
  message.dataset.partFailure = '';
  document.body.append(message);
  // Under the button, but inside the window.
  const { left, bottom } = button.getBoundingClientRect();
  const right = innerWidth - message.offsetWidth - gap;
  message.style.left = `${Math.max(gap, Math.min(left, right))}px`;
  message.style.top = `${Math.min(bottom + gap, innerHeight - message.offsetHeight - gap)}px`;
  setTimeout(() => message.remove(), duration);
}
