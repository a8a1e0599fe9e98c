import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from './harness.ts';
import { staffRaw } from './staff-fixture.ts';

let gateway: TestGateway;
let folder: string;

const PAGE = '<!doctype html><style nonce="__CSP_NONCE__"></style><p>staff</p>';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pernoite-staff-'));
  const [web, staff] = [join(folder, 'web'), join(folder, 'staff')];
  await mkdir(join(staff, 'assets'), { recursive: true });
  await mkdir(web);
  await writeFile(join(staff, 'staff.html'), PAGE);
  await writeFile(join(staff, 'assets', 'staff-abc123.js'), 'export {};');
  await writeFile(join(web, 'index.html'), '<!doctype html><p>guests</p>');
  gateway = await startTestGateway({ seed: false, webFolder: web, staffFolder: staff });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

test('the staff address serves the staff app on every path, with a policy of its own that frames the card page alone (STF-01, FRD-08)', async () => {
  for (const path of ['/', '/sign-in', '/record?act=LOCKED']) {
    const { status, text, headers } = await staffRaw(gateway, 'GET', path);
    expect(status, path).toBe(200);
    expect(text).toContain('staff');
    const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(headers.get('content-security-policy')).toContain("connect-src 'self';");
    const { cardPage } = gateway.app.config.web;
    expect(headers.get('content-security-policy')).toContain(`frame-src ${cardPage};`);
  }
  expect((await staffRaw(gateway, 'GET', '/assets/staff-abc123.js')).status).toBe(200);
  expect((await staffRaw(gateway, 'GET', '/api/nowhere')).status).toBe(404);
});

test('neither address serves a file of the other (STF-01)', async () => {
  expect((await gateway.raw('GET', '/staff.html')).status).toBe(404);
  expect((await gateway.raw('GET', '/assets/staff-abc123.js')).status).toBe(404);
  expect((await gateway.raw('GET', '/')).text).toContain('guests');
  expect((await staffRaw(gateway, 'GET', '/index.html')).status).toBe(404);
});
