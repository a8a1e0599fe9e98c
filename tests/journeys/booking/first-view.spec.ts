import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { chunksWith, readChunkTable } from '../../../build/chunk-table.ts';
import { ENTRY } from '../../../build/landings.ts';
import { root } from '../../../build/steps.ts';
import { holdRequests } from '../connection.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expect, test } from './funnel-test.ts';

const CODE = /\/assets\/.*\.js$/;

/** Both pages have every size, both languages and both colour schemes between them. */
const views = [
  { path: '/login', width: 360, language: 'ENGLISH', colorScheme: 'dark' },
  { path: '/login', width: 820, language: 'PORTUGUESE', colorScheme: 'light' },
  { path: '/login', width: 1280, language: 'PORTUGUESE', colorScheme: 'dark' },
  { path: '/booking/step-1', width: 360, language: 'PORTUGUESE', colorScheme: 'light' },
  { path: '/booking/step-1', width: 820, language: 'ENGLISH', colorScheme: 'dark' },
  { path: '/booking/step-1', width: 1280, language: 'ENGLISH', colorScheme: 'light' },
] as const;

/** The edge of a round picture is not drawn the same twice; a line of text that moves by a pixel changes 1 %. */
const MOST_DIFFERENT = 0.002;

type View = { picture: Buffer; boxes: unknown };

async function viewOf(page: Page): Promise<View> {
  // A picture that is fetched once it is seen counts as complete before it is requested.
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every(
        image =>
          !image.checkVisibility() ||
          (image.complete &&
            (image.naturalWidth > 0 || image.getBoundingClientRect().top >= window.innerHeight)),
      ),
  );
  // Fetched is not yet drawn.
  await page.evaluate(() =>
    Promise.all([...document.images].filter(image => image.naturalWidth > 0).map(image => image.decode())),
  );
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, p, a, input, select, button, img, label)')].map(element => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, element.textContent, x, y, width, height];
    }),
  );
  return { boxes, picture: await page.screenshot({ animations: 'disabled', caret: 'hide' }) };
}

/** Between 0 and 1. */
async function shareOfDifferentPixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(image => sharp(image).removeAlpha().raw().toBuffer()));
  if (a === undefined || b === undefined || a.length !== b.length) return 1;
  let different = 0;
  for (let at = 0; at < a.length; at += 3) {
    if (a[at] !== b[at] || a[at + 1] !== b[at + 1] || a[at + 2] !== b[at + 2]) different += 1;
  }
  return different / (a.length / 3);
}

test('the first pages are the same before their code has loaded and after (SRC-02, SES-01)', async ({
  page,
}, info) => {
  // Flags and hotels change the screen when they arrive, as they do without a first view.
  await holdRequests(page, /\/(ofrep|api)\//);
  for (const { path, width, language, colorScheme } of views) {
    const name = `${path} ${colorScheme} ${width}`;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const release = await holdRequests(page, CODE);
    await page.goto(`${path}?lang=${language}`, { waitUntil: 'commit' });
    const view = page.locator('.first-view h1');
    await expect(view).toBeVisible();
    const before = await viewOf(page);
    release();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(view).toHaveCount(0);
    const after = await viewOf(page);
    expect(after.boxes, name).toEqual(before.boxes);
    const different = await shareOfDifferentPixels(before.picture, after.picture);
    if (different > MOST_DIFFERENT) {
      await info.attach(`${name} before`, { body: before.picture, contentType: 'image/png' });
      await info.attach(`${name} after`, { body: after.picture, contentType: 'image/png' });
    }
    expect(different, name).toBeLessThan(MOST_DIFFERENT);
  }
});

async function expectPlainPage(page: Page): Promise<void> {
  await expect(page.locator('.first-header')).toBeVisible();
  await expect(page.locator('.first-view h1')).toBeHidden();
}

// What every page begins with takes along all that its modules import (build/renderer.shared.ts).
test('every page begins without the code of another: each fetches its own screen (SRC-02, SES-01)', () => {
  const chunks = readChunkTable(join(root, 'out', 'web'));
  const sources = [...chunksWith(chunks, [ENTRY])].flatMap(file => chunks[file]?.sources ?? []);
  expect(sources.filter(source => source.startsWith('src-renderer/guest/screens/'))).toEqual([
    'src-renderer/guest/screens/page-error.tsx',
  ]);
});

test('who has another language, a link, a search or a session is shown no first view, and an early tap on it is repeated (SRC-02, SES-01, SES-03, APP-03, APP-16, PD-20)', async ({
  page,
  testApi,
  funnel: { search },
}) => {
  await search.open();
  await search.chooseHotel(/Nilo Square/);
  await holdRequests(page, CODE);
  await page.reload({ waitUntil: 'commit' });
  await expectPlainPage(page);
  for (const path of ['/login?mode=verifyEmail&oobCode=none', '/booking?customToken=none']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expectPlainPage(page);
  }
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('.first-view h1')).toBeVisible();
  // The browser asks for English, and the guest chose Portuguese on an earlier visit.
  await page.evaluate(() => localStorage.setItem('pernoite.language', 'pt'));
  await page.goto('/login', { waitUntil: 'commit' });
  await expectPlainPage(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.unrouteAll();

  // By the form: the app itself has to note that this browser stores a session.
  await new LoginPage(page).enterByForm(await testApi.newGuest());
  const release = await holdRequests(page, CODE);
  await page.goto('/booking/step-1', { waitUntil: 'commit' });
  await expectPlainPage(page);
  release();
  await new ShellPage(page).leave();
  await expect(page).toHaveURL('/login');

  const letCodeIn = await holdRequests(page, CODE);
  await page.goto('/booking/step-1', { waitUntil: 'commit' });
  await expect(page.locator('.first-view h1')).toBeVisible();
  const early = await page.locator('.first-view header button').last().boundingBox();
  if (early === null) throw new Error('the first view has no sign-in button');
  await page.mouse.click(early.x + early.width / 2, early.y + early.height / 2);
  letCodeIn();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'E-mail' })).toBeVisible();
});
