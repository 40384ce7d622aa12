import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A busy machine must not fail a test: none asserts how long something takes.
    testTimeout: 30_000,
    include: ['{src,scripts,prose}/**/*.test.{ts,tsx}'],
    // Golden files show the names that stand in the stylesheets.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
  },
});
