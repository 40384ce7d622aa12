import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../finding.ts';
import { failed, passed, skipped, within } from '../finding.ts';
import type { BlockOutput } from '../pages/block-output.ts';
import type { Page, PageBlock } from '../pages/page.ts';
import { isRegionBlock } from '../pages/purpose.ts';
import { pathOf } from '../pages/title-path.ts';
import { examplePlugin } from '../paths.ts';
import { ensurePlugin } from '../plugin/build.ts';
import { quote } from '../plugin/regions.ts';

export interface RegionsResult {
  readonly findings: readonly Finding[];
  readonly outputs: readonly BlockOutput[];
}

/**
 * Compares the blocks with `region` with the files of the example plugin that their titles name. The
 * plugin as a whole has to pass the type checker and the build of the plugin SDK.
 */
export async function checkRegions(page: Page): Promise<RegionsResult> {
  const blocks = page.blocks.filter((block) => isRegionBlock(block) && !block.included);
  const findings: Finding[] = [];
  const outputs: BlockOutput[] = [];
  let quoted = false;
  for (const block of blocks) {
    if (block.meta.skip !== undefined) {
      findings.push(skipped('regions', block, block.meta.skip));
      continue;
    }
    const quotation = quotationFor(block);
    if (!quotation.ok) {
      findings.push(failed('regions', block, quotation.message));
      continue;
    }
    const { code } = quotation;
    const finding = compare(block, code);
    findings.push(finding);
    if (finding.outcome === 'failed') outputs.push({ block, code });
    quoted = true;
  }
  if (quoted) {
    const problem = await ensurePlugin().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const [first] = blocks;
    if (problem !== undefined && first) findings.push(failed('regions', first, problem));
  }
  return { findings, outputs };
}

function quotationFor({ lang, meta }: PageBlock): ReturnType<typeof quote> {
  const file = pathOf(meta.title)?.slice(1);
  if (file === undefined)
    return refuse(
      '`region` needs the path of a file of verify/plugin as title, such as title="server/src/index.ts".',
    );
  const absolute = path.join(examplePlugin, file);
  if (!existsSync(absolute)) return refuse(`There is no verify/plugin/${file}.`);
  const language = path.extname(file).slice(1);
  if (lang !== language)
    return refuse(`The language of ${file} is \`${language}\`, the block says \`${lang}\`.`);
  const { region } = meta;
  return quote(
    readFileSync(absolute, 'utf8'),
    `verify/plugin/${file}`,
    region === true ? undefined : region,
  );
}

const refuse = (message: string): ReturnType<typeof quote> => ({ ok: false, message });

function compare(block: PageBlock, code: string): Finding {
  const written = code.split('\n');
  const shown = block.code.trimEnd().split('\n');
  const line = [...Array(Math.max(written.length, shown.length)).keys()].find(
    (index) => written[index]?.trimEnd() !== shown[index]?.trimEnd(),
  );
  if (line === undefined) return passed('regions', block);
  const place = shown[line] === undefined ? block : within(block, line);
  return failed(
    'regions',
    { ...place, block: block.line },
    `The file has ${name(written[line])} in this place, the page has ${name(shown[line])}. Run with --update to copy the region again.`,
  );
}

const name = (line: string | undefined): string =>
  line === undefined ? 'nothing' : `\`${line.trim()}\``;
