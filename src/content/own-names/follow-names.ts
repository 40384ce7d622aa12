import { pageShown } from '../../browser/page-shown.ts';
import { readStored } from '../../browser/storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';

/**
 * Shows the reader's own names in the code of pages, if they chose some and if the script for it comes.
 * @param explainFailure says next to a part that its script is missing
 */
export function followNames(explainFailure: (part: Element) => void): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-names]') : null;
    if (!button) return;
    import('./mount-own-names.tsx').then(
      ({ openOwnNames }) => openOwnNames(),
      () => explainFailure(button),
    );
  });
  const show = () => {
    import('./show-names.ts').then(({ showNames }) => showNames()).catch(() => {});
  };
  const showIfChosen = () => readStored(storageKeys.ownNames) && show();
  showIfChosen();
  document.addEventListener(pageShown, showIfChosen);
  addEventListener('storage', ({ key }) => key === storageKeys.ownNames && show());
}
