import type { OptionRow, OptionTable } from '../../../src/markdown/verifiable/verifiable.ts';
import type { Finding } from '../finding.ts';
import { failed, passed, skipped } from '../finding.ts';
import { isCommandTable, ownersOf, programNames } from '../pages/purpose.ts';
import type { CliCommand } from '../shell/commands.ts';
import { addFlags } from '../shell/commands.ts';
import type { Program } from '../shell/program.ts';

/** Every command has these, so that tables don't have to list them. */
const universal: ReadonlySet<string> = new Set(['-h', '--help']);

/**
 * Compares the tables of a page with the programs. `:::params{of="strapi"}` lists commands: all such
 * tables of a page together have to list every command under each of its names, and the options of
 * the program itself. `:::params{of="strapi develop"}`, or `{of="strapi link, login"}` for commands
 * with the same options, lists every option in each of its spellings.
 */
export function checkCommandTables(
  tables: readonly OptionTable[],
  programs: Record<Program, CliCommand>,
): Finding[] {
  const read = tables.flatMap((table): ReadTable[] => {
    const owners = ownersOf(table.of);
    return owners && table.skip === undefined ? [{ table, ...owners }] : [];
  });
  const findings = tables.flatMap((table) =>
    isCommandTable(table) && table.skip !== undefined
      ? [skipped('options', table, table.skip)]
      : [],
  );
  const problems = [
    ...read.flatMap(({ table, program, commands }) =>
      commands.length === 0
        ? strangers(table, program, programs[program])
        : checkOptionsOf(table, program, commands, programs[program]),
    ),
    ...gaps(read, programs),
    ...read.flatMap(({ table }) => table.rows.flatMap((row) => sinceOf(table, row))),
  ];
  const broken = new Set(problems.map(({ block }) => block));
  return [
    ...findings,
    ...problems,
    ...read.flatMap(({ table }) => (broken.has(table.line) ? [] : [passed('options', table)])),
  ];
}

/** A command that is its own, such as `strapi openapi generate`; groups of commands aren't. */
interface Leaf {
  /** Every way to write it, without the program. */
  spellings: string[];
  command: CliCommand;
}

interface ReadTable {
  table: OptionTable;
  program: Program;
  /** The commands whose options the table lists; none if it lists commands. */
  commands: readonly string[];
}

function leavesOf(command: CliCommand): Leaf[] {
  return command.commands.flatMap((child) => {
    if (child.commands.length === 0) return [{ spellings: child.names, command: child }];
    return leavesOf(child).map((leaf) => ({
      spellings: child.names.flatMap((name) => leaf.spellings.map((rest) => `${name} ${rest}`)),
      command: leaf.command,
    }));
  });
}

/** Rows that list what the program doesn't have. */
function strangers(table: OptionTable, program: Program, root: CliCommand): Finding[] {
  const known = leavesOf(root).flatMap(({ spellings }) => spellings);
  return table.rows.flatMap((row) => {
    if (row.name.startsWith('-')) return wrongFlags(table, row, program, root);
    return known.includes(commandIn(row.name))
      ? []
      : [at(table, row, `\`${program}\` has no command \`${commandIn(row.name)}\`.`)];
  });
}

function checkOptionsOf(
  table: OptionTable,
  program: Program,
  names: readonly string[],
  root: CliCommand,
): Finding[] {
  return names.flatMap((name) => {
    const leaf = leavesOf(root).find(({ spellings }) => spellings.includes(name));
    if (!leaf)
      return [
        failed('options', table, `\`${program}\` has no command \`${name}\`. Correct \`of\`.`),
      ];
    const full = `${program} ${name}`;
    const listed = new Set(table.rows.flatMap(flagsIn));
    return [
      ...table.rows.flatMap((row) => wrongFlags(table, row, full, leaf.command)),
      ...optionsOf(leaf.command)
        .filter((flag) => !listed.has(flag))
        .map((flag) =>
          failed('options', table, `\`${full}\` has the option \`${flag}\`. Add it to this table.`),
        ),
    ];
  });
}

/** What is missing on a page that lists the commands of a program. */
function gaps(read: readonly ReadTable[], programs: Record<Program, CliCommand>): Finding[] {
  return programNames.flatMap((program) => {
    const tables = read.filter((entry) => entry.program === program);
    const lists = tables.filter(({ commands }) => commands.length === 0).map(({ table }) => table);
    const [first] = lists;
    if (!first) return [];
    const root = programs[program];
    const rows = lists.flatMap((table) => table.rows.map((row) => ({ table, row })));
    const listed = new Set(rows.flatMap(({ row }) => [commandIn(row.name), ...flagsIn(row)]));
    const explained = new Set(tables.flatMap(({ commands }) => commands));
    return [
      ...optionsOf(root)
        .filter((flag) => !listed.has(flag))
        .map((flag) =>
          failed('options', first, `No table lists the option \`${flag}\` of \`${program}\`.`),
        ),
      ...leavesOf(root).flatMap(({ spellings, command }) => {
        const missing = spellings
          .filter((name) => !listed.has(name))
          .map((name) =>
            failed('options', first, `No table lists the command \`${program} ${name}\`.`),
          );
        const own = rows.find(({ row }) => spellings.includes(commandIn(row.name)));
        const needsTable =
          own !== undefined &&
          optionsOf(command).length > 0 &&
          !spellings.some((name) => explained.has(name));
        return needsTable
          ? [
              ...missing,
              at(
                own.table,
                own.row,
                `No table lists the options of \`${program} ${spellings[0]}\`. Add one with of="${program} ${spellings[0]}".`,
              ),
            ]
          : missing;
      }),
    ];
  });
}

/** The options of a row that the command doesn't have, or that take a value where none is shown. */
function wrongFlags(
  table: OptionTable,
  row: OptionRow,
  full: string,
  { flags, flagsWithValue }: CliCommand,
): Finding[] {
  const written = flagsIn(row);
  if (written.length === 0)
    return [at(table, row, `\`${row.name}\` isn't an option. Options start with a dash.`)];
  return written.flatMap((flag) => {
    if (!flags.includes(flag)) return [at(table, row, `\`${full}\` has no option \`${flag}\`.`)];
    // A short form such as `-f` may leave the value to the long form in the same row.
    const shows = /<[^>]+>/.test(row.name);
    const takes = flagsWithValue.includes(flag);
    if (shows && !takes) return [at(table, row, `\`${flag}\` takes no value in \`<…>\`.`)];
    return takes && !shows && flag.startsWith('--')
      ? [at(table, row, `\`${flag}\` takes a value. Write what it is, such as \`${flag} <file>\`.`)]
      : [];
  });
}

/** Nothing tells since when a command exists, so a mark would be a claim without a check. */
function sinceOf(table: OptionTable, row: OptionRow): Finding[] {
  return row.since === undefined
    ? []
    : [
        at(
          table,
          row,
          'Nothing can check since when a command or its option exists. Remove :since.',
        ),
      ];
}

const at = (table: OptionTable, { line }: OptionRow, message: string): Finding =>
  failed('options', { file: table.file, line, block: table.line }, message);

const optionsOf = ({ flags }: CliCommand): string[] => flags.filter((flag) => !universal.has(flag));

/** `cloud environment list` in `cloud environment list <name>`. */
const commandIn = (name: string): string => name.replace(/\s*[<[].*$/, '').trim();

function flagsIn({ name }: OptionRow): string[] {
  const command: CliCommand = { names: [], flags: [], flagsWithValue: [], commands: [] };
  if (name.startsWith('-')) addFlags(command, name);
  return command.flags;
}
