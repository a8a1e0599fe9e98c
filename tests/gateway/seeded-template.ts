import { drizzle } from 'drizzle-orm/pglite';
import type { GatewayConfig } from '#gateway/config/config.ts';
import { movableClock } from '#gateway/platform/clock.ts';
import { seedDatabase } from '#gateway/sandbox/seed/seed-database.ts';
import { createEmbedded, dumpEmbedded } from '#gateway/store/embedded-engine.ts';

/** Of every test's gateway: a template has secrets that only the gateway with its key reads. */
export const TEST_SIGNING_KEY = 'a signing key that every test shares';

const made = new Map<string, Promise<Blob>>();

/** A seeded database to begin others with, made once in a worker: seeding takes longer than all the rest of a start. */
export function seededTemplate(config: GatewayConfig, empty: Blob): Promise<Blob> {
  const { passwordCost, sandbox, production, signingKey } = config;
  const key = JSON.stringify({ passwordCost, sandbox, production, signingKey });
  const template = made.get(key) ?? makeTemplate(config, empty);
  made.set(key, template);
  return template;
}

async function makeTemplate(config: GatewayConfig, empty: Blob): Promise<Blob> {
  const engine = await createEmbedded(null, empty);
  const store = {
    db: drizzle(engine),
    engine: 'pglite' as const,
    limitQuery: async () => [],
    ping: async () => {},
    close: () => engine.close(),
  };
  const signingKey = Buffer.from(config.signingKey ?? TEST_SIGNING_KEY);
  await seedDatabase({ store, clock: movableClock(), config, signingKey });
  const template = await dumpEmbedded(engine);
  await engine.close();
  return template;
}
