import { Languages } from 'lucide-react';
import { Dropdown } from '../dropdown/Dropdown.tsx';

interface Props {
  readonly language: string;
  /** The current page, which is the same page in the only language there is. */
  readonly path: string;
}

/** The languages of the documentation; English is the only one (product-spec S1). */
export function LanguageMenu({ language, path }: Props) {
  return (
    <Dropdown
      name="Language"
      icon={<Languages size={18} aria-hidden="true" />}
      items={[{ label: language, href: path, current: true }]}
    />
  );
}
