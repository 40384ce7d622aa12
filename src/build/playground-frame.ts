import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Rolldown } from 'vite';
import { projectRoot } from '../config/project-root.ts';
import { playgroundFrameAddress } from '../content/playground/frame-address.ts';
import { playgroundFramePolicy } from '../content/playground/frame-policy.ts';
import { Kept } from './kept.ts';

const sources = 'src/content/playground/frame';

/**
 * Builds the document in which playgrounds run. It is one file without any other: a sandboxed frame
 * has no origin, so that modules would need the host to allow them to everybody.
 */
export function playgroundFrame(root: string): AstroIntegration {
  return {
    name: 'playground-frame',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          if (request.url !== playgroundFrameAddress) return next();
          response.setHeader('content-type', 'text/html;charset=utf-8');
          response.end(await frameDocument());
        });
      },
      'astro:build:done': async ({ dir }) => {
        const file = path.join(fileURLToPath(dir), playgroundFrameAddress);
        mkdirSync(path.dirname(file), { recursive: true });
        // The code alone decides what it is: it is bundled again when that changed.
        const kept = new Kept<string>(root, 'playground-frame');
        writeFileSync(file, await kept.getLater('', () => frameDocument()));
        kept.save();
      },
    },
  };
}

async function frameDocument(): Promise<string> {
  const script = await bundle(path.join(projectRoot, sources, 'frame.ts'));
  const styles = readFileSync(path.join(projectRoot, sources, 'frame.css'), 'utf8');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta http-equiv="Content-Security-Policy" content="${playgroundFramePolicy}">
<title>Result</title>
<style>${styles}</style>
</head>
<body>
<script>${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`;
}

/** Bundles the frame into one plain script. */
async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['iife'], name: 'playground', fileName: 'frame' },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const chunk = outputs[0]?.output[0];
  if (!chunk) throw new Error(`${entry}: the frame of playgrounds is empty.`);
  return chunk.code;
}
