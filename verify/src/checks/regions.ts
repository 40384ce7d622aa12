import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { firstOtherLine } from '../expected/output.ts';
import { checkEach, type Finding, failed, within } from '../finding.ts';
import { messageOf } from '../message-of.ts';
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
  const blocks = page.blocks.filter(isRegionBlock);
  const outputs: BlockOutput[] = [];
  let quoted = false;
  const findings = checkEach('regions', blocks, (block) => {
    let code: string;
    try {
      code = quotationFor(block);
    } catch (error) {
      return [messageOf(error)];
    }
    quoted = true;
    const difference = firstOtherLine(block.code.trimEnd(), code);
    if (!difference) return [];
    outputs.push({ block, code });
    const { line, real, shown } = difference;
    const message = `The file has ${real} in this place, the page has ${shown}. Run with --update to copy the region again.`;
    return [shown === 'nothing' ? message : { ...within(block, line), message }];
  });
  const [first] = blocks;
  if (quoted && first)
    await ensurePlugin().catch((error: unknown) =>
      findings.push(failed('regions', first, messageOf(error))),
    );
  return { findings, outputs };
}

function quotationFor({ lang, meta }: PageBlock): string {
  const file = pathOf(meta.title)?.slice(1);
  if (file === undefined)
    throw new Error(
      '`region` needs the path of a file of verify/plugin as title, such as title="server/src/index.ts".',
    );
  const absolute = path.join(examplePlugin, file);
  if (!existsSync(absolute)) throw new Error(`There is no verify/plugin/${file}.`);
  const language = path.extname(file).slice(1);
  if (lang !== language)
    throw new Error(`The language of ${file} is \`${language}\`, the block says \`${lang}\`.`);
  const { region } = meta;
  return quote(
    readFileSync(absolute, 'utf8'),
    `verify/plugin/${file}`,
    region === true ? undefined : region,
  );
}
