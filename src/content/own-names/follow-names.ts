import { pageShown } from '../../browser/page-shown.ts';
import { readStored } from '../../browser/storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';

/** Shows the reader's own names in the code of pages, if they chose some and if the script for it comes. */
export function followNames(): void {
  const show = () => {
    import('./show-names.ts').then(({ showNames }) => showNames()).catch(() => {});
  };
  const showIfChosen = () => readStored(storageKeys.ownNames) && show();
  showIfChosen();
  document.addEventListener(pageShown, showIfChosen);
  addEventListener('storage', ({ key }) => key === storageKeys.ownNames && show());
}
