import { iconId, type SpriteIconName } from './sprite-icons.ts';

interface Props {
  readonly name: SpriteIconName;
  /** Width and height in pixels. */
  readonly size: number;
}

/** An icon next to a word that says the same, drawn from a sprite of the page. */
export function SpriteIcon({ name, size }: Props) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
