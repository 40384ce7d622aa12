import type { GraphQLSchema } from 'graphql';
import type { Database, ServerDatabase } from '../cms/environment.ts';
import { type Finding, failed, judged, type Kind, skipped } from '../finding.ts';
import { messageOf } from '../message-of.ts';
import { NO_DATABASE, untried } from '../missing-here.ts';
import type { Page, PageBlock } from '../pages/page.ts';
import { isResponse, sequenceKind } from '../pages/purpose.ts';
import { pathOf } from '../pages/title-path.ts';
import { ownFile, textOf } from '../reader/page-states.ts';
import { toCommonJs } from '../reader/project.ts';
import { type CmsPool, PageSession } from '../session.ts';
import { SignIns } from '../sign-in/sign-in.ts';
import { checkGraphqlDocument, checkGraphqlRequest, liveSchema } from './graphql.ts';
import { type Answer, type Captures, checkHttp } from './http.ts';
import { type CapturedMark, checkRun } from './run.ts';

/** A response block and the real response of the CMS, for `--update`. */
export interface Captured {
  response: PageBlock;
  answer: Answer;
}

export interface SequenceResult {
  findings: Finding[];
  captured: Captured[];
  capturedMarks: CapturedMark[];
}

/**
 * Executes the blocks of a page in order: they share one state, which starts from the seed.
 * Blocks of included snippets run too, because later blocks may build on them, but a snippet's
 * own page is where they are counted.
 */
export async function checkSequence(page: Page, pool: CmsPool): Promise<SequenceResult> {
  const result: SequenceResult = { findings: [], captured: [], capturedMarks: [] };
  const session = new PageSession(pool, `page-${page.contentHash.slice(0, 8)}`);
  const captures: Captures = new Map();
  const signIns = new SignIns(page);
  const answered = new Set<PageBlock>();
  let schema: GraphQLSchema | undefined;
  try {
    for (const [index, block] of page.blocks.entries()) {
      const kind = sequenceKind(block);
      if (!kind) continue;
      const response =
        kind === 'http' || kind === 'graphql' ? responseTo(page.blocks, index) : undefined;
      if (response) answered.add(response);
      const counted = countedAs(kind);
      const add = (findings: Finding[]): void => {
        if (!block.included) result.findings.push(...findings);
      };
      const { skip, service, plugin } = block.meta;
      if (skip !== undefined) {
        if (kind !== 'response') add([skipped(counted, block, skip)]);
        continue;
      }
      const problem = misuse(kind, block, kind === 'response' ? answered.has(block) : response);
      if (problem !== undefined) add([failed(counted, block, problem)]);
      if (problem !== undefined || kind === 'response') continue;
      if (service !== undefined) await session.addService(service);
      if (plugin !== undefined) session.addPlugin(databaseOf(block));
      if (kind === 'profile') {
        signIns.addProfile(block);
        continue;
      }
      const database = databaseOf(block);
      if (!(await session.isAvailable(database))) {
        add([untried(counted, block, NO_DATABASE[database as ServerDatabase])]);
        continue;
      }
      if (kind === 'file') {
        add(judged('run', block, [await addFile(block, session)]));
        continue;
      }
      const cms = await session.cms(database);
      if (!cms) throw new Error(`The server of ${database} is gone.`);
      if (kind === 'document') {
        schema ??= await liveSchema(cms);
        add(checkGraphqlDocument(block, schema));
      } else if (kind === 'sign-in') {
        const { findings, cookies } = await signIns.run(block, cms);
        add(findings);
        captures.set('session-cookie', cookies);
      } else if (kind === 'run') {
        const { findings, captured } = await checkRun(block, cms);
        add(findings);
        if (!block.included) result.capturedMarks.push(...captured);
      } else if (response) {
        const check = kind === 'http' ? checkHttp : checkGraphqlRequest;
        const { findings, answer } = await check(block, response, cms, captures);
        add(findings);
        if (answer && !block.included) result.captured.push({ response, answer });
      }
    }
    result.findings.push(...signIns.unasked());
    await session.bootLastFiles();
  } catch (error) {
    // A boot that fails is the page's fault only when the page added something to the project.
    const first = page.blocks.find(
      (block) => sequenceKind(block) === 'file' || block.meta.plugin !== undefined,
    );
    if (!first) throw error;
    result.findings.push(
      failed('run', first, `The CMS doesn't boot with this page's files: ${firstLines(error)}`),
    );
  } finally {
    await signIns.stop();
    await session.stop();
  }
  return result;
}

type SequenceKind = Exclude<ReturnType<typeof sequenceKind>, undefined>;

/** @param partner the response to a request; whether a response has a request */
function misuse(
  kind: SequenceKind,
  { meta }: PageBlock,
  partner: PageBlock | boolean | undefined,
): string | undefined {
  if (kind === 'http' && !meta.request)
    return 'An http block must say what it is: ```http request followed by a response fence, or skip="why".';
  if (partner) return undefined;
  if (kind === 'response')
    return 'This response has no request before it. Put ```http request above it, or give the fence skip="why".';
  return kind === 'http' || kind === 'graphql'
    ? 'No response fence follows this request. Add ```jsonc response status=200 (run with --update to fill it in).'
    : undefined;
}

function countedAs(kind: SequenceKind): Kind {
  if (kind === 'http' || kind === 'response' || kind === 'sign-in') return 'http';
  if (kind === 'profile') return 'data';
  if (kind === 'document') return 'schema';
  return kind === 'graphql' ? 'graphql' : 'run';
}

/** The response fence that belongs to a request: the next one, unless another request comes first. */
export function responseTo(blocks: readonly PageBlock[], requestAt: number): PageBlock | undefined {
  for (const block of blocks.slice(requestAt + 1)) {
    if (isResponse(block)) return block;
    if (block.meta.request) return undefined;
  }
  return undefined;
}

function databaseOf(block: PageBlock): Database {
  return block.meta.database ?? 'sqlite';
}

/**
 * Installs a file of the page; with `error="…"` the boot must fail with that message.
 * @returns what is wrong
 */
async function addFile(block: PageBlock, session: PageSession): Promise<string | undefined> {
  const database = databaseOf(block);
  const file = (pathOf(block.meta.title) ?? '').replace(/\.ts$/, '.js');
  const base = session.file(file, database) ?? ownFile(file, 'javascript');
  const content = textOf(block, base);
  session.addFile(file, block.lang === 'json' ? content : toCommonJs(content), database);
  const { error: expected } = block.meta;
  if (expected === undefined) return undefined;
  let instead = 'the CMS boots with this file.';
  try {
    await session.cms(database);
  } catch (error) {
    if (messageOf(error).includes(expected)) return undefined;
    instead = `the boot fails with: ${firstLines(error)}`;
  } finally {
    session.removeFile(file, database);
  }
  return `The error "${expected}" no longer occurs: ${instead}`;
}

function firstLines(error: unknown): string {
  return messageOf(error).split('\n').slice(0, 3).join(' ').slice(0, 400);
}
