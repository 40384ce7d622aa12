import mermaid from 'mermaid';
import type { DiagramAnswer, DiagramPalette, DiagramRequest, Drawing } from './diagram-messages.ts';

// Tells the page that this script is there; see `draw-diagram.ts`.
document.documentElement.dataset.ready = '';

/**
 * Runs in its own frame: the library measures text with style elements and attributes, which
 * the content policy of a page forbids. The page shows what comes out as an image.
 */
addEventListener('message', async (event: MessageEvent<DiagramRequest>) => {
  if (event.origin !== location.origin || event.source !== parent) return;
  const { id, source, palette } = event.data;
  const answer: DiagramAnswer = await draw(source, palette, id).then(
    (drawing) => ({ id, drawing }),
    (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
  );
  parent.postMessage(answer, location.origin);
});

async function draw(source: string, palette: DiagramPalette, id: number): Promise<Drawing> {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    // Labels of HTML would not show in an image in every browser.
    htmlLabels: false,
    // The other layout engine weighs more than everything else together.
    layout: 'dagre',
    // An image reaches none of the page's fonts: text is measured in the one it will show in.
    fontFamily: 'system-ui, sans-serif',
    theme: 'base',
    themeVariables: themeVariables(palette),
  });
  const { svg } = await mermaid.render(`diagram-${id}`, source);
  return sized(svg);
}

/** Gives the drawing its size, which an image needs; it comes as wide as its place. */
function sized(markup: string): Drawing {
  const parsed = new DOMParser().parseFromString(markup, 'text/html').querySelector('svg');
  const [, , width = 0, height = 0] = (parsed?.getAttribute('viewBox') ?? '')
    .split(/\s+/)
    .map(Number);
  if (!parsed || !(width > 0 && height > 0)) throw new Error('The diagram is empty.');
  parsed.removeAttribute('style');
  parsed.setAttribute('width', String(width));
  parsed.setAttribute('height', String(height));
  const svg = new XMLSerializer().serializeToString(parsed);
  return { svg, width: Math.ceil(width), height: Math.ceil(height) };
}

function themeVariables(palette: DiagramPalette): Record<string, string | boolean> {
  return {
    darkMode: palette.dark,
    useGradient: false,
    dropShadow: 'none',
    background: palette.background,
    mainBkg: palette.accentSurface,
    primaryColor: palette.accentSurface,
    primaryBorderColor: palette.accent,
    primaryTextColor: palette.text,
    secondaryColor: palette.surface,
    tertiaryColor: palette.surface,
    tertiaryTextColor: palette.text,
    textColor: palette.text,
    lineColor: palette.textMuted,
    clusterBkg: palette.surface,
    clusterBorder: palette.border,
    edgeLabelBackground: palette.background,
    noteBkgColor: palette.surface,
    noteBorderColor: palette.border,
    noteTextColor: palette.text,
    actorBkg: palette.accentSurface,
    actorBorder: palette.accent,
    signalColor: palette.textMuted,
    signalTextColor: palette.text,
  };
}
