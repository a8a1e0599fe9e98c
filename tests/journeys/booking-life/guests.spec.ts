import type { Locator, Page } from '@playwright/test';
import { INVITATION_RESENDS } from '#shared/policies.ts';
import { BookingDetailsPage } from '../pages/booking-details-page.ts';
import { BookingListPage } from '../pages/booking-list-page.ts';
import { GuestsPage } from '../pages/guests-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';
import { addElsewhere, bookTwoRooms, type Party, storedGuests } from './room-party.ts';

const HOLDER = 'Bruna Teixeira';
const GUESTS = /\/accommodations\/\d+\/guests/;
const RESEND = /resend-invitation-email/;
const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };

let people = 0;
const newEmail = (name: string) => {
  people += 1;
  return `${name}.${Date.now().toString(36)}${people}@hospede.test`;
};

/** Fills the form of a new guest and sends it. */
async function addGuest(guests: GuestsPage, room: number, name: string, email: string): Promise<void> {
  await guests.add(room).click();
  await guests.field(guests.adding, 'name').fill(name);
  await guests.field(guests.adding, 'email').fill(email);
  await guests.submit(guests.adding).click();
}

const namesOf = async (...[request, party, room]: Parameters<typeof storedGuests>) =>
  (await storedGuests(request, party, room)).map(({ name }) => name);

test('two rooms and three guests, one of them a minor: places, boxes and what is rejected stand where they belong (BKG-09, GST-01, GST-02, GST-06, GST-09, GST-11, GST-12, GST-13, GST-14, GST-15, GST-16, GST-17, GST-27, GST-29, ERR-06, PD-60)', {
  tag: '@phone',
}, async ({ page, request, testApi, expectedFailures, expectNoViolations }) => {
  expectedFailures.allow(GUESTS);
  const party = await bookTwoRooms({ request, testApi });
  const email = newEmail('bia');
  await signInByToken(page, party.holder);
  const details = new BookingDetailsPage(page);
  await details.open(party.bookingId);
  await details.guests.click();
  const guests = new GuestsPage(page);
  const { t } = guests;
  await expect(guests.room(1)).toContainText(guests.places(1, 3));
  await expect(guests.guest(1, HOLDER)).toContainText(t('room-guests:icon.main'));
  await expect(guests.room(2)).toContainText(guests.places(0, 3));
  await expect(guests.main).toContainText(t('room-guests:note.data'));

  await guests.add(1).click();
  const { adding } = guests;
  await expect(guests.field(adding, 'name')).toBeFocused();
  await expect(guests.mainBox(adding), 'the room has a main guest').toBeDisabled();
  await expect(adding).toContainText(t('room-guests:dialog.mainTaken'));
  await guests.field(adding, 'name').fill('Bia');
  await guests.field(adding, 'email').fill('bia@');
  await guests.submit(adding).click();
  await expect(adding).toContainText(t('room-guests:createOrEditGuestModal.errors.sizeName'));
  await expect(adding).toContainText(t('room-guests:createOrEditGuestModal.errors.email'));
  await expectNoViolations(page);
  await guests.field(adding, 'name').fill('Bia Rocha');
  await guests.field(adding, 'email').fill(email);
  await guests.submit(adding).click();
  await expect(adding).toBeHidden();
  await expect(guests.guest(1, 'Bia Rocha')).toContainText(t('room-guests:icon.invited'));
  await expect(guests.guest(1, 'Bia Rocha')).toContainText(t('room-guests:pending'));
  await expect(guests.room(1)).not.toContainText(t('room-guests:minors'));

  await guests.add(1).click();
  await expect(guests.field(adding, 'minor'), 'only a child’s place is left').toBeChecked();
  await expect(guests.field(adding, 'email')).toHaveCount(0);
  await expect(guests.mainBox(adding)).toBeDisabled();
  await expect(adding).toContainText(t('room-guests:minors'));
  await guests.field(adding, 'name').fill('Caio Teixeira');
  await guests.submit(adding).click();
  await expect(guests.guest(1, 'Caio Teixeira')).toContainText(t('room-guests:dialog.minor'));
  await expect(guests.room(1)).toContainText(guests.places(3, 3));
  await expect(guests.room(1)).toContainText(t('room-guests:minors'));
  await expect(guests.add(1)).toBeDisabled();
  await expect(guests.room(1)).toContainText(t('room-guests:cannotAdd.full'));

  await guests.add(2).click();
  await expect(guests.mainBox(adding), 'a room’s first guest answers for it').toBeChecked();
  await expect(guests.field(adding, 'minor'), 'the main guest is of age').toBeDisabled();
  await guests.mainBox(adding).uncheck();
  await guests.field(adding, 'minor').check();
  await expect(guests.field(adding, 'email')).toHaveCount(0);
  await guests.mainBox(adding).check();
  await expect(guests.field(adding, 'minor'), 'a main guest is no minor').not.toBeChecked();
  await guests.field(adding, 'name').fill('Bia Rocha');
  await guests.field(adding, 'email').fill(email.toUpperCase());
  await guests.submit(adding).click();
  await expect(adding).toContainText(
    t('errors:INVITE_ACCOMMODATION_WITH_DUPLICATED_EMAIL_IN_DIFFERENT_ACCOMMODATION'),
  );
  await expect(guests.field(adding, 'email')).toBeFocused();
  await guests.field(adding, 'name').fill('Davi Reis');
  await guests.field(adding, 'email').fill(newEmail('davi'));
  await guests.careBox(adding).check();
  await guests.submit(adding).click();
  await expect(guests.guest(2, 'Davi Reis')).toContainText(t('room-guests:specialCare'));
  await expect(guests.room(2)).toContainText(guests.places(1, 3));
  await expectNoViolations(page);
  expect(await namesOf(request, party, 0)).toEqual([HOLDER, 'Bia Rocha', 'Caio Teixeira']);
  expect(await namesOf(request, party, 1)).toEqual(['Davi Reis']);
  expect(await testApi.invitationLink(email)).toContain('/booking-invitation?lang=ENGLISH#code=');
});

test('a room always has somebody who answers for it: a warning after the box is cleared, a successor before the main guest goes (GST-05, GST-10, GST-19, GST-20, ERR-10, GST-18)', async ({
  page,
  request,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(GUESTS);
  const party = await bookTwoRooms({ request, testApi });
  await addElsewhere(request, party, 1, { name: 'Caio Teixeira', isMinor: true });
  await signInByToken(page, party.holder);
  const guests = new GuestsPage(page);
  const { t } = guests;
  await guests.open(party.bookingId);
  await guests.remove(HOLDER).click();
  await expect(guests.removingNotNow).toContainText(t('room-guests:remove.needsAdult'));
  await page.keyboard.press('Escape');
  await expect(guests.room(2)).toContainText(t('room-guests:withoutMain.notice'));

  await addGuest(guests, 1, 'Bia Rocha', newEmail('bia'));
  await expect(guests.guest(1, 'Bia Rocha')).toBeVisible();
  await guests.edit(HOLDER).click();
  const { editing } = guests;
  await expect(guests.field(editing, 'email'), 'the address of an account stays').toHaveAttribute('readonly');
  await guests.mainBox(editing).uncheck();
  await guests.submit(editing).click();
  await expect(guests.withoutMain).toContainText(t('room-guests:withoutMain.text'));
  await expectNoViolations(page);
  const name = guests.withoutMain.getByRole('button', { name: t('room-guests:withoutMain.confirm') });
  await name.click();
  await expect(guests.withoutMain).toContainText(t('room-guests:heir.missing'));
  await guests.withoutMain.getByRole('radio', { name: HOLDER }).check();
  await name.click();
  await expect(guests.withoutMain).toBeHidden();
  await expect(guests.guest(1, HOLDER)).toContainText(t('room-guests:mainGuest'));

  await guests.remove(HOLDER).click();
  await guests.confirmRemoval.click();
  await expect(guests.removing).toContainText(t('room-guests:heir.missing'));
  await guests.removing.getByRole('radio').check();
  await guests.confirmRemoval.click();
  await expect(guests.removing).toBeHidden();
  await expect(guests.guest(1, HOLDER)).toHaveCount(0);
  await expect(guests.guest(1, 'Bia Rocha')).toContainText(t('room-guests:mainGuest'));

  await guests.remove('Caio Teixeira').click();
  await guests.removing.getByRole('button', { name: t('room-guests:remove.keep') }).click();
  await expect(guests.guest(2, 'Caio Teixeira')).toBeVisible();
  await guests.remove('Caio Teixeira').click();
  await guests.confirmRemoval.click();
  await expect(guests.room(2)).toContainText(t('room-guests:nobody'));
  expect(await namesOf(request, party, 0)).toEqual(['Bia Rocha']);
});

test('an invitation goes out again a few times an hour, and says so when it does not (GST-22, GST-26, API-21)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(RESEND);
  const party = await bookTwoRooms({ request, testApi });
  const email = newEmail('bia');
  await addElsewhere(request, party, 0, { name: 'Bia Rocha', email });
  await signInByToken(page, party.holder);
  const guests = new GuestsPage(page);
  const shell = new ShellPage(page);
  const { t } = guests;
  await guests.open(party.bookingId);
  const before = await testApi.invitationLink(email);
  for (let time = 0; time < INVITATION_RESENDS; time += 1) {
    const sent = page.waitForResponse(RESEND);
    await guests.resend('Bia Rocha').click();
    await sent;
    await expect(shell.toast(t('room-guests:resendInvite.success')).first()).toBeVisible();
  }
  expect(await testApi.invitationLink(email), 'each e-mail has a code of its own').not.toBe(before);
  await guests.resend('Bia Rocha').click();
  await expect(
    shell.toast(
      t('room-guests:resendInvite.limit', { times: INVITATION_RESENDS, wait: '' }).split('.')[0] ?? '',
    ),
  ).toBeVisible();

  await page.route(RESEND, route => route.fulfill({ status: 500, json: { code: 'X', message: 'x' } }));
  await guests.resend('Bia Rocha').click();
  await expect(shell.toast(t('room-guests:resendInvite.error'))).toBeVisible();
});

test.describe('from two devices at once', () => {
  /** The same guest on another device, with a form open on the same guest. */
  async function onBoth(pages: readonly Page[], party: Party, name: string): Promise<GuestsPage[]> {
    return Promise.all(
      pages.map(async page => {
        await signInByToken(page, party.holder);
        const guests = new GuestsPage(page);
        await guests.open(party.bookingId);
        await guests.edit(name).click();
        await expect(guests.field(guests.editing, 'name')).toHaveValue(name);
        return guests;
      }),
    );
  }

  test('the later one sees what changed, keeps what was typed, and takes nothing back (GST-27, GST-28, API-26)', async ({
    page,
    browser,
    gateway,
    request,
    testApi,
    expectedFailures,
    expectNoViolations,
  }) => {
    expectedFailures.allow(GUESTS);
    const party = await bookTwoRooms({ request, testApi });
    const email = newEmail('bia');
    await addElsewhere(request, party, 0, { name: 'Bia Rocha', email });
    const context = await browser.newContext({ baseURL: gateway.address });
    const [sooner, later] = await onBoth([await context.newPage(), page], party, 'Bia Rocha');
    if (!sooner || !later) throw new Error('two devices');
    const { t } = later;
    await sooner.field(sooner.editing, 'name').fill('Bia Rocha Lima');
    await sooner.careBox(sooner.editing).check();
    await sooner.submit(sooner.editing).click();
    await expect(sooner.guest(1, 'Bia Rocha Lima')).toBeVisible();

    await later.field(later.editing, 'socialName').fill('Bi Rocha');
    await later.submit(later.editing).click();
    const alert = later.editing.getByRole('alert').first();
    await expect(alert).toContainText(t('room-guests:stale.changed'));
    await expect(alert).toContainText('Bia Rocha Lima');
    await expect(alert).toContainText(t('room-guests:stale.is.isSpecialCareRequired'));
    await expect(later.field(later.editing, 'socialName'), 'what was typed').toHaveValue('Bi Rocha');
    await expect(later.field(later.editing, 'name'), 'what was not touched').toHaveValue('Bia Rocha Lima');
    await expectNoViolations(page);
    await later.submit(later.editing).click();
    await expect(later.editing).toBeHidden();
    const stored = (await storedGuests(request, party, 0)).find(guest => guest.email === email);
    expect(stored).toMatchObject({
      name: 'Bia Rocha Lima',
      socialName: 'Bi Rocha',
      isSpecialCareRequired: true,
    });
    await context.close();
  });

  test('a guest who was removed meanwhile can be added with what was typed, and a place that was taken is told (GST-06, GST-27, ERR-07)', async ({
    page,
    browser,
    gateway,
    request,
    testApi,
    expectedFailures,
  }) => {
    expectedFailures.allow(GUESTS);
    const party = await bookTwoRooms({ request, testApi });
    await addElsewhere(request, party, 0, { name: 'Bia Rocha', email: newEmail('bia') });
    const context = await browser.newContext({ baseURL: gateway.address });
    const [sooner, later] = await onBoth([await context.newPage(), page], party, 'Bia Rocha');
    if (!sooner || !later) throw new Error('two devices');
    const { t } = later;
    await sooner.page.keyboard.press('Escape');
    await sooner.remove('Bia Rocha').click();
    await sooner.confirmRemoval.click();
    await expect(sooner.guest(1, 'Bia Rocha')).toHaveCount(0);
    await addGuest(sooner, 1, 'Davi Reis', newEmail('davi'));
    await expect(sooner.guest(1, 'Davi Reis')).toBeVisible();

    await later.field(later.editing, 'socialName').fill('Bi Rocha');
    await later.submit(later.editing).click();
    await expect(later.adding).toContainText(t('room-guests:stale.removed'));
    await expect(later.field(later.adding, 'socialName')).toHaveValue('Bi Rocha');
    await expect(later.field(later.adding, 'name')).toHaveValue('Bia Rocha');
    await later.submit(later.adding).click();
    await expect(later.adding).toContainText(t('errors:INVITE_ACCOMMODATION_ADULTS_EXCEEDS'));

    await sooner.remove('Davi Reis').click();
    await sooner.confirmRemoval.click();
    await expect(sooner.guest(1, 'Davi Reis')).toHaveCount(0);
    await later.submit(later.adding).click();
    await expect(later.guest(1, 'Bi Rocha')).toBeVisible();
    await context.close();
    expect(await namesOf(request, party, 0)).toEqual([HOLDER, 'Bia Rocha']);
  });
});

test('a guest who was added though the response was lost is in the room, once, and the form closes (API-26)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(GUESTS);
  const party = await bookTwoRooms({ request, testApi });
  await signInByToken(page, party.holder);
  const guests = new GuestsPage(page);
  await guests.open(party.bookingId);
  await page.route(GUESTS, async route => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await addGuest(guests, 1, 'Bia Rocha', newEmail('bia'));
  await expect(guests.adding).toBeHidden();
  await expect(guests.guest(1, 'Bia Rocha')).toBeVisible();
  expect(await namesOf(request, party, 0)).toEqual([HOLDER, 'Bia Rocha']);
});

test('while the stay is under way nobody is changed or removed, and the page says so (GST-05)', async ({
  page,
}) => {
  await new LoginPage(page, 'pt').enter(rafael, '/guest/booking/active');
  const list = new BookingListPage(page, 'pt');
  await list.choose(list.cards().first());
  const details = new BookingDetailsPage(page, 'pt');
  await details.guests.click();
  const guests = new GuestsPage(page, 'pt');
  const { t } = guests;
  await expect(guests.main).toContainText(t('room-guests:inProgress'));
  await expect(guests.main).toContainText(t('room-guests:cannotAdd.checkedIn'));
  await expect(guests.main.getByRole('listitem').filter({ hasText: 'Rafael' })).toBeVisible();
  const names = (['edit', 'removeWord'] as const).map(key => t(`room-guests:${key}`));
  for (const name of names) await expect(guests.main.getByRole('button', { name })).toHaveCount(0);
  await expect(guests.main.getByRole('button', { name: t('room-guests:dialog.add') })).toBeDisabled();
});

/** More presses than the page has places to stop. */
const FARTHEST = 60;

/** Goes to a control as a guest without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < FARTHEST; presses += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached by Tab').toBeFocused();
}

test('by keyboard alone a guest is added, changed and removed, and the focus comes back (GST-05, GST-06)', async ({
  page,
  request,
  testApi,
}) => {
  const party = await bookTwoRooms({ request, testApi });
  await signInByToken(page, party.holder);
  const guests = new GuestsPage(page);
  const { t } = guests;
  await guests.open(party.bookingId);
  await tabTo(page, guests.add(1));
  await page.keyboard.press('Enter');
  await expect(guests.field(guests.adding, 'name')).toBeFocused();
  await page.keyboard.type('Bia Rocha');
  await tabTo(page, guests.field(guests.adding, 'email'));
  await page.keyboard.type(newEmail('bia'));
  await tabTo(page, guests.careBox(guests.adding));
  await page.keyboard.press('Space');
  await tabTo(page, guests.submit(guests.adding));
  await page.keyboard.press('Enter');
  await expect(guests.adding).toBeHidden();
  await expect(guests.guest(1, 'Bia Rocha')).toContainText(t('room-guests:specialCare'));
  await expect(guests.add(1)).toBeFocused();

  await tabTo(page, guests.edit('Bia Rocha'));
  await page.keyboard.press('Enter');
  await expect(guests.field(guests.editing, 'name')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Lima');
  await page.keyboard.press('Enter');
  await expect(guests.guest(1, 'Bia Rocha Lima')).toBeVisible();
  await expect(guests.edit('Bia Rocha Lima')).toBeFocused();

  await tabTo(page, guests.remove('Bia Rocha Lima'));
  await page.keyboard.press('Enter');
  await tabTo(page, guests.confirmRemoval);
  await page.keyboard.press('Enter');
  await expect(guests.guest(1, 'Bia Rocha Lima')).toHaveCount(0);
  await expect(guests.room(1)).toBeFocused();
});
