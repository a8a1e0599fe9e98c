import type { Page } from '@playwright/test';
import { bookTwoRooms, type Party, storedGuests } from '#tests/journeys/booking-life/room-party.ts';
import { GuestsPage } from '#tests/journeys/pages/guests-page.ts';
import { LoginForm } from '#tests/journeys/pages/login-page.ts';
import type { Language } from '#tests/journeys/pages/texts.ts';
import { expectNoViolations } from './accessibility.ts';
import { deskLanguage, deskOf, signIn } from './desk.ts';
import { nextGuest, resetsDone } from './endings.ts';
import { expect, test } from './guest-phone.ts';
import { goTo, landscape, openPage, portrait } from './kiosk.ts';
import { smallTargets, smallTexts } from './pages/measures.ts';
import { OnScreenKeyboard } from './pages/on-screen-keyboard.ts';

/** The guests of a booking's rooms on a screen in a lobby, and at the reception desk. */

const COMPANION = 'Bia Rocha';
const companionEmail = () => `bia${Date.now().toString(36)}@hospede.test`;

async function canBeReadAndTouched(page: Page): Promise<void> {
  for (const size of [landscape, portrait]) {
    await page.setViewportSize(size);
    expect(await smallTexts(page, 20)).toEqual([]);
    expect(await smallTargets(page, 56)).toEqual([]);
    await expectNoViolations(page);
  }
}

test.describe('in a lobby', () => {
  test.use({ appOptions: { args: ['--profile=kiosk'] } });

  test('a companion is named by touch alone, names and addresses are masked, and all of it leaves with the guest (GST-06, GST-07, BEY-04, BEY-09, KSK-08)', async ({
    desktop,
    testApi,
    playwright,
    gateway,
  }) => {
    test.slow();
    const request = await playwright.request.newContext({ baseURL: gateway.address });
    const { page, language } = await openPage(desktop);
    const party = await bookTwoRooms({ request, testApi }, language);
    await page.setViewportSize(portrait);
    await goTo(page, '/login?way=password');
    await new LoginForm(page.getByRole('main'), language).signIn(party.holder);
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/login');
    await goTo(page, '/booking-invitation');
    await expect.poll(() => new URL(page.url()).pathname, 'no page for a lobby').toBe('/');
    await goTo(page, `/guest/booking/details/${party.bookingId}/guests`);
    const guests = new GuestsPage(page, language);
    const keyboard = new OnScreenKeyboard(desktop, page, language);
    const { t } = guests;
    const email = companionEmail();
    await expect(guests.room(1)).toContainText(guests.places(1, 3));
    await expect(guests.main).not.toContainText(party.holder.fullName);
    await expect(guests.main).not.toContainText(party.holder.email);

    await desktop.tap(guests.add(1));
    await keyboard.fill(guests.field(guests.adding, 'name'), COMPANION);
    await keyboard.fill(guests.field(guests.adding, 'email'), email);
    await keyboard.press(keyboard.texts('screen-keyboard:next'));
    await expect(keyboard.board, 'boxes need no keys').toBeHidden();
    await desktop.tap(guests.submit(guests.adding));
    await expect(guests.adding).toBeHidden();
    await expect(guests.room(1)).toContainText(guests.places(2, 3));
    await expect(guests.main).not.toContainText(COMPANION);
    await expect(guests.main).not.toContainText(email);
    await expect(guests.edit('Bia R.')).toBeVisible();
    const masked = guests.room(1).getByRole('button', {
      name: t('general:masked', { what: t('room-guests:nameMasked') }),
    });
    await masked.last().focus();
    await page.keyboard.down('Enter');
    await expect(guests.main).toContainText(COMPANION);
    await page.keyboard.up('Enter');
    await expect(guests.main).not.toContainText(COMPANION);
    await canBeReadAndTouched(page);
    const stored = await storedGuests(request, party, 0);
    expect(stored.map(guest => guest.email)).toContain(email);
    await request.dispose();

    const before = resetsDone(desktop);
    void page.evaluate(`pernoite.endGuest({ reason: 'finished' })`).catch(() => undefined);
    const next = await nextGuest(desktop, page, before);
    const left = await next.evaluate(() =>
      JSON.stringify([document.body.innerText, { ...sessionStorage }, { ...localStorage }, history.state]),
    );
    for (const trace of [COMPANION, email, party.holder.email, party.bookingId])
      expect(left).not.toContain(trace);
  });
});

test.describe('at the desk', () => {
  /** The guest's page at the desk, where their window opens it. */
  async function openGuests(page: Page, party: Party, language: Language): Promise<GuestsPage> {
    await goTo(page, `/guest/booking/details/${party.bookingId}/guests`);
    const guests = new GuestsPage(page, language);
    await guests.title.waitFor();
    return guests;
  }

  test('a companion is named by keyboard alone (GST-06, DSK-04)', async ({
    desktop,
    testApi,
    playwright,
    gateway,
  }) => {
    const request = await playwright.request.newContext({ baseURL: gateway.address });
    const party = await bookTwoRooms({ request, testApi }, deskLanguage);
    await request.dispose();
    const page = await desktop.page();
    await deskOf(page);
    await signIn(page, party.holder);
    const guests = await openGuests(page, party, deskLanguage);
    await guests.add(1).press('Enter');
    await expect(guests.field(guests.adding, 'name')).toBeFocused();
    await page.keyboard.type(COMPANION);
    await guests.field(guests.adding, 'email').focus();
    await page.keyboard.type(companionEmail());
    await page.keyboard.press('Enter');
    await expect(guests.guest(1, COMPANION)).toContainText(guests.t('room-guests:pending'));
    await expect(guests.add(1)).toBeFocused();
  });
});
