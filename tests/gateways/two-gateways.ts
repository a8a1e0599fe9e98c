import { z } from 'zod';
import { openStore } from '#gateway/store/open-store.ts';
import type { Store } from '#gateway/store/store.ts';
import { GatewayProcess } from '#tests/faults/gateway-process.ts';
import { type Preparation, prepareGateway } from '#tests/faults/prepare-gateway.ts';
import { type Client, contractClient } from '#tests/gateway/harness.ts';
import { ownDatabase } from '#tests/gateway/own-database.ts';
import { type SmtpServer, startSmtpServer } from '#tests/gateway/smtp-server.ts';
import { ownPort } from '#tests/own-port.ts';
import { type Balancer, startBalancer } from './balancer.ts';

const SIGNING_KEY = 'a secret that both gateways of this test share';
const TOOLKIT = '/identity/identitytoolkit.googleapis.com/v1/accounts';

export type TwoGateways = {
  one: GatewayProcess;
  other: GatewayProcess;
  metricsUrl: string;
  balancer: Balancer;
  smtp: SmtpServer;
  store: Store;
  prepared: Preparation;
  client(token?: string, headers?: Record<string, string>): Client;
  close(): Promise<void>;
};

export async function startTwoGateways(counts: { bookings: number; rush: number }): Promise<TwoGateways> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('These tests need a PostgreSQL: npm run test:postgres starts one.');
  const steps: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of steps.splice(0).toReversed()) await step();
  };
  try {
    const database = await ownDatabase(server, 'test');
    steps.push(() => database.drop());
    const smtp = await startSmtpServer();
    steps.push(() => smtp.close());
    const prepared = await prepareGateway(
      { dataFolder: null, databaseUrl: database.url, signingKey: SIGNING_KEY },
      counts,
    );
    const environment = {
      DATABASE_URL: database.url,
      PERNOITE_SIGNING_KEY: SIGNING_KEY,
      SMTP_URL: smtp.url,
      TRUST_PROXY: 'on',
      VERIFICATION_PORT: '0',
      // Few guests, all at one address; and a gateway that is killed while it charges gives no share back (SEC-07).
      DECLINED_CARDS_PER_GUEST: '1000/60',
      DECLINED_CARDS_PER_ADDRESS: '1000/60',
    };
    const metricsPort = await ownPort();
    const [one, other] = [
      new GatewayProcess('unused', await ownPort(), { ...environment, METRICS_PORT: String(metricsPort) }),
      new GatewayProcess('unused', await ownPort(), environment),
    ];
    steps.push(async () => {
      await Promise.all([one.kill(), other.kill()]);
    });
    await Promise.all([one.start(), other.start()]);
    const balancer = await startBalancer([one.url, other.url]);
    steps.push(() => balancer.close());
    const store = await openStore({ databaseUrl: database.url });
    steps.push(() => store.close());
    const client = (token?: string, headers?: Record<string, string>) =>
      contractClient(balancer.url, { ...(token !== undefined && { token }), ...(headers && { headers }) });
    const metricsUrl = `http://127.0.0.1:${metricsPort}`;
    return { one, other, metricsUrl, balancer, smtp, store, prepared, client, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export async function idTokenOf(url: string, token: string): Promise<string | null> {
  const body = await authCall(url, 'signInWithCustomToken', { token, returnSecureToken: true });
  return z.object({ idToken: z.string() }).safeParse(body).data?.idToken ?? null;
}

export async function passwordOutcome(url: string, email: string, password: string): Promise<string> {
  const body = await authCall(url, 'signInWithPassword', { email, password });
  const errorBody = z.object({ error: z.object({ message: z.string() }) }).safeParse(body).data;
  return errorBody ? (errorBody.error.message.split(' ', 1)[0] ?? '') : 'in';
}

async function authCall(url: string, verb: string, body: object): Promise<unknown> {
  const response = await fetch(`${url}${TOOLKIT}:${verb}?key=test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

export async function moveClock(url: string, milliseconds: number): Promise<void> {
  const response = await fetch(`${url}/console/clock/move`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: `by=${milliseconds}`,
  });
  if (!response.headers.get('location')?.includes('clock-moved')) throw new Error('the clock was not moved');
}

/** How far a gateway's clock is from this machine's, by the date of a response; exact to about a second. */
export async function clockShift(url: string): Promise<number> {
  const response = await fetch(`${url}/api/countries`);
  await response.arrayBuffer();
  return new Date(response.headers.get('date') ?? 0).getTime() - Date.now();
}

export async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}
