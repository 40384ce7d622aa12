import { z } from 'zod';

const version = z.string().regex(/^\d+\.\d+\.\d+$/, 'a version such as 5.54.0');
const minor = z.string().regex(/^\d+\.\d+$/, 'a minor version such as 5.54');
const names = z.array(z.string().min(1)).readonly();

/** Names that came and names that went. */
const difference = z.strictObject({ added: names, removed: names });

const release = z.strictObject({
  minor,
  /** Its versions, oldest first, each with the day by which it was in the registry. */
  versions: z
    .array(z.strictObject({ version, by: z.iso.date() }))
    .min(1)
    .readonly(),
  /** The version before; the last of its versions was compared with it. */
  comparedWith: version,
  /** Options of the configuration, by dotted name. Each that was added has the version that added it. */
  options: z.strictObject({
    added: z.array(z.strictObject({ name: z.string().min(1), since: version })).readonly(),
    removed: names,
  }),
  /** Methods and properties of `strapi` and of the Document Service. */
  api: z.strictObject({
    added: z.array(z.strictObject({ name: z.string().min(1), since: version })).readonly(),
    removed: names,
  }),
  /** Commands of the `strapi` CLI and of the CLI for the cloud, and their options. */
  commands: difference,
  /** Routes of the Content API that plugins add: `GET /api/upload/files`. */
  routes: difference,
  /** Tools of the MCP server; `list_<type>` is one of each content type. */
  tools: difference,
  /** What the server emits, for webhooks, the audit log and code. */
  events: difference,
  /** What `@strapi/strapi/admin` and `@strapi/content-manager/strapi-admin` export. */
  adminExports: difference,
  /** What `@strapi/utils` exports. */
  utilsExports: difference,
  /** The versions of Node.js that it runs on, where they changed. */
  node: z.strictObject({ from: z.string(), to: z.string() }).optional(),
  /** Packages of others that moved to another major version. */
  dependencies: z
    .array(z.strictObject({ name: z.string().min(1), from: z.string(), to: z.string() }))
    .readonly(),
});

/** `docs/data/releases.json`, which `npm run releases` in `verify/` computes from the packages. */
export const releaseDataSchema = z.strictObject({
  /** The newest version that was looked at: the one that is documented. */
  newest: version,
  /** Newest first. */
  releases: z.array(release).readonly(),
});

export type ReleaseData = z.infer<typeof releaseDataSchema>;
export type Release = z.infer<typeof release>;
export type Difference = z.infer<typeof difference>;
