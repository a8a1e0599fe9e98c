import { defineConfig } from 'vitest/config';
import { pictureFacts } from './build/picture-facts.ts';
import { LongFilesFirst } from './tests/long-files-first.ts';

/** `unit` needs no database and no port; `gateway` runs every call over HTTP on a real database. */
export default defineConfig({
  test: {
    // Embedded databases are large: more workers than this would swap on a small machine.
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    // What is waited for comes, or the test hangs: a second is too short on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        // Components name their pictures by this module.
        plugins: [pictureFacts()],
        test: {
          name: 'unit',
          include: ['tests/{shared,renderer,main,boundaries,build}/**/*.test.{ts,tsx}'],
          // Files share their worker and what it has loaded of node_modules: a worker for each took two thirds of the time.
          isolate: false,
          setupFiles: 'tests/fresh-modules.ts',
          // For what hangs, not for what is slow, nor for a machine that is suspended for a minute.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'gateway',
          include: ['tests/gateway/**/*.test.ts'],
          // Files share their worker's modules, its compiled database engine, and a gateway where they need no settings of
          // their own (tests/gateway/shared-gateway.ts): loading and starting them again took half of a file's time.
          isolate: false,
          globalSetup: 'tests/gateway/own-database.ts',
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
      {
        // Needs Prism, which `npm run test:openapi` installs.
        extends: true,
        test: {
          name: 'openapi',
          include: ['tests/openapi/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
