import { ResultsPage } from '../journeys/pages/results-page.ts';
import { SearchPage } from '../journeys/pages/search-page.ts';
import { languages, textsOf } from '../journeys/pages/texts.ts';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './device-fixture.ts';
import { goTo, landscape, portrait } from './kiosk.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { smallTargets, smallTexts } from './pages/measures.ts';

/** The lobby's screen as the next guest finds it. */

const sizes = { portrait, landscape };

for (const language of languages) {
  test(`a kiosk starts with its invitation, in the hotel's language ${language} (KSK-01, KSK-10, PD-41, PD-43)`, async ({
    startKiosk,
  }) => {
    const { page, kiosk } = await startKiosk({ language });
    for (const choice of [kiosk.book, kiosk.checkIn, kiosk.checkOut, kiosk.find, kiosk.signIn]) {
      await expect(choice).toBeVisible();
    }
    await expect(page).toHaveTitle(`${kiosk.texts('kiosk:pageTitle')} · Pernoite`);
    await expect(page.getByRole('banner').getByText('Pernoite Jardins, São Paulo')).toBeVisible();
    await expect(page.getByRole('link')).toHaveCount(5);
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size);
      await expectNoViolations(page);
    }
  });
}

test('a walk-in sees the rooms of this hotel for tonight after two touches (KSK-01, KSK-03)', async ({
  startKiosk,
}) => {
  const { desktop, page, kiosk } = await startKiosk();
  const search = new SearchPage(page, 'pt');
  await desktop.tap(kiosk.book);
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('JARDINS');
  await desktop.tap(search.search);
  const results = new ResultsPage(page, 'pt');
  await expect(results.found).toBeVisible();
});

test('another hotel can be chosen where the settings say so (KSK-01)', async ({ startKiosk }) => {
  const { page, kiosk } = await startKiosk({ otherHotels: true });
  await kiosk.book.click();
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('JARDINS');
});

test('start over, language, accessibility and staff stand in one place on every screen (BEY-03)', async ({
  startKiosk,
}) => {
  const { page, kiosk } = await startKiosk();
  await kiosk.book.waitFor();
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    const places = () => Promise.all(kiosk.tools().map(tool => tool.boundingBox()));
    const before = await places();
    expect(before.every(box => box !== null && box.y > size.height * 0.8)).toBe(true);
    for (const path of ['/booking/step-1', '/login?way=phone', '/login?way=reservation', '/sign-up']) {
      await goTo(page, path);
      await expect(page).not.toHaveTitle(new RegExp(kiosk.texts('kiosk:pageTitle')));
      expect(await places(), path).toEqual(before);
    }
    await goTo(page, '/kiosk');
    await kiosk.book.waitFor();
  }
});

test('start over asks when something would be lost, and the next screen knows nothing of it (BEY-03, KSK-09)', async ({
  startKiosk,
}) => {
  const { desktop, page, kiosk } = await startKiosk();
  const search = new SearchPage(page, 'pt');
  await kiosk.book.click();
  await search.arrival.selectOption({ index: 0 });
  await kiosk.tool('startOver').click();
  await kiosk.startOverQuestion.getByRole('button', { name: kiosk.texts('kiosk:startOver.stay') }).click();
  await expect(kiosk.startOverQuestion).toBeHidden();
  await expect(search.search).toBeVisible();
  await kiosk.tool('startOver').click();
  await kiosk.startOverQuestion.getByRole('button', { name: kiosk.texts('kiosk:startOver.go') }).click();
  const next = new KioskPage(await desktop.pageAfter(page));
  await expect(next.book).toBeVisible();
});

test('with nothing to lose, start over asks nothing (BEY-03)', async ({ startKiosk }) => {
  const { desktop, page, kiosk } = await startKiosk();
  await kiosk.find.click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await kiosk.tool('startOver').click();
  await expect(new KioskPage(await desktop.pageAfter(page)).book).toBeVisible();
});

test("a guest's language ends with the guest, and no storage holds it or the flags (PD-43, PD-45, KSK-10)", async ({
  startKiosk,
}) => {
  const { desktop, page, kiosk } = await startKiosk();
  await kiosk.language('en').click();
  await expect(new KioskPage(page, 'en').book).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await new KioskPage(page, 'en').tool('startOver').click();
  await expect(new KioskPage(await desktop.pageAfter(page), 'pt').book).toBeVisible();
});

test('calling the staff says where they are and how they are called (BEY-03)', async ({ startKiosk }) => {
  const { page, kiosk } = await startKiosk({ staffPhone: '+55 11 5555-0100' });
  await kiosk.book.waitFor();
  await kiosk.tool('staff').click();
  await expect(kiosk.dialog).toContainText(kiosk.texts('kiosk:staff.desk', { hotel: 'Pernoite Jardins' }));
  await expect(kiosk.dialog).toContainText('+55 11 5555-0100');
  await expectNoViolations(page);
});

test('after a crash the next guest reads that the screen restarted (BEY-07)', async ({ startKiosk }) => {
  const { desktop, page, kiosk } = await startKiosk();
  const restarted = textsOf('pt')('kiosk:start.restarted');
  await expect(kiosk.book).toBeVisible();
  await expect(page.getByText(restarted)).toBeHidden();
  await desktop.crashRenderer();
  const next = await desktop.pageAfter(page);
  await expect(next.getByText(restarted)).toBeVisible();
  await expect(new KioskPage(next).book).toBeVisible();
});

test('a finger that stays opens no menu, and no picture is dragged away (KSK-04)', async ({ startKiosk }) => {
  const { page, kiosk } = await startKiosk();
  await kiosk.book.waitFor();
  const taken = await page.evaluate(() =>
    ['contextmenu', 'dragstart', 'dragover', 'drop'].filter(kind =>
      document.body.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true })),
    ),
  );
  expect(taken, 'what the page leaves to the system').toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body).userSelect)).toBe('none');
});

for (const [name, size] of Object.entries(sizes)) {
  test(`on a ${name} screen nothing is too small to press or to read, from the start to the payment (KSK-01)`, async ({
    startKiosk,
  }) => {
    const { page, kiosk } = await startKiosk();
    await page.setViewportSize(size);
    const fits = async (screen: string) => {
      expect(await smallTexts(page, 20), `${screen}: smallest text`).toEqual([]);
      expect(await smallTargets(page, 56), `${screen}: smallest target`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `${screen}: wider than the screen`,
      ).toBeLessThanOrEqual(0);
    };
    await kiosk.book.waitFor();
    await fits('start');
    await kiosk.book.click();
    const search = new SearchPage(page, 'pt');
    await search.search.waitFor();
    await fits('search');
    await search.search.click();
    const results = new ResultsPage(page, 'pt');
    await results.found.waitFor();
    await fits('rooms');
  });
}
