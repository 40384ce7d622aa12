import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/button/Button.tsx';
import { island } from '../../ui/crash/island.tsx';
import { OwnVersionDialog } from './OwnVersionDialog.tsx';

interface Props {
  /** The version that the pages describe, such as `5.54.0`. */
  readonly documented: string;
}

function OwnVersionPart({ documented }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        title={`These pages describe Strapi ${documented}`}
        onClick={() => setOpen(true)}
      >
        <span className="visually-hidden">Strapi</span> v{documented.split('.', 2).join('.')}
      </Button>
      {isOpen
        ? // The menu on small screens hides with everything in it.
          createPortal(
            <OwnVersionDialog documented={documented} onClose={() => setOpen(false)} />,
            document.body,
          )
        : null}
    </>
  );
}

/** The version that the pages describe; it opens the choice of the reader's own. */
export const OwnVersion = island(OwnVersionPart, 'header');
