import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { checkEach, type Finding, type Problem, within } from '../finding.ts';
import { messageOf } from '../message-of.ts';
import type { Page } from '../pages/page.ts';
import { isCodemodBlock } from '../pages/purpose.ts';

/** What is wrong with the text of a block, and in which line from 0. */
type Parse = (code: string) => { message: string; line: number } | undefined;

const parsers: Record<string, Parse> = { json: jsonProblem, jsonc: jsoncProblem, yaml, yml: yaml };

/** Checks that JSON and YAML blocks can be parsed; responses and installed files have their own checks. */
export function checkData(page: Page): Finding[] {
  const blocks = page.blocks.filter(
    (block) =>
      block.lang in parsers && !block.meta.response && !block.meta.run && !isCodemodBlock(block),
  );
  return checkEach('data', blocks, (block): Problem[] => {
    const problem = parsers[block.lang]?.(block.code);
    return problem ? [{ ...within(block, problem.line), message: problem.message }] : [];
  });
}

function jsonProblem(code: string): ReturnType<Parse> {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const message = messageOf(error);
    return {
      line: Number(/\(line (\d+)/.exec(message)?.[1] ?? 1) - 1,
      message: `Not valid JSON: ${message}. Comments and trailing commas need the language jsonc.`,
    };
  }
}

function jsoncProblem(code: string): ReturnType<Parse> {
  const { error } = ts.parseConfigFileTextToJson('block.json', code);
  return (
    error && {
      line: code.slice(0, error.start ?? 0).split('\n').length - 1,
      message: `Not valid JSON: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`,
    }
  );
}

function yaml(code: string): ReturnType<Parse> {
  const [problem] = [parseAllDocuments(code)].flat().flatMap(({ errors }) => errors);
  return (
    problem && {
      line: (problem.linePos?.[0].line ?? 1) - 1,
      message: `Not valid YAML: ${problem.message.split('\n')[0]}`,
    }
  );
}
