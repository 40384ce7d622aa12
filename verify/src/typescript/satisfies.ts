import { exportedExpression, parseFile } from '../reader/exported-value.ts';

/** The type that Strapi has for what each file of the configuration exports. */
const types: Record<string, string> = {
  admin: 'Admin',
  api: 'Api',
  database: 'Database',
  features: 'Features',
  middlewares: 'Middlewares',
  plugins: 'Plugin',
  server: 'Server',
};

/**
 * Holds a JavaScript configuration file against Strapi's type, because nothing else would find a key that is
 * misspelled: a reader's project accepts it silently. No line moves.
 */
export function satisfying(file: string, text: string): string {
  const type = types[/^\/config\/(\w+)\.js$/.exec(file)?.[1] ?? ''];
  const exported = type && parseFile(text).statements.map(exportedExpression).find(Boolean);
  if (!exported) return text;
  const config = "import('@strapi/strapi').Core.Config";
  const whole = `${config}.${type} | ((params: ${config}.Shared.ConfigParams) => ${config}.${type})`;
  const before = text.slice(0, exported.getStart());
  return `${before}/** @satisfies {${whole}} */ (${exported.getText()})${text.slice(exported.getEnd())}`;
}
