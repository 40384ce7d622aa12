import { randomBytes } from 'node:crypto';

/** A password that the admin panel accepts, where a page has `<a-long-password>`. */
export const PASSWORD = 'A-long-password-1';

/** Commands with what a reader would write for their placeholders. */
export const filledIn = (commands: string): string =>
  commands.replaceAll(/<[a-z][\w -]*password>/g, PASSWORD);

/** A file of variables with secrets for its placeholders, as the page's command makes them. */
export const withSecrets = (variables: string): string =>
  variables.replaceAll(/<random-[\w-]+>/g, () => randomBytes(32).toString('base64'));

/** The text of an `.env` file. */
export const asEnvFile = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
