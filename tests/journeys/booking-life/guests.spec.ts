import type { Locator } from '@playwright/test';
import { GuestsPage } from '../pages/guests-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { tabTo } from '../tab-to.ts';
import { expect, test } from '../test-api.ts';
import { addElsewhere, bookTwoRooms, storedGuests } from './room-party.ts';

const HOLDER = 'Bruna Teixeira';
const GUESTS = /\/accommodations\/\d+\/guests/;

let people = 0;
const newEmail = (name: string) => {
  people += 1;
  return `${name}.${Date.now().toString(36)}${people}@hospede.test`;
};

const namesOf = async (...[request, party, room]: Parameters<typeof storedGuests>) =>
  (await storedGuests(request, party, room)).map(({ name }) => name);

test('two rooms and three guests, one of them a minor: places, boxes and what is rejected stand where they belong, and nothing moves under a press (GST-01, GST-02, GST-06, GST-09, GST-11, GST-12, GST-13, GST-14, GST-15, GST-16, GST-17, GST-27, GST-29, ERR-06, PD-60)', async ({
  page,
  request,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(GUESTS);
  const party = await bookTwoRooms({ request, testApi });
  const email = newEmail('bia');
  await signInByToken(page, party.holder);
  const guests = new GuestsPage(page);
  await guests.open(party.bookingId);
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
  await expect(guests.mainBox(adding), 'a room’s first guest is responsible for it').toBeChecked();
  await expect(guests.field(adding, 'minor'), 'the main guest is of age').toBeDisabled();
  await pressSlowly(guests, adding);
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

/** Unticks the main guest's box while a field is left empty: the field is judged after the press. */
async function pressSlowly(guests: GuestsPage, adding: Locator): Promise<void> {
  const { page, t } = guests;
  const missing = adding.getByText(t('general:validation.required'));
  // The rules of the form have come with the first judgement.
  await guests.field(adding, 'email').focus();
  await expect(missing).toHaveCount(1);
  const box = await guests.mainBox(adding).boundingBox();
  if (!box) throw new Error('the box is not in the dialog');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(guests.field(adding, 'email')).not.toBeFocused();
  await page.evaluate(
    () => new Promise<void>(done => void requestIdleCallback(() => done(), { timeout: 5_000 })),
  );
  expect(await missing.count(), 'nothing moves under a press').toBe(1);
  await page.mouse.up();
  await expect(guests.mainBox(adding)).not.toBeChecked();
  await expect(missing).toHaveCount(2);
}

test('of two devices the later one sees what changed, keeps what was typed, and takes nothing back (GST-27, GST-28, API-26)', async ({
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
  const sooner = new GuestsPage(await context.newPage());
  const later = new GuestsPage(page);
  for (const guests of [sooner, later]) {
    await signInByToken(guests.page, party.holder);
    await guests.open(party.bookingId);
    await guests.edit('Bia Rocha').click();
    await expect(guests.field(guests.editing, 'name')).toHaveValue('Bia Rocha');
  }
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

test('by keyboard alone a guest is added, invited again, changed and removed, the focus comes back, and the room keeps somebody who is responsible for it (GST-05, GST-06, GST-10, GST-19, GST-20, GST-22, API-21)', async ({
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

  await tabTo(page, guests.resend('Bia Rocha'));
  await page.keyboard.press('Enter');
  await expect(new ShellPage(page).toast(t('room-guests:resendInvite.success')).first()).toBeVisible();
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

  const davi = { name: 'Davi Reis', email: newEmail('davi') };
  await addElsewhere(request, party, 0, davi);
  await page.reload();
  await guests.edit(HOLDER).click();
  await expect(guests.field(guests.editing, 'email'), 'the address of an account stays').toHaveAttribute(
    'readonly',
  );
  await guests.mainBox(guests.editing).uncheck();
  await guests.submit(guests.editing).click();
  await expect(guests.withoutMain).toContainText(t('room-guests:withoutMain.text'));
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
  await expect(guests.guest(1, HOLDER)).toHaveCount(0);
  await expect(guests.guest(1, davi.name)).toContainText(t('room-guests:mainGuest'));
});
