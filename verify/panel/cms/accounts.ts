import type { Cms } from '../../src/cms/environment.ts';

/** The people who follow procedures. */
export type Account = 'dana' | 'editor' | 'author';

const others = {
  editor: { firstname: 'Elias', lastname: 'Brandt', email: 'elias@example.com' },
  author: { firstname: 'Ada', lastname: 'Lindqvist', email: 'ada@example.com' },
} as const;

/**
 * Opens a session without the sign-in form and returns its token. Dana is part of the seed; the
 * others are created when somebody needs them.
 */
export async function signIn(cms: Cms, account: Account): Promise<string> {
  if (account === 'dana') return cms.golden.fixtures['admin-jwt'];
  const code = `
    const role = await strapi.db.query('admin::role').findOne({ where: { code: 'strapi-${account}' } });
    const user = await strapi.service('admin::user').create({
      ...${JSON.stringify(others[account])},
      password: 'Password123',
      isActive: true,
      registrationToken: null,
      roles: [role.id],
    });
    const sessions = strapi.sessionManager('admin');
    const { token } = await sessions.generateRefreshToken(String(user.id), 'verifier', { type: 'refresh' });
    __record(0, (await sessions.generateAccessToken(token)).token);`;
  const { records, error } = await cms.process.call('run', { code });
  const token = records[0]?.value;
  if (error || typeof token !== 'string')
    throw new Error(`No session could be opened for the ${account}: ${error?.message}`);
  return token;
}
