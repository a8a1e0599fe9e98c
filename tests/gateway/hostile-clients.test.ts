import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gatewayConfig } from '#gateway/config/config.ts';
import { attack, type Hostility } from '#tests/faults/hostile-clients.ts';
import { startTestGateway, type TestGateway } from './harness.ts';

/** More than the buffers of both ends of a loopback connection take. */
const HUGE_BYTES = 64 * 2 ** 20;
const HUGE = '/assets/huge-1a2b.js';
const LARGE = '/assets/large-1a2b.js';

let web: string;
let gateway: TestGateway;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'pernoite-hostile-'));
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'index.html'), '<!doctype html>');
  await writeFile(join(web, LARGE), 'x'.repeat(256 * 1024));
  await writeFile(join(web, HUGE), '');
  await truncate(join(web, HUGE), HUGE_BYTES);
  gateway = await startTestGateway({
    seed: false,
    webFolder: web,
    connections: {
      ...gatewayConfig().connections,
      headersTimeoutMs: 1_000,
      requestTimeoutMs: 1_500,
      responseTimeoutMs: 2_000,
    },
  });
});
afterAll(async () => {
  await gateway.close();
  await rm(web, { recursive: true });
});

const memory = () => process.memoryUsage().rss / 2 ** 20;

test('sixty connections that pipeline and never read hold little memory, and others are still served (SEC-03)', async () => {
  const before = memory();
  let most = 0;
  const hostile = attack(gateway.url, 'pipelines and never reads', { amount: 60, path: LARGE });
  for (let call = 0; call < 40; call += 1) {
    expect((await gateway.raw('GET', '/readyz')).status).toBe(200);
    most = Math.max(most, memory());
  }
  hostile.stop();
  expect(most - before).toBeLessThan(150);
});

test.concurrent.for<Hostility>([
  'pipelines and never reads',
  'sends headers slowly',
  'sends a body slowly',
  'reads slowly',
])('a client that %s is closed once its time is over (SEC-03)', async (hostility, { expect: here }) => {
  const hostile = attack(gateway.url, hostility, { amount: 5, path: HUGE });
  await here.poll(() => hostile.closed(), { timeout: 20_000 }).toBe(5);
  hostile.stop();
});

function heardOn(port: number, sent: string, until = '\u0000'): Promise<string> {
  return new Promise(resolve => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(sent));
    socket.setEncoding('utf8').on('data', text => {
      heard += text;
      if (heard.includes(until)) socket.destroy();
    });
    socket.on('error', () => {}).on('close', () => resolve(heard));
  });
}

describe('on a gateway for one connection', () => {
  let narrow: TestGateway;
  let port: number;
  beforeAll(async () => {
    const connections = { ...gatewayConfig().connections, maxConnections: 1, pipelinedWaitMs: 100 };
    narrow = await startTestGateway({ seed: false, metricsPort: null, connections });
    port = Number(new URL(narrow.url).port);
  });
  afterAll(() => narrow.close());

  test('requests sent without waiting get their responses one after another, bodies and all (SEC-03)', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(20_000) });
    const sent = [
      'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n',
      `POST /api/guestUser/create HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      'GET /api/nothing HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    ];
    const heard = await heardOn(port, sent.join(''));
    expect([...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
      '200',
      '400',
      '404',
    ]);
  });

  test('a second one is closed at once (SEC-03)', async () => {
    const ask = () => heardOn(port, 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n', 'alive');
    const first = connect(port, '127.0.0.1');
    await new Promise(resolve => first.once('connect', resolve));
    expect(await ask()).toBe('');
    first.destroy();
    await expect.poll(ask).toContain('200 OK');
  });
});
