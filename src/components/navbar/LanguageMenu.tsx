import { Dropdown } from '../dropdown/Dropdown.tsx';
import { SpriteIcon } from '../icon/SpriteIcon.tsx';

interface Props {
  readonly language: string;
}

/** The languages of the documentation; English is the only one (product-spec S1). */
export function LanguageMenu({ language }: Props) {
  return (
    <Dropdown
      name="Language"
      icon={<SpriteIcon name="languages" size={18} />}
      // The same page in the only language there is.
      items={[{ label: language, href: '', current: true }]}
    />
  );
}
