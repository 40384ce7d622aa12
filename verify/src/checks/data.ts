import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import type { Finding } from '../finding.ts';
import { failed, passed, skipped, within } from '../finding.ts';
import type { Page, PageBlock } from '../pages/page.ts';
import { isCodemodBlock } from '../pages/purpose.ts';

const problemIn: Record<string, (block: PageBlock) => Finding | undefined> = {
  json: jsonProblem,
  jsonc: jsoncProblem,
  yaml: yamlProblem,
  yml: yamlProblem,
};

/** Checks that JSON and YAML blocks can be parsed; responses and installed files have their own checks. */
export function checkData(page: Page): Finding[] {
  return page.blocks.flatMap((block) => {
    const problem = problemIn[block.lang];
    if (!problem || block.included || block.meta.response || block.meta.run) return [];
    if (isCodemodBlock(block)) return [];
    const skip = block.meta.skip;
    return [
      skip === undefined ? (problem(block) ?? passed('data', block)) : skipped('data', block, skip),
    ];
  });
}

function jsonProblem(block: PageBlock): Finding | undefined {
  try {
    JSON.parse(block.code);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const line = Number(/\(line (\d+)/.exec(message)?.[1] ?? 1) - 1;
    return failed(
      'data',
      within(block, line),
      `Not valid JSON: ${message}. Comments and trailing commas need the language jsonc.`,
    );
  }
}

function jsoncProblem(block: PageBlock): Finding | undefined {
  const { error } = ts.parseConfigFileTextToJson('block.json', block.code);
  if (!error) return undefined;
  const line = block.code.slice(0, error.start ?? 0).split('\n').length - 1;
  return failed(
    'data',
    within(block, line),
    `Not valid JSON: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`,
  );
}

function yamlProblem(block: PageBlock): Finding | undefined {
  const [problem] = [parseAllDocuments(block.code)].flat().flatMap(({ errors }) => errors);
  if (!problem) return undefined;
  return failed(
    'data',
    within(block, (problem.linePos?.[0].line ?? 1) - 1),
    `Not valid YAML: ${problem.message.split('\n')[0]}`,
  );
}
