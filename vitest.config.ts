import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A busy machine must not fail a test, because no test asserts how long something takes. To remove
    // the files of a whole site is a hook as well.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    include: [
      '{src,evaluation,scripts,prose,tests/fuzz}/**/*.test.{ts,tsx}',
      'verify/tests/*.test.ts',
    ],
    // Golden files show class names as the stylesheets have them.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
  },
});
