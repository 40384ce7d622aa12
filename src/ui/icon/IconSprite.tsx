import { drawingOf } from './lucide.tsx';
import { iconId } from './sprite-icons.ts';

interface Props {
  /** Names in Lucide. */
  readonly names: readonly string[];
}

/** The drawings that icons refer to, out of sight. Only for the build: it can draw every icon. */
export function IconSprite({ names }: Props) {
  if (names.length === 0) return null;
  return (
    <svg className="sprite" aria-hidden="true">
      {names.map((name) => (
        <symbol
          key={name}
          id={iconId(name)}
          viewBox="0 0 24 24"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: Lucide's own drawing
          dangerouslySetInnerHTML={{ __html: drawingOf(name) }}
        />
      ))}
    </svg>
  );
}
