import { afterAll, vi } from 'vitest';

/**
 * Modules of the guest app keep what is one page's: host, session, language, configuration. Unit tests share their
 * worker, so each file begins with modules of its own, and what it has put in place of others goes with it.
 */
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
