import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from './harness.ts';

let app: TestGateway;
let web: string;

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'pernoite-first-view-'));
  await mkdir(join(web, 'first-view'));
  await writeFile(join(web, 'index.html'), '<!doctype html><html><body></body></html>');
  for (const language of ['en', 'pt'])
    await writeFile(
      join(web, 'first-view', `login.${language}.html`),
      `<!doctype html><html lang="${language}">`,
    );
  app = await startTestGateway({ seed: false, webFolder: web });
});
afterAll(async () => {
  await app.close();
  await rm(web, { recursive: true });
});

test('the guest app begins with the first view of its page in the language that the app will choose (APP-02, APP-16)', async () => {
  const langOf = async (path: string, language: string) => {
    const { text, headers } = await app.raw('GET', path, { headers: { 'accept-language': language } });
    expect(headers.get('vary'), path).toContain('accept-language');
    return /<html lang="(\w+)">/.exec(text)?.[1] ?? null;
  };
  expect(await langOf('/login', 'pt-BR,pt;q=0.9,en;q=0.8')).toBe('pt');
  expect(await langOf('/login', 'de-DE,en;q=0.5')).toBe('en');
  expect(await langOf('/login?lang=PORTUGUESE', 'en')).toBe('pt');
  expect(await langOf('/login?lang=ENGLISH', 'pt-BR')).toBe('en');
  // This build wrote none for the search, and other pages have none.
  for (const path of ['/booking/step-1', '/sign-up', '/login/x', '/constructor'])
    expect(await langOf(path, 'pt-BR'), path).toBeNull();
  expect((await app.raw('GET', '/first-view/login.en.html')).status).toBe(404);
});
