import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { z } from 'zod';
import { type GatewayConfig, gatewayConfig } from '#gateway/config/config.ts';
import { defaultLimits } from '#gateway/config/limits-config.ts';
import { testPace } from '#gateway/config/pace.ts';
import type { AppContext } from '#gateway/context.ts';
import type { MovableClock } from '#gateway/platform/clock.ts';
import { startGateway } from '#gateway/start-gateway.ts';
import { databaseTemplate } from '#gateway/store/template.ts';
import { type Contract, contract } from '#shared/contract/guest/contract.ts';
import { contractLink } from '../contract-link.ts';
import { ownDatabase } from './own-database.ts';
import { seededTemplate, TEST_SIGNING_KEY } from './seeded-template.ts';
import { slowClock } from './slow-clock.ts';
import { testCache } from './test-cache.ts';

export type Client = JsonifiedClient<ContractRouterClient<Contract>>;

export type ClientOptions = { token?: string; language?: 'en' | 'pt'; headers?: Record<string, string> };

export type RawResponse = { status: number; headers: Headers; text: string; body: unknown };

export type TestGateway = {
  url: string;
  metricsUrl: string | null;
  metrics(): Promise<string>;
  app: AppContext;
  clock: MovableClock;
  /** A typed client of the contract over HTTP. Rejected calls throw AppError with code, status and details. */
  client(options?: ClientOptions): Client;
  signedIn(email: string, password?: string): Promise<{ client: Client; token: string }>;
  /** A request as it is. A body that is neither text nor bytes is sent as JSON. */
  raw(
    method: string,
    path: string,
    options?: { headers?: Record<string, string>; body?: unknown },
  ): Promise<RawResponse>;
  cards: TestGateway['raw'];
  close(): Promise<void>;
};

export type TestOptions = Partial<GatewayConfig> & { sweeps?: boolean };

export const DEMO_PASSWORD = 'Pernoite#2026';

/** Generous, so that a test meets a limit only where it sets one. */
export const noLimits = Object.fromEntries(
  Object.keys(defaultLimits).map(name => [name, { points: 100_000, seconds: 60 }]),
) as GatewayConfig['limits'];

const noUnpaidLimits: GatewayConfig['unpaid'] = {
  perAddress: 100_000,
  perNetwork: 100_000,
  perPayer: 100_000,
  perDevice: 100_000,
  hotelShare: 100,
  leastRooms: 1,
  unverifiedRooms: 6,
  unverifiedNights: 30,
};

/**
 * A whole gateway on a free port and a database of its own: in memory, or a new one in the PostgreSQL of
 * TEST_DATABASE_URL. Seeded unless options say otherwise. What is due is done when a test calls `settleDue` and the like,
 * never between two of its steps; with `sweeps` also by time, as outside tests.
 */
export async function startTestGateway({
  sweeps = false,
  ...overrides
}: TestOptions = {}): Promise<TestGateway> {
  const database = await testDatabase();
  const config = gatewayConfig({
    port: 0,
    metricsPort: 0,
    dataFolder: null,
    databaseUrl: database.url,
    signingKey: TEST_SIGNING_KEY,
    logLevel: 'silent',
    limits: noLimits,
    unpaid: noUnpaidLimits,
    paymentTimeoutMs: 200,
    // Production rejects it.
    ...(overrides.production !== true && testPace),
    stopTimeoutMs: 2_000,
    ...overrides,
  });
  const template = database.url === null ? await templateFor(config) : null;
  const gateway = await startGateway(config, { sweeps, ...(template && { template }) });
  const { url, app, metricsUrl } = gateway;
  Object.assign(app.clock, slowClock(app.clock.offset()));
  const client = (options: ClientOptions = {}) => contractClient(url, options);
  return {
    url,
    metricsUrl,
    metrics: async () => (await fetch(`${metricsUrl}/metrics`)).text(),
    app,
    clock: app.clock,
    client,
    async signedIn(email, password = DEMO_PASSWORD) {
      const response = await rawRequest(
        url,
        'POST',
        '/identity/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=test',
        { body: { email, password, returnSecureToken: true } },
      );
      const { idToken } = z.object({ idToken: z.string() }).parse(response.body);
      return { client: client({ token: idToken }), token: idToken };
    },
    raw: (method, path, options) => rawRequest(url, method, path, options),
    cards: (method, path, options) => rawRequest(app.config.web.cardPage ?? '', method, path, options),
    async close() {
      await gateway.close();
      await database.drop();
    },
  };
}

let emptyTemplate: Promise<Blob> | undefined;

/** A test of the start itself, or of other accounts, has its gateway seeded by its own start. */
async function templateFor(config: GatewayConfig): Promise<Blob> {
  emptyTemplate ??= databaseTemplate(testCache);
  const empty = await emptyTemplate;
  const isPlain = config.seed && config.sandbox && !config.production && config.identityProvider === null;
  return isPlain ? seededTemplate(config, empty) : empty;
}

async function testDatabase(): Promise<{ url: string | null; drop(): Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? ownDatabase(server, 'test') : { url: null, drop: async () => {} };
}

export function contractClient(url: string, { token, language, headers }: ClientOptions = {}): Client {
  const link = contractLink(contract, url, () => ({
    'accept-language': language ?? 'en',
    ...(token !== undefined && { 'x-guest-access-token': `Bearer ${token}` }),
    ...headers,
  }));
  return createORPCClient<Client>(link);
}

export async function rawRequest(
  url: string,
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
): Promise<RawResponse> {
  const asIs = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: asIs ? (body as string) : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parseJson(text) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
