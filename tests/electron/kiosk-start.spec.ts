import { ResultsPage } from '../journeys/pages/results-page.ts';
import { SearchPage } from '../journeys/pages/search-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { lastClick } from './endings.ts';
import { goTo, landscape, portrait } from './kiosk.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { smallTargets, smallTexts } from './pages/measures.ts';
import { expect, test } from './shared-device.ts';

test.describe.configure({ mode: 'default' });

const sizes = { portrait, landscape };

test("a kiosk starts with its invitation in the hotel's language, its tools at one position on every screen; staff say where they are, and another hotel is offered where the settings say so (KSK-01, KSK-10, BEY-03, PD-41, PD-43)", async ({
  openKiosk,
}) => {
  const { page, kiosk } = await openKiosk({ language: 'en', otherHotels: true });
  for (const choice of [kiosk.book, kiosk.checkIn, kiosk.checkOut, kiosk.find, kiosk.signIn]) {
    await expect(choice).toBeVisible();
  }
  await expect(page).toHaveTitle(`${kiosk.texts('kiosk:pageTitle')} · Pernoite`);
  await expect(page.getByRole('banner').getByText('Pernoite Jardins, São Paulo')).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(5);
  for (const size of Object.values(sizes)) {
    await kiosk.book.waitFor();
    await page.setViewportSize(size);
    await expectNoViolations(page);
    const boxes = () => Promise.all(kiosk.tools().map(tool => tool.boundingBox()));
    const before = await boxes();
    expect(before.every(box => box !== null && box.y > size.height * 0.8)).toBe(true);
    for (const path of ['/booking/step-1', '/login?way=phone', '/login?way=reservation', '/sign-up']) {
      await goTo(page, path);
      await expect(page).not.toHaveTitle(new RegExp(kiosk.texts('kiosk:pageTitle')));
      expect(await boxes(), path).toEqual(before);
    }
    await goTo(page, '/kiosk');
  }
  await kiosk.tool('staff').click();
  await expect(kiosk.dialog).toContainText(kiosk.texts('kiosk:staff.desk', { hotel: 'Pernoite Jardins' }));
  await expect(kiosk.dialog).toContainText('+55 11 5555-0100');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(kiosk.dialog).toBeHidden();
  await kiosk.book.click();
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('JARDINS');
});

test('a walk-in sees the rooms for tonight after two touches, nothing too small; start over asks when something would be lost, else not, and the next guest finds the hotel’s language, which no storage holds (KSK-01, KSK-03, KSK-09, KSK-10, BEY-03, PD-43, PD-45)', async ({
  openKiosk,
}) => {
  const { desktop, page: first, kiosk: portuguese } = await openKiosk();
  await portuguese.language('en').click();
  const english = new KioskPage(first, 'en');
  await english.find.click();
  await first.getByRole('heading', { level: 1 }).waitFor();
  expect(await first.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await lastClick(english.tool('startOver'));

  const page = await desktop.pageAfter(first);
  const kiosk = new KioskPage(page);
  const fits = async (screen: string) => {
    for (const [name, size] of Object.entries(sizes)) {
      await page.setViewportSize(size);
      const where = `${screen}, ${name}`;
      expect(await smallTexts(page, 20), `${where}: smallest text`).toEqual([]);
      expect(await smallTargets(page, 56), `${where}: smallest target`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `${where}: wider than the screen`,
      ).toBeLessThanOrEqual(0);
    }
  };
  await kiosk.book.waitFor();
  await fits('start');
  await expectNoViolations(page);
  await desktop.tap(kiosk.book);
  const search = new SearchPage(page, 'pt');
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('JARDINS');
  await search.search.waitFor();
  await fits('search');
  await search.arrival.selectOption({ index: 0 });
  await desktop.tap(search.search);
  const results = new ResultsPage(page, 'pt');
  await results.found.waitFor();
  await fits('rooms');
  await kiosk.tool('startOver').click();
  await kiosk.startOverQuestion.getByRole('button', { name: kiosk.texts('kiosk:startOver.stay') }).click();
  await expect(kiosk.startOverQuestion).toBeHidden();
  await expect(results.found).toBeVisible();
  await kiosk.tool('startOver').click();
  await lastClick(kiosk.startOverQuestion.getByRole('button', { name: kiosk.texts('kiosk:startOver.go') }));
  await expect(new KioskPage(await desktop.pageAfter(page)).book).toBeVisible();
});
