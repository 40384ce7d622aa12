import assert from 'node:assert/strict';
import { test } from 'vitest';
import { completeFile } from '../src/reader/complete-file.ts';

const plain = (code: string): string => code.replace(/\s+/g, ' ').trim();

test('a controller keeps its actions and gets those of the block', () => {
  const factory = (inside: string): string =>
    `module.exports = factories.createCoreController('api::review.review'${inside});`;
  const block = factory(', ({ strapi }) => ({\n  // …\n  async create(ctx) {},\n})');
  assert.equal(plain(completeFile(factory(''), block)), plain(block));
  assert.equal(
    plain(completeFile(factory(', ({ strapi }) => ({ async mine(ctx) {} })'), block)),
    plain(factory(', ({ strapi }) => ({ async mine(ctx) {}, async create(ctx) {}, })')),
  );
});

test('a method keeps its statements, and gets the parameters of the block', () => {
  const whole = completeFile(
    'module.exports = { register() { one(); }, bootstrap() {} };',
    'module.exports = {\n  // …\n  register({ strapi }) {\n    // …\n    strapi.two();\n  },\n};',
  );
  assert.equal(
    plain(whole),
    'module.exports = { register({ strapi }) { one(); strapi.two(); }, bootstrap() {}, };',
  );
});
