import type { Strapi } from './strapi.ts';

/** Keeps a copy of the SQLite database of the running CMS. */
export async function saveDatabase({ db }: Strapi, file: string): Promise<void> {
  await db.connection.raw('VACUUM INTO ?', [file]);
}

/** Puts a copy back in place in milliseconds, inside the running CMS. */
export async function restoreDatabase({ db: { connection } }: Strapi, file: string): Promise<void> {
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
}
