import type { Browser } from '@playwright/test';
import { responseTo } from '../checks/sequence.ts';
import { type Finding, failed } from '../finding.ts';
import { messageOf } from '../message-of.ts';
import type { PageBlock } from '../pages/page.ts';
import { isShell } from '../shell/languages.ts';
import { runCommands } from './commands.ts';
import { JourneyError } from './failure.ts';
import { copyFile, fileTitle } from './files.ts';
import { type Item, itemsOf } from './items.ts';
import type { JourneyPage } from './list.ts';
import { compareOutput } from './output.ts';
import { JourneyPanel } from './panel.ts';
import type { Reader } from './reader.ts';
import { sendRequest } from './requests.ts';
import { Server } from './server.ts';

/**
 * Follows one page from its first block to its last one.
 * @returns what is wrong; a command or file that the reader can't get past ends the page
 */
export async function followJourneyPage(
  entry: JourneyPage,
  reader: Reader,
  browser: () => Promise<Browser>,
): Promise<Finding[]> {
  const items = itemsOf(entry, reader.language);
  const server = new Server(reader);
  const panel = new JourneyPanel(reader, server, browser);
  const findings: Finding[] = [];
  reader.idsOnPage.clear();
  let printed: string | undefined;
  let at: Item | undefined;
  try {
    for (const [index, item] of items.entries()) {
      at = item;
      if (item.kind === 'step') {
        if (entry.scene !== undefined)
          await panel.follow(entry.scene, item.procedure, item.step, item.index);
        continue;
      }
      const { block } = item;
      const title = fileTitle(block);
      if (isShell(block)) {
        printed = await runCommands(block, reader, server);
        continue;
      }
      if (block.meta.request && block.lang === 'http') {
        findings.push(...(await sendRequest(block, nextResponse(items, index), reader, server)));
      } else if (title !== undefined) {
        copyFile(block, title, reader);
        reader.memory.counts.files += 1;
        if (title.startsWith('/')) server.changed();
      } else if (block.lang === 'text' && printed !== undefined && !block.meta.response) {
        compareOutput(block, printed);
      }
      printed = undefined;
    }
    await server.catchUp();
  } catch (error) {
    findings.push(asFinding(error, at, entry.page));
  } finally {
    await panel.close();
    await server.close();
  }
  return findings.filter(({ outcome }) => outcome === 'failed');
}

function nextResponse(items: readonly Item[], index: number): PageBlock | undefined {
  const blocks = items.map((item) => (item.kind === 'block' ? item.block : undefined));
  const rest = blocks.slice(index).filter((block) => block !== undefined);
  return responseTo(rest, 0);
}

function asFinding(error: unknown, item: Item | undefined, page: string): Finding {
  const own = item?.kind === 'block' ? item.block : item?.step;
  const place = (error instanceof JourneyError && error.place) || own || { file: page, line: 1 };
  return failed('journeys', place, messageOf(error));
}
