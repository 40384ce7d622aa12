import type { Strapi } from './strapi.ts';

/**
 * A copy of the whole database that can be put back in place in milliseconds, inside the running
 * CMS. SQLite keeps it in a file, PostgreSQL in a schema of the same database.
 */
export interface Snapshot {
  save(): Promise<void>;
  restore(): Promise<void>;
}

/** The snapshot strategy for the database that the CMS uses. */
export function snapshotOf(strapi: Strapi, file: string): Snapshot {
  return strapi.db.dialect.client === 'postgres'
    ? postgresSnapshot(strapi)
    : sqliteSnapshot(strapi, file);
}

function sqliteSnapshot(strapi: Strapi, file: string): Snapshot {
  const { connection } = strapi.db;
  return {
    async save() {
      await connection.raw('VACUUM INTO ?', [file]);
    },
    async restore() {
      await connection.raw('ATTACH DATABASE ? AS golden', [file]);
      try {
        const tables: { name: string }[] = await connection
          .select('name')
          .from('golden.sqlite_master')
          .where({ type: 'table' });
        await connection.raw('PRAGMA foreign_keys = OFF');
        await connection.transaction(async (trx) => {
          for (const { name } of tables) {
            await trx.raw('DELETE FROM main.??', [name]);
            await trx.raw('INSERT INTO main.?? SELECT * FROM golden.??', [name, name]);
          }
        });
      } finally {
        await connection.raw('PRAGMA foreign_keys = ON');
        await connection.raw('DETACH DATABASE golden');
      }
    },
  };
}

function postgresSnapshot(strapi: Strapi): Snapshot {
  const { connection } = strapi.db;
  const tables = async (): Promise<string[]> => {
    const rows: { tablename: string }[] = await connection
      .select('tablename')
      .from('pg_tables')
      .where({ schemaname: 'public' });
    return rows.map((row) => row.tablename);
  };
  const sequences = async (): Promise<{ sequencename: string; last_value: string | null }[]> =>
    connection
      .select('sequencename', 'last_value')
      .from('pg_sequences')
      .where({ schemaname: 'public' });
  let positions: { sequencename: string; last_value: string | null }[] = [];
  return {
    async save() {
      await connection.raw('CREATE SCHEMA golden');
      for (const name of await tables()) {
        await connection.raw('CREATE TABLE golden.?? AS TABLE public.??', [name, name]);
      }
      positions = await sequences();
    },
    async restore() {
      await connection.transaction(async (trx) => {
        // Rows go back in any order: foreign keys are not looked at meanwhile.
        await trx.raw('SET LOCAL session_replication_role = replica');
        for (const name of await tables()) {
          await trx.raw('DELETE FROM public.??', [name]);
          await trx.raw('INSERT INTO public.?? SELECT * FROM golden.??', [name, name]);
        }
        for (const { sequencename, last_value: value } of positions) {
          await trx.raw('SELECT setval(?, ?, ?)', [
            `public.${sequencename}`,
            value ?? 1,
            value !== null,
          ]);
        }
      });
    },
  };
}
