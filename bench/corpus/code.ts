import type { Random } from './random.ts';
import { capital, identifier, noun, sentence, verb } from './words.ts';

type Language = 'ts' | 'js' | 'json' | 'bash' | 'http';

/** How often each language comes. */
const languages: readonly Language[] = ['ts', 'ts', 'js', 'js', 'json', 'bash', 'http'];

/** A fence with 8 to 36 lines of code. */
export function fence(random: Random): string {
  const language = random.pick(languages);
  const lines = random.between(8, 36);
  const title =
    random.next() < 0.3 ? ` title="/src/${noun(random)}/${noun(random)}.${language}"` : '';
  return `\`\`\`${language}${title}\n${code(random, language, lines)}\n\`\`\``;
}

function code(random: Random, language: Language, lines: number): string {
  if (language === 'json') return json(random, lines);
  if (language === 'bash') return many(random, lines, command);
  if (language === 'http') return http(random, lines);
  return many(random, lines, language === 'ts' ? typescript : javascript);
}

/** Repeats a statement until there are lines enough, and cuts at the last whole one. */
function many(random: Random, lines: number, statement: (random: Random) => string[]): string {
  const written: string[] = [];
  while (written.length < lines) written.push(...statement(random));
  return written.join('\n').trimEnd();
}

const value = (random: Random): string =>
  random.pick([
    `'${noun(random)}'`,
    String(random.between(1, 999)),
    'true',
    'null',
    `'/api/${noun(random)}'`,
  ]);

const javascript = (r: Random): string[] =>
  r.pick([
    () => [`const ${identifier(r)} = await ${noun(r)}.${verb(r)}(${value(r)});`],
    () => [
      `export async function ${identifier(r)}(${noun(r)}Id, options = {}) {`,
      `  // ${sentence(r).replaceAll('`', '')}`,
      `  const found = await ${noun(r)}.${verb(r)}({ ${noun(r)}: ${value(r)}, ${noun(r)}: ${value(r)} });`,
      '  if (!found) {',
      `    throw new Error(\`No ${noun(r)} for \${options.${noun(r)}}\`);`,
      '  }',
      `  return found.${noun(r)}.map((item) => item.${noun(r)} ?? ${value(r)});`,
      '}',
      '',
    ],
    () => [
      `module.exports = ({ env }) => ({`,
      `  ${noun(r)}: env('${noun(r).toUpperCase()}', ${value(r)}),`,
      `  ${noun(r)}: { ${verb(r)}: ${value(r)}, ${noun(r)}: [${value(r)}, ${value(r)}] },`,
      '});',
      '',
    ],
  ])();

const typescript = (r: Random): string[] =>
  r.pick([
    () => [
      `export interface ${capital(noun(r))}${capital(noun(r))} {`,
      `  readonly ${noun(r)}: string;`,
      `  ${noun(r)}?: number | undefined;`,
      `  ${noun(r)}: Record<string, readonly ${capital(noun(r))}[]>;`,
      '}',
      '',
    ],
    () => [
      `export async function ${identifier(r)}(${noun(r)}Id: string): Promise<${capital(noun(r))} | undefined> {`,
      `  const found = await ${noun(r)}.${verb(r)}<${capital(noun(r))}>({ ${noun(r)}: ${value(r)} });`,
      `  return found?.${noun(r)} satisfies ${capital(noun(r))};`,
      '}',
      '',
    ],
    () => javascript(r),
  ])();

const command = (r: Random): string[] =>
  r.pick([
    () => [`# ${sentence(r).replaceAll('`', '')}`],
    () => [`npm run ${verb(r)} -- --${noun(r)} "${noun(r)}" --${noun(r)}`],
    () => [`export ${noun(r).toUpperCase()}_${noun(r).toUpperCase()}="${noun(r)}"`],
    () => [
      `curl -X POST "http://localhost:1337/api/${noun(r)}" \\`,
      `  -H "Authorization: Bearer $TOKEN"`,
    ],
  ])();

function json(random: Random, lines: number): string {
  const content: Record<string, unknown> = {};
  for (let line = 2; line < lines; line += 1) {
    content[`${noun(random)}${capital(noun(random))}`] = random.pick<unknown>([
      noun(random),
      random.between(1, 9999),
      true,
      { [noun(random)]: noun(random), [`${noun(random)}Id`]: random.between(1, 99) },
    ]);
  }
  return JSON.stringify(content, null, 2)
    .split('\n')
    .slice(0, -1)
    .slice(0, lines)
    .join('\n')
    .replace(/,?$/, '\n}');
}

const http = (random: Random, lines: number): string =>
  [
    `POST /api/${noun(random)}/${random.between(1, 999)}?${noun(random)}=${noun(random)} HTTP/1.1`,
    'Host: localhost:1337',
    'Content-Type: application/json',
    `Authorization: Bearer ${random.between(1e8, 9e8).toString(16)}`,
    '',
    JSON.stringify({ data: { [noun(random)]: noun(random) } }, null, 2),
  ]
    .join('\n')
    .split('\n')
    .slice(0, Math.max(lines, 10))
    .join('\n');
