import { describe, expect, test } from 'vitest';
import { completeFile, isPartial, missingMembers } from '../src/reader/complete-file.ts';

const plugins = `module.exports = () => ({
  upload: { config: { security: true } },
});
`;

describe('a block with `// …`', () => {
  test('adds its keys, and its parameters where the file has none', () => {
    const whole = completeFile(
      plugins,
      `module.exports = ({ env }) => ({
        // …
        graphql: { config: { depthLimit: env.int('DEPTH') } },
      });`,
    );
    expect(whole).toBe(`module.exports = ({ env }) => ({
  upload: { config: { security: true } },
  graphql: { config: { depthLimit: env.int('DEPTH') } },
});
`);
  });

  test('replaces a key, or joins it where the object in it has another `// …`', () => {
    const block = (rest: string): string =>
      `module.exports = {\n// …\nupload: { config: {\n${rest}sizeLimit: 5 } },\n};`;
    expect(completeFile(plugins, block(''))).not.toContain('security');
    const nested = `module.exports = {\n// …\nupload: {\n// …\nconfig: {\n// …\nsizeLimit: 5 } } };`;
    expect(completeFile(plugins, nested)).toMatch(/security: true,\s+sizeLimit: 5/);
    const inner = `module.exports = {\nupload: {\nconfig: {\n// …\nsizeLimit: 5 } } };`;
    expect(completeFile(plugins, inner)).toMatch(/security: true,\s+sizeLimit: 5/);
  });

  test('puts what it imports at the top, once', () => {
    const base =
      "import type { Core } from '@strapi/strapi';\nconst config: Core.Config.Api = {};\nexport default config;\n";
    const whole = completeFile(
      base,
      "import type { Core } from '@strapi/strapi';\nimport limits from './limits';\nconst config: Core.Config.Api = {\n  // …\n  rest: limits,\n};\nexport default config;",
    );
    expect(whole.match(/@strapi\/strapi/g)).toHaveLength(1);
    expect(whole).toMatch(/^import limits/);
  });

  test('replaces the entry of a list that has the same name, and adds others next to their neighbor', () => {
    const whole = completeFile(
      "module.exports = ['strapi::cors', 'strapi::body'];",
      "module.exports = [\n  // …\n  { name: 'strapi::cors', config: {} },\n  'global::home',\n];",
    );
    expect(whole.replaceAll(/\s+/g, ' ')).toBe(
      "module.exports = [ { name: 'strapi::cors', config: {} }, 'global::home', 'strapi::body', ];",
    );
  });
});

describe('`// …` in code', () => {
  const plain = (code: string): string => code.replace(/\s+/g, ' ').trim();

  test('keeps the actions of a controller', () => {
    const factory = (inside: string): string =>
      `module.exports = factories.createCoreController('api::review.review'${inside});`;
    const block = factory(', ({ strapi }) => ({\n  // …\n  async create(ctx) {},\n})');
    expect(plain(completeFile(factory(''), block))).toBe(plain(block));
    expect(plain(completeFile(factory(', ({ strapi }) => ({ async mine(ctx) {} })'), block))).toBe(
      plain(factory(', ({ strapi }) => ({ async mine(ctx) {}, async create(ctx) {}, })')),
    );
  });

  test('keeps the statements of a method, which gets the parameters of the block', () => {
    const whole = completeFile(
      'module.exports = { register() { one(); }, bootstrap() {} };',
      'module.exports = {\n  // …\n  register({ strapi }) {\n    // …\n    strapi.two();\n  },\n};',
    );
    expect(plain(whole)).toBe(
      'module.exports = { register({ strapi }) { one(); strapi.two(); }, bootstrap() {}, };',
    );
  });
});

test('a line `// …` deeper than the export does not make a block partial', () => {
  expect(isPartial('module.exports = { rest: {\n// …\n} };')).toBe(false);
});

test('what a file loses if a block replaces it', () => {
  expect(missingMembers(plugins, 'module.exports = { graphql: {} };')).toEqual(['upload']);
});
