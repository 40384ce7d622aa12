import { invalidPath } from '../../browser/invalid-path.ts';

/** Says on the not-found page that the address itself is wrong, where it is (SPECIFICATION.md S8). */
export function explainAddress(page: Element): void {
  const reason = invalidPath(location.pathname);
  if (!reason) return;
  console.error(reason);
  const heading = page.querySelector('h1');
  const text = page.querySelector('p');
  const title = 'Invalid address';
  document.title = document.title.replace(heading?.textContent ?? '', title);
  if (heading) heading.textContent = title;
  if (text) text.textContent = reason;
}
