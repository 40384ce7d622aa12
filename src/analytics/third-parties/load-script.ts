import type { ThirdPartyScript } from '../../config/third-parties.ts';

/**
 * Loads a script, or the stylesheet of an icon font, from elsewhere. If it is blocked, lost or slow,
 * the page goes on without it, and only the console says so (SPECIFICATION.md S7).
 */
export function loadScript(script: ThirdPartyScript): void {
  const { name, kind, src, timeout, integrity } = script;
  if (kind === 'tag-manager') announceStart();
  const element = src.endsWith('.css') ? stylesheet(src) : asyncScript(src);
  element.dataset.thirdParty = name;
  if (integrity) {
    element.integrity = integrity;
    element.crossOrigin = 'anonymous';
  }
  const giveUp = (reason: string) => {
    clearTimeout(timer);
    element.remove();
    console.warn(`The third-party script “${name}” (${src}) ${reason}. The page works without it.`);
  };
  const timer = setTimeout(() => giveUp(`did not load within ${timeout} ms`), timeout);
  element.addEventListener('load', () => clearTimeout(timer));
  element.addEventListener('error', () => giveUp('failed to load'));
  document.head.append(element);
}

function asyncScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  return script;
}

function stylesheet(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return link;
}

/** What a tag manager expects to find: when the page asked for it. */
function announceStart(): void {
  const global: { dataLayer?: unknown[] } = window as { dataLayer?: unknown[] };
  global.dataLayer ??= [];
  global.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
}
