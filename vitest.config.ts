import { defineConfig } from 'vitest/config';

/** `unit` needs no database and no port; `gateway` runs every call over HTTP on a real database. */
export default defineConfig({
  test: {
    // Embedded databases are large: more workers than this would swap on a small machine.
    maxWorkers: 2,
    // What is waited for comes, or the test hangs: a second is too short on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{shared,renderer,main,boundaries,build}/**/*.test.{ts,tsx}'],
          // For what hangs, not for what is slow, nor for a machine that stands still for a minute.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'gateway',
          include: ['tests/gateway/**/*.test.ts'],
          // Files share their worker's modules and compiled database engine: loading them again took half of a file's
          // time. Each file starts gateways of its own, and nothing of a gateway lives in a module.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Two gateways on one PostgreSQL, that of TEST_DATABASE_URL: `npm run test:postgres`.
        extends: true,
        test: {
          name: 'gateways',
          include: ['tests/gateways/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        // Needs the Firebase Auth emulator that `npm run test:emulator` starts.
        extends: true,
        test: {
          name: 'emulator',
          include: ['tests/emulator/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
