import type { OpenRequest } from './events.ts';

/**
 * Opens the panel by clicking the launcher, the island in the navbar, which loads with its first
 * click. What was asked for is on the launcher until then.
 */
export function openAskAi(request: OpenRequest): void {
  const launcher = document.querySelector<HTMLElement>('[data-ask-ai-launcher]');
  if (!launcher) return;
  launcher.dataset.request = JSON.stringify(request);
  launcher.click();
}

/** What a button asks for: about the code next to it, or nothing yet. */
export function requestOf(button: Element): OpenRequest {
  const figure = button.hasAttribute('data-ask-ai-code') ? button.closest('figure') : undefined;
  return { code: figure?.querySelector('pre code')?.textContent ?? undefined };
}
