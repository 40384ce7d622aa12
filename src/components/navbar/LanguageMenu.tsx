import { SpriteIcon } from '../../ui/icon/SpriteIcon.tsx';
import { Menu } from '../menu/Menu.tsx';
import styles from './LanguageMenu.module.css';

/** The page in the only language there is. */
const samePage = '';

interface Props {
  readonly language: string;
}

/** The languages of the documentation; English is the only one (SPECIFICATION.md S1). */
export function LanguageMenu({ language }: Props) {
  return (
    <Menu
      label={`Language: ${language}`}
      icon={
        <>
          <SpriteIcon name="languages" size={18} />
          <span>{language}</span>
          <SpriteIcon name="chevron-down" size={14} />
        </>
      }
      className={styles.button}
      opensOnHover
    >
      <li>
        <a href={samePage} aria-current="true">
          {language}
          <SpriteIcon name="check" size={14} />
        </a>
      </li>
    </Menu>
  );
}
