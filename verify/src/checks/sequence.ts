import type { GraphQLSchema } from 'graphql';
import type { Cms, Database } from '../cms/environment.ts';
import type { Finding, Kind } from '../finding.ts';
import { failed, passed, skipped } from '../finding.ts';
import { NO_DATABASE } from '../missing-here.ts';
import type { Page, PageBlock } from '../pages/page.ts';
import { isResponse, sequenceKind } from '../pages/purpose.ts';
import { pathOf } from '../pages/title-path.ts';
import { ownFile, textOf } from '../reader/page-states.ts';
import { toCommonJs } from '../reader/project.ts';
import { type CmsPool, PageSession } from '../session.ts';
import { SignIns } from '../sign-in/sign-in.ts';
import { checkGraphqlDocument, checkGraphqlRequest, liveSchema } from './graphql.ts';
import type { Answer, Captures, Exchange } from './http.ts';
import { checkHttp } from './http.ts';
import type { CapturedMark } from './run.ts';
import { checkRun } from './run.ts';

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
      const add = (findings: Finding[]): void => {
        if (!block.included) result.findings.push(...findings);
      };
      const counted = countedAs(kind);
      const skip = block.meta.skip;
      if (skip !== undefined) {
        if (kind !== 'response') add([skipped(counted, block, skip)]);
        const response =
          kind === 'http' || kind === 'graphql' ? responseTo(page.blocks, index) : undefined;
        if (response) answered.add(response);
        continue;
      }
      if (kind === 'response') {
        if (!answered.has(block))
          add([
            failed(
              'http',
              block,
              'This response has no request before it. Put ```http request above it, or give the fence skip="why".',
            ),
          ]);
        continue;
      }
      if (kind === 'http' && !block.meta.request) {
        add([
          failed(
            'http',
            block,
            'An http block must say what it is: ```http request followed by a response fence, or skip="why".',
          ),
        ]);
        continue;
      }
      if (block.meta.service !== undefined) await session.addService(block.meta.service);
      if (block.meta.plugin !== undefined) session.addPlugin(databaseOf(block));
      if (kind === 'profile') {
        signIns.addProfile(block);
        continue;
      }
      if (kind === 'file') {
        add(await addFile(block, session));
        continue;
      }
      const database = databaseOf(block);
      const cms = await session.cms(database);
      if (!cms) {
        add([withoutDatabase(counted, block)]);
        const response = responseTo(page.blocks, index);
        if (response) answered.add(response);
        continue;
      }
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
      } else {
        const response = responseTo(page.blocks, index);
        if (!response) {
          add([
            failed(
              counted,
              block,
              'No response fence follows this request. Add ```jsonc response status=200 (run with --update to fill it in).',
            ),
          ]);
          continue;
        }
        answered.add(response);
        const exchange = await exchangeFor(kind, block, response, cms, captures);
        add(exchange.findings);
        if (exchange.answer && !block.included)
          result.captured.push({ response, answer: exchange.answer });
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

function countedAs(kind: Exclude<ReturnType<typeof sequenceKind>, undefined>): Kind {
  if (kind === 'http' || kind === 'response' || kind === 'sign-in') return 'http';
  if (kind === 'profile') return 'data';
  if (kind === 'document') return 'schema';
  return kind === 'graphql' ? 'graphql' : 'run';
}

function exchangeFor(
  kind: 'http' | 'graphql',
  request: PageBlock,
  response: PageBlock,
  cms: Cms,
  captures: Captures,
): Promise<Exchange> {
  return kind === 'http'
    ? checkHttp(request, response, cms, captures)
    : checkGraphqlRequest(request, response, cms, captures);
}

/** The response fence that belongs to a request: the next one, unless another request comes first. */
export function responseTo(blocks: readonly PageBlock[], requestAt: number): PageBlock | undefined {
  for (const block of blocks.slice(requestAt + 1)) {
    if (isResponse(block)) return block;
    if (block.meta.request) return undefined;
  }
  return undefined;
}

/** An example that nothing ran passes on a developer's machine but fails where changes are judged. */
export function withoutDatabase(
  kind: Kind,
  block: PageBlock,
  isJudged = Boolean(process.env.CI) && process.env.CI !== 'false',
): Finding {
  const database = databaseOf(block);
  const reason = database === 'sqlite' ? '' : NO_DATABASE[database];
  return isJudged
    ? failed(kind, block, `${reason}, so nothing ran this block.`)
    : skipped(kind, block, reason);
}

function databaseOf(block: PageBlock): Database {
  return block.meta.database ?? 'sqlite';
}

/** Installs a file of the page; with `error="…"` the boot must fail with that message. */
async function addFile(block: PageBlock, session: PageSession): Promise<Finding[]> {
  const path = pathOf(block.meta.title) ?? '';
  const database = databaseOf(block);
  if (!(await session.isAvailable(database))) return [withoutDatabase('run', block)];
  const file = path.replace(/\.ts$/, '.js');
  const base = session.file(file, database) ?? ownFile(file, 'javascript');
  const content = textOf(block, base);
  session.addFile(file, block.lang === 'json' ? content : toCommonJs(content), database);
  const expectedError = block.meta.error;
  if (expectedError === undefined) return [passed('run', block)];
  try {
    await session.cms(database);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    session.removeFile(file, database);
    if (message.includes(expectedError)) return [passed('run', block)];
    return [
      failed(
        'run',
        block,
        `The error "${expectedError}" no longer occurs; the boot fails with: ${firstLines(error)}`,
      ),
    ];
  }
  session.removeFile(file, database);
  return [
    failed(
      'run',
      block,
      `The error "${expectedError}" no longer occurs: the CMS boots with this file.`,
    ),
  ];
}

function firstLines(error: unknown): string {
  return (error instanceof Error ? error.message : String(error))
    .split('\n')
    .slice(0, 3)
    .join(' ')
    .slice(0, 400);
}
