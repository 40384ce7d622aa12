import { z } from 'zod';
import { type Rule, ruleSchema } from '../breaking-changes/rule-schema.ts';
import type { Problems } from '../problems/problems.ts';
import { readYaml, type YamlSource } from '../problems/read-yaml.ts';

const rulesSchema = z.record(z.string().startsWith('/'), z.array(ruleSchema).min(1));

/** Reads `docs/data/migration-rules.yml`. @returns the rules of each breaking change by its page's path */
export const readMigrationRules = (source: YamlSource, problems: Problems) =>
  new Map<string, readonly Rule[]>(
    Object.entries(readYaml(source, rulesSchema, problems)?.value ?? {}),
  );
