import { tell } from '../../analytics/events.ts';
import { pageShown } from '../../browser/page-shown.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { storageKey } from '../tabs/tabs.ts';

const key = storageKey('request');

/**
 * Shows requests in the form that the reader chooses on any page, now or earlier.
 * @param explainFailure says next to a part that its script is missing
 */
export function followRequestForm(explainFailure: (part: Element) => void): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.matches('[data-form]')) return;
    const { value } = target;
    const before = target.getBoundingClientRect().top;
    show(
      value,
      () => {
        writeStored(key, value);
        tell('Tab Changed', { path: location.pathname, group: 'request', value });
        // Blocks above change their height; what the reader chose in stays where it is.
        scrollBy({ top: target.getBoundingClientRect().top - before, behavior: 'instant' });
      },
      () => {
        target.selectedIndex = 0;
        explainFailure(target);
      },
    );
  });
  // What the reader chose before this was there to hear it.
  for (const select of document.querySelectorAll<HTMLSelectElement>('[data-form]')) {
    if (select.selectedIndex > 0) select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const showChosen = () => {
    const form = readStored(key);
    if (form && document.querySelector('[data-form]')) show(form);
  };
  showChosen();
  document.addEventListener(pageShown, showChosen);
  addEventListener('storage', (event) => {
    if (event.key === key && event.newValue) show(event.newValue);
  });
}

function show(form: string, shown?: () => void, failed?: () => void): void {
  import('./request-forms.ts').then(
    ({ showForms }) => {
      showForms(form);
      shown?.();
    },
    failed ?? (() => {}),
  );
}
