import { useState } from 'react';
import { removeStored, writeStored } from '../../browser/storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { withBase } from '../../browser/with-base.ts';
import { ChoiceDialog, notStored } from '../../ui/choice-dialog/ChoiceDialog.tsx';
import { ownVersion, versionIn } from '../../ui/own-version/own-version.ts';
import { markNewer } from './mark-newer.ts';

interface Props {
  readonly documented: string;
  readonly onClose: () => void;
}

/** Asks for the reader's version, or for the `package.json` that names it. */
export function OwnVersionDialog({ documented, onClose }: Props) {
  const [known] = useState(ownVersion);
  return (
    <ChoiceDialog
      title="Your version of Strapi"
      label="Version, or the content of your package.json"
      known={known}
      submit="Mark what's newer"
      onChoose={(text) => {
        const version = versionIn(text);
        if (version === undefined)
          return 'No version of Strapi 5 found. Enter one such as 5.48.0, or paste your package.json.';
        if (!writeStored(storageKeys.ownVersion, version)) return notStored;
        markNewer();
        return undefined;
      }}
      onForget={() => {
        removeStored(storageKeys.ownVersion);
        markNewer();
      }}
      onClose={onClose}
    >
      <p>
        These pages describe Strapi {documented}. Enter the version you use, and whatever is newer
        is marked on pages, in search results and in answers. Your choice{' '}
        <a href={withBase('/privacy')}>stays in your browser</a>.
      </p>
    </ChoiceDialog>
  );
}
