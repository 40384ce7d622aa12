import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { minify, transformWithOxc } from 'vite';

const query = '?inline-script';

/**
 * Lets a page contain a function as a script: `import source from './file.ts?inline-script'` gives
 * the text of the one function that the file exports, without types and minified.
 */
export function inlineScripts(): AstroIntegration {
  return {
    name: 'inline-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'inline-scripts',
                enforce: 'pre',
                async load(id) {
                  if (!id.endsWith(query)) return undefined;
                  const file = id.slice(0, -query.length);
                  this.addWatchFile(file);
                  const source = await functionText(await readFile(file, 'utf8'), file);
                  return { code: `export default ${JSON.stringify(source)};`, moduleType: 'js' };
                },
              },
            ],
          },
        });
      },
    },
  };
}

/** @throws Error if the file exports anything but one function, which is all that a page can contain */
export async function functionText(typescript: string, file: string): Promise<string> {
  const { code } = await transformWithOxc(typescript, file);
  const { code: small } = await minify(file.replace(/\.ts$/, '.js'), code, { module: true });
  const text = /^export (function [\s\S]*\})\s*;?$/.exec(small.trim())?.[1];
  if (!text || /\b(?:import|export)\b/.test(text)) {
    throw new Error(`${file}: a script inside pages is one exported function and imports nothing.`);
  }
  return text;
}
