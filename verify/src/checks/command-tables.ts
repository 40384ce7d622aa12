import type { OptionRow, OptionTable } from '../../../src/markdown/verifiable/verifiable.ts';
import { checkEach, type Finding, type Problem } from '../finding.ts';
import { isCommandTable, ownersOf, programNames } from '../pages/purpose.ts';
import { addFlags, type CliCommand } from '../shell/commands.ts';
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
  const missing = gaps(read, programs);
  return checkEach('options', tables.filter(isCommandTable), (table) =>
    read
      .filter((entry) => entry.table === table)
      .flatMap(({ program, commands }) => [
        ...(commands.length === 0
          ? strangers(table, program, programs[program])
          : commands.flatMap((name) => optionProblems(table, program, name, programs[program]))),
        ...(missing.get(table) ?? []),
        // Nothing tells since when a command exists, so a mark would be a claim without a check.
        ...table.rows.flatMap((row) =>
          row.since === undefined
            ? []
            : [
                at(
                  row,
                  'Nothing can check since when a command or its option exists. Remove :since.',
                ),
              ],
        ),
      ]),
  );
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
function strangers({ rows }: OptionTable, program: Program, root: CliCommand): Problem[] {
  const known = leavesOf(root).flatMap(({ spellings }) => spellings);
  return rows.flatMap((row) => {
    if (row.name.startsWith('-')) return wrongFlags(row, program, root);
    const name = commandIn(row.name);
    return known.includes(name) ? [] : [at(row, `\`${program}\` has no command \`${name}\`.`)];
  });
}

function optionProblems(
  { rows }: OptionTable,
  program: Program,
  name: string,
  root: CliCommand,
): Problem[] {
  const full = `${program} ${name}`;
  const leaf = leavesOf(root).find(({ spellings }) => spellings.includes(name));
  if (!leaf) return [`\`${program}\` has no command \`${name}\`. Correct \`of\`.`];
  const listed = new Set(rows.flatMap(flagsIn));
  return [
    ...rows.flatMap((row) => wrongFlags(row, full, leaf.command)),
    ...optionsOf(leaf.command)
      .filter((flag) => !listed.has(flag))
      .map((flag) => `\`${full}\` has the option \`${flag}\`. Add it to this table.`),
  ];
}

/** What is missing on a page that lists the commands of a program, by the table that should say it. */
function gaps(
  read: readonly ReadTable[],
  programs: Record<Program, CliCommand>,
): ReadonlyMap<OptionTable, Problem[]> {
  const found = new Map<OptionTable, Problem[]>();
  const add = (table: OptionTable, ...problems: Problem[]): void => {
    found.set(table, [...(found.get(table) ?? []), ...problems]);
  };
  for (const program of programNames) {
    const tables = read.filter((entry) => entry.program === program);
    const lists = tables.filter(({ commands }) => commands.length === 0).map(({ table }) => table);
    const [first] = lists;
    if (!first) continue;
    const rows = lists.flatMap((table) => table.rows.map((row) => ({ table, row })));
    const listed = new Set(rows.flatMap(({ row }) => [commandIn(row.name), ...flagsIn(row)]));
    const explained = new Set(tables.flatMap(({ commands }) => commands));
    const unlisted = (names: readonly string[], say: (name: string) => string): void =>
      add(first, ...names.filter((name) => !listed.has(name)).map(say));
    unlisted(
      optionsOf(programs[program]),
      (flag) => `No table lists the option \`${flag}\` of \`${program}\`.`,
    );
    for (const { spellings, command } of leavesOf(programs[program])) {
      unlisted(spellings, (name) => `No table lists the command \`${program} ${name}\`.`);
      const own = rows.find(({ row }) => spellings.includes(commandIn(row.name)));
      const isExplained = spellings.some((name) => explained.has(name));
      if (!own || isExplained || optionsOf(command).length === 0) continue;
      const full = `${program} ${spellings[0]}`;
      add(
        own.table,
        at(own.row, `No table lists the options of \`${full}\`. Add one with of="${full}".`),
      );
    }
  }
  return found;
}

/** The options of a row that the command doesn't have, or that take a value where none is shown. */
function wrongFlags(
  row: OptionRow,
  full: string,
  { flags, flagsWithValue }: CliCommand,
): Problem[] {
  const written = flagsIn(row);
  if (written.length === 0)
    return [at(row, `\`${row.name}\` isn't an option. Options start with a dash.`)];
  return written.flatMap((flag) => {
    if (!flags.includes(flag)) return [at(row, `\`${full}\` has no option \`${flag}\`.`)];
    // A short form such as `-f` may leave the value to the long form in the same row.
    const shows = /<[^>]+>/.test(row.name);
    const takes = flagsWithValue.includes(flag);
    if (shows && !takes) return [at(row, `\`${flag}\` takes no value in \`<…>\`.`)];
    return takes && !shows && flag.startsWith('--')
      ? [at(row, `\`${flag}\` takes a value. Write what it is, such as \`${flag} <file>\`.`)]
      : [];
  });
}

const at = ({ line }: OptionRow, message: string): Problem => ({ line, message });

const optionsOf = ({ flags }: CliCommand): string[] => flags.filter((flag) => !universal.has(flag));

/** `cloud environment list` in `cloud environment list <name>`. */
const commandIn = (name: string): string => name.replace(/\s*[<[].*$/, '').trim();

function flagsIn({ name }: OptionRow): string[] {
  const command: CliCommand = { names: [], flags: [], flagsWithValue: [], commands: [] };
  if (name.startsWith('-')) addFlags(command, name);
  return command.flags;
}
