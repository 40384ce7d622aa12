import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A busy machine must not fail a test, because no test asserts how long something takes.
    testTimeout: 30_000,
    include: ['{src,scripts,prose}/**/*.test.{ts,tsx}', 'verify/tests/*.test.ts'],
    // Golden files show class names as the stylesheets have them.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
  },
});
