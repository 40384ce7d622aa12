import { createRoot } from 'react-dom/client';
import { writeStored } from '../../browser/storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { withBase } from '../../browser/with-base.ts';
import { namesIn } from '../../names/names.ts';
import { ChoiceDialog, notStored } from '../../ui/choice-dialog/ChoiceDialog.tsx';
import { forgetNames, loadModel, ownNames, showNames } from './show-names.ts';

/** Asks for the names that the reader has, until the dialog is closed. */
export function openOwnNames(): void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(
    <ChoiceDialog
      title="Use your own names"
      label="Plural name, route or the content of your schema.json"
      known={ownNames()?.plural}
      submit="Use these names"
      onChoose={choose}
      onForget={forgetNames}
      onClose={() => {
        root.unmount();
        host.remove();
      }}
    >
      <p>
        The examples are about restaurants. Enter one of your content types to see its names in the
        code on every page. With a schema.json, fields of the same kind are renamed, too. What you
        enter <a href={withBase('/privacy')}>stays in your browser</a>.
      </p>
    </ChoiceDialog>,
  );
}

async function choose(text: string): Promise<string | undefined> {
  try {
    const names = namesIn(text, await loadModel());
    if (typeof names === 'string') return names;
    if (!writeStored(storageKeys.ownNames, JSON.stringify(names))) return notStored;
    await showNames();
    return undefined;
  } catch {
    return "The names of the examples didn't load. Try again.";
  }
}
