/** The icons around the text, by their names in Lucide. Every page carries each of them once. */
export const spriteIcons = [
  'arrow-left',
  'arrow-right',
  'badge-check',
  'check',
  'chevron-down',
  'chevrons-left',
  'chevrons-right',
  'cloud-off',
  'copy',
  'external-link',
  'file-text',
  'house',
  'languages',
  'menu',
  'moon',
  'pencil-line',
  'search',
  'sparkles',
  'square-terminal',
  'sun',
  'tag',
  'x',
] as const;

/** The icons that few pages have; these carry the drawing themselves, in their own sprite. */
type RareIconName = 'eye-off';

export type SpriteIconName = (typeof spriteIcons)[number] | RareIconName;

/** The id under which a page holds the drawing of an icon. */
export const iconId = (name: string): string => `icon-${name}`;
