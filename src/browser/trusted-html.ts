/** The name of the site's own policy, which the content policy allows. */
export const trustedTypesPolicy = 'site';

/** The part of Trusted Types that is used here; TypeScript doesn't know them yet. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: Same; readonly createScript: Same },
  ) => { readonly createHTML: Same; readonly createScript: Same };
}
type Same = (text: string) => string;

const same: Same = (text) => text;

/** Browsers with Trusted Types take HTML and scripts only from a policy that the site declared. */
const policy = (Reflect.get(globalThis, 'trustedTypes') as TrustedTypes | undefined)?.createPolicy(
  trustedTypesPolicy,
  { createHTML: same, createScript: same },
);

/** Marks HTML as written by this site, where the browser asks for that. */
export const trustOwnHtml: Same = (html) => policy?.createHTML(html) ?? html;

/** Reads HTML that this site wrote and its own host sent. Nothing in it runs. */
export function parseOwnHtml(html: string): Document {
  return new DOMParser().parseFromString(trustOwnHtml(html), 'text/html');
}

/**
 * A script with the text of one that is in a page of this site; it runs once it is in the document,
 * if the content policy has its hash.
 */
export function copyOwnScript({ textContent }: Element): HTMLScriptElement {
  const copy = document.createElement('script');
  const text = textContent ?? '';
  copy.textContent = policy?.createScript(text) ?? text;
  return copy;
}
