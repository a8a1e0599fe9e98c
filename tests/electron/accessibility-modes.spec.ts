import type { Page } from '@playwright/test';
import { ResultsPage } from '../journeys/pages/results-page.ts';
import { SearchPage } from '../journeys/pages/search-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './device-fixture.ts';
import { landscape, portrait } from './kiosk.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { highestControl, smallTexts } from './pages/measures.ts';

/** What a guest may change on the lobby's screen (BEY-10). */

const sizes = { portrait, landscape };

const isWiderThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

for (const [name, size] of Object.entries(sizes)) {
  test(`large text makes the smallest letters a quarter larger and breaks no ${name} screen (BEY-10)`, async ({
    startKiosk,
  }) => {
    const { page, kiosk } = await startKiosk();
    await page.setViewportSize(size);
    await kiosk.book.waitFor();
    await kiosk.ask('largeText');
    expect(await smallTexts(page, 25)).toEqual([]);
    for (const choice of [kiosk.book, kiosk.checkIn, kiosk.checkOut, kiosk.find, kiosk.signIn]) {
      await expect(choice).toBeInViewport({ ratio: 1 });
    }
    expect(await isWiderThanScreen(page)).toBe(false);
    await kiosk.book.click();
    const search = new SearchPage(page, 'pt');
    await search.search.waitFor();
    expect(await isWiderThanScreen(page)).toBe(false);
    await search.search.click();
    await new ResultsPage(page, 'pt').found.waitFor();
    expect(await isWiderThanScreen(page)).toBe(false);
    expect(await smallTexts(page, 25)).toEqual([]);
  });

  test(`with low reach every control of a ${name} screen lies in its lower part (BEY-10)`, async ({
    startKiosk,
  }) => {
    const { page, kiosk } = await startKiosk();
    await page.setViewportSize(size);
    await kiosk.book.waitFor();
    await kiosk.ask('lowReach');
    expect(await highestControl(page), 'start').toBeGreaterThan(0.38);
    await kiosk.tool('accessibility').click();
    const box = await kiosk.dialog.boundingBox();
    expect(box?.y, 'a dialog').toBeGreaterThan(size.height * 0.3);
    await page.keyboard.press('Escape');
    await kiosk.book.click();
    await new SearchPage(page, 'pt').search.waitFor();
    expect(await highestControl(page), 'search').toBeGreaterThan(0.38);
  });
}

test('high contrast is dark, and passes every check on the way to a room (BEY-10)', async ({
  startKiosk,
}) => {
  const { page, kiosk } = await startKiosk();
  await kiosk.book.waitFor();
  await kiosk.tool('accessibility').click();
  await kiosk.mode('highContrast').click();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(0, 0, 0)');
  await expectNoViolations(page);
  await kiosk.book.click();
  const search = new SearchPage(page, 'pt');
  await search.search.waitFor();
  await expectNoViolations(page);
  await search.search.click();
  await new ResultsPage(page, 'pt').found.waitFor();
  await expectNoViolations(page);
});

test('a screen without a voice says so, and does not pretend to have one (BEY-10)', async ({
  startKiosk,
}) => {
  const { page, kiosk } = await startKiosk();
  await kiosk.book.waitFor();
  const voices = await page.evaluate(() => speechSynthesis.getVoices().length);
  test.skip(voices > 0, 'this machine has voices');
  await kiosk.tool('accessibility').click();
  await expect(kiosk.dialog).toContainText(kiosk.texts('kiosk:modes.spokenMissing'));
  await expect(kiosk.mode('spoken')).toBeDisabled();
});

test('a screen with a voice reads its titles and what gets the focus, and never what is typed (BEY-10)', async ({
  startKiosk,
}) => {
  const { page, kiosk } = await startKiosk();
  await kiosk.book.waitFor();
  // A speech synthesizer such as a lobby's device has; what it would say is recorded.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    Object.defineProperty(speechSynthesis, 'getVoices', { value: () => [{}] });
    Object.defineProperty(speechSynthesis, 'speak', {
      value: ({ lang, text }: SpeechSynthesisUtterance) => said.push(`${lang}: ${text}`),
    });
    speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  });
  const said = () => page.evaluate(() => Reflect.get(window, 'said') as unknown as string[]);
  await kiosk.ask('spoken');
  await kiosk.book.focus();
  const book = `${kiosk.texts('kiosk:start.book')} ${kiosk.texts('kiosk:start.bookNote')}`;
  await expect.poll(said).toContain(`pt-BR: ${book}`);
  await kiosk.find.click();
  const title = kiosk.texts('reservation-sign-in:title');
  await expect.poll(said).toContain(`pt-BR: ${title}`);
  const locator = page.getByRole('main').getByRole('textbox').first();
  await locator.fill('SEGREDO');
  await kiosk.tool('staff').focus();
  await locator.focus();
  await expect.poll(async () => (await said()).at(-1)).toMatch(/^pt-BR: \S/);
  expect((await said()).join()).not.toContain('SEGREDO');
});

test('every chosen display option ends with the guest (BEY-10)', async ({ startKiosk }) => {
  const { desktop, page, kiosk } = await startKiosk();
  await kiosk.book.waitFor();
  await kiosk.ask('largeText', 'highContrast', 'lowReach', 'moreTime');
  await kiosk.tool('accessibility').click();
  for (const mode of ['largeText', 'highContrast', 'lowReach', 'moreTime'] as const) {
    await expect(kiosk.mode(mode)).toBeChecked();
  }
  await page.keyboard.press('Escape');
  await kiosk.tool('startOver').click();
  const next = await desktop.pageAfter(page);
  const fresh = new KioskPage(next);
  await fresh.tool('accessibility').click();
  for (const mode of ['largeText', 'highContrast', 'lowReach', 'moreTime'] as const) {
    await expect(fresh.mode(mode)).not.toBeChecked();
  }
  expect(await next.evaluate(() => ({ ...document.documentElement.dataset }))).toEqual({
    density: 'touch',
    theme: 'light',
  });
});

test('everything can be put back to normal by one button (BEY-10)', async ({ startKiosk }) => {
  const { kiosk } = await startKiosk();
  await kiosk.book.waitFor();
  await kiosk.tool('accessibility').click();
  await kiosk.mode('largeText').click();
  await kiosk.dialog.getByRole('button', { name: kiosk.texts('kiosk:modes.reset') }).click();
  await expect(kiosk.mode('largeText')).not.toBeChecked();
});
