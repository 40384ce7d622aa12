import type { Strapi } from './strapi.ts';

/**
 * A copy of the whole database that can be put back in place in milliseconds, inside the running
 * CMS. SQLite keeps it in a file, PostgreSQL in a schema of the same database, MySQL in another database.
 */
export interface Snapshot {
  save(): Promise<void>;
  restore(): Promise<void>;
}

/** The snapshot strategy for the database that the CMS uses. */
export function snapshotOf(strapi: Strapi, file: string): Snapshot {
  const { client } = strapi.db.dialect;
  if (client === 'postgres') return postgresSnapshot(strapi);
  return client === 'mysql' ? mysqlSnapshot(strapi) : sqliteSnapshot(strapi, file);
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

/** MariaDB, of which each schema is a database. */
function mysqlSnapshot(strapi: Strapi): Snapshot {
  const { connection } = strapi.db;
  const own = connection.client.database();
  const golden = `${own}_golden`;
  const tables = async (): Promise<{ name: string; next: string | null }[]> =>
    connection
      .select({ name: 'table_name', next: 'auto_increment' })
      .from('information_schema.tables')
      .where({ table_schema: own });
  let positions: { name: string; next: string | null }[] = [];
  return {
    async save() {
      await connection.raw('CREATE DATABASE ??', [golden]);
      positions = await tables();
      for (const { name } of positions) {
        await connection.raw('CREATE TABLE ??.?? AS SELECT * FROM ??.??', [
          golden,
          name,
          own,
          name,
        ]);
      }
    },
    async restore() {
      await connection.transaction(async (trx) => {
        // Rows go back in any order: foreign keys are not looked at meanwhile.
        await trx.raw('SET SESSION foreign_key_checks = 0');
        try {
          for (const { name } of positions) {
            await trx.raw('DELETE FROM ??.??', [own, name]);
            await trx.raw('INSERT INTO ??.?? SELECT * FROM ??.??', [own, name, golden, name]);
          }
        } finally {
          await trx.raw('SET SESSION foreign_key_checks = 1');
        }
      });
      for (const { name, next } of positions)
        if (next !== null)
          await connection.raw('ALTER TABLE ?? AUTO_INCREMENT = ?', [name, Number(next)]);
    },
  };
}
