import { stillFits } from './still-fits.ts';

/** What Astro writes before the first island: a style, the script of its directive, and its own script. */
const islandScripts =
  /(<style>astro-island\b.*?<\/style>)((?:<script>(?:(?!<\/script>).)*<\/script>){2})/s;

/**
 * Moves the scripts that wake islands from the first island, which is in the header, to the end of
 * the page. A browser stops at a script, and paints what it has until then: the header alone, and the
 * text only after another frame.
 * @throws Error if a page has islands, but Astro writes their scripts in another way
 */
export function moveIslandScripts(html: string): string {
  if (!html.includes('<astro-island')) return html;
  const found = islandScripts.exec(html);
  const end = html.lastIndexOf('</body>');
  stillFits(
    found !== null && end > 0,
    'move-island-scripts',
    'the scripts before the first island',
  );
  const [all, style = '', scripts = ''] = found;
  const after = found.index + all.length;
  return html.slice(0, found.index) + style + html.slice(after, end) + scripts + html.slice(end);
}
