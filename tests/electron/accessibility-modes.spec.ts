import type { Page } from '@playwright/test';
import { ResultsPage } from '../journeys/pages/results-page.ts';
import { SearchPage } from '../journeys/pages/search-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { startOver } from './endings.ts';
import { goTo, landscape, portrait } from './kiosk.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { highestControl, smallTexts } from './pages/measures.ts';
import { expect, test } from './shared-device.ts';

test.describe.configure({ mode: 'default' });

const sizes = [portrait, landscape];

const isWiderThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test('large text and high contrast break no screen, low reach brings every control down; each ends with the guest, or by one button; a voice reads titles and what gets the focus, never what is typed (BEY-10)', async ({
  openKiosk,
}) => {
  const { desktop, page, kiosk } = await openKiosk();
  await kiosk.book.waitFor();
  await kiosk.ask('largeText');
  const fits = async () => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await smallTexts(page, 25)).toEqual([]);
      expect(await isWiderThanScreen(page)).toBe(false);
    }
  };
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const choice of [kiosk.book, kiosk.checkIn, kiosk.checkOut, kiosk.find, kiosk.signIn]) {
      await expect(choice).toBeInViewport({ ratio: 1 });
    }
  }
  await fits();
  await kiosk.tool('accessibility').click();
  await kiosk.mode('highContrast').click();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(0, 0, 0)');
  await expectNoViolations(page);
  await kiosk.book.click();
  const search = new SearchPage(page, 'pt');
  await search.search.waitFor();
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await isWiderThanScreen(page)).toBe(false);
  }
  await expectNoViolations(page);
  await search.search.click();
  await new ResultsPage(page, 'pt').found.waitFor();
  await fits();
  await expectNoViolations(page);

  await kiosk.ask('lowReach', 'moreTime');
  await kiosk.tool('accessibility').click();
  const modes = ['largeText', 'highContrast', 'lowReach', 'moreTime'] as const;
  for (const mode of modes) await expect(kiosk.mode(mode)).toBeChecked();
  await page.keyboard.press('Escape');
  await startOver(kiosk);
  const next = await desktop.pageAfter(page);
  const fresh = new KioskPage(next);
  await fresh.tool('accessibility').click();
  for (const mode of modes) await expect(fresh.mode(mode)).not.toBeChecked();
  expect(await next.evaluate(() => ({ ...document.documentElement.dataset }))).toEqual({
    density: 'touch',
    theme: 'light',
  });
  await fresh.mode('largeText').click();
  await expect(fresh.mode('largeText')).toBeChecked();
  await fresh.dialog.getByRole('button', { name: fresh.texts('kiosk:modes.reset') }).click();
  await expect(fresh.mode('largeText')).not.toBeChecked();
  await next.keyboard.press('Escape');
  await expectControlsInReach(next);
  await expectVoice(next);
});

async function expectControlsInReach(page: Page): Promise<void> {
  const kiosk = new KioskPage(page);
  await kiosk.ask('lowReach');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.poll(() => highestControl(page), 'start').toBeGreaterThan(0.38);
    await kiosk.tool('accessibility').click();
    const box = await kiosk.dialog.boundingBox();
    expect(box?.y, 'a dialog').toBeGreaterThan(size.height * 0.3);
    await page.keyboard.press('Escape');
  }
  await kiosk.book.click();
  await new SearchPage(page, 'pt').search.waitFor();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.poll(() => highestControl(page), 'search').toBeGreaterThan(0.38);
  }
}

async function expectVoice(page: Page): Promise<void> {
  const kiosk = new KioskPage(page);
  await goTo(page, '/kiosk');
  await kiosk.book.waitFor();
  const voices = await page.evaluate(() => speechSynthesis.getVoices().length);
  // This machine may have voices.
  if (voices === 0) {
    await kiosk.tool('accessibility').click();
    await expect(kiosk.dialog).toContainText(kiosk.texts('kiosk:modes.spokenMissing'));
    await expect(kiosk.mode('spoken')).toBeDisabled();
    await page.keyboard.press('Escape');
  }
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
}
