import type { ColorMode } from '../../ui/color-mode/color-mode.ts';
import type { DiagramPalette } from './diagram-messages.ts';

/** Reads the colors of the page as they are now; `mode` is the one they belong to. */
export function readPalette(mode: ColorMode): DiagramPalette {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  return {
    dark: mode === 'dark',
    background: color('background'),
    surface: color('surface'),
    accentSurface: color('accent-surface'),
    accent: color('accent'),
    border: color('border-strong'),
    text: color('text'),
    textMuted: color('text-muted'),
  };
}
