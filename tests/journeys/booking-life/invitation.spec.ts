import type { Page } from '@playwright/test';
import { detailsOf } from '../booking/own-bookings.ts';
import { BookingDetailsPage } from '../pages/booking-details-page.ts';
import { BookingListPage } from '../pages/booking-list-page.ts';
import { GuestsPage } from '../pages/guests-page.ts';
import { InvitationPage } from '../pages/invitation-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { SignUpPage } from '../pages/sign-up-page.ts';
import { VerificationPage } from '../pages/verification-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, type NewGuest, PASSWORD, type TestApi, test } from '../test-api.ts';
import { addElsewhere, bookTwoRooms, type Party, storedGuests } from './room-party.ts';

const FIND = /\/api\/bookings\/invitation\/find$/;
const NAME = 'Bia Rocha';

const newEmail = () => `bia.${crypto.randomUUID().slice(0, 8)}@hospede.test`;

/** The holder's first room, in which somebody is invited by this address. */
async function inviting(
  { request, testApi }: Parameters<typeof bookTwoRooms>[0],
  email: string,
): Promise<Party & { link: string }> {
  const party = await bookTwoRooms({ request, testApi });
  await addElsewhere(request, party, 0, { name: NAME, email });
  return { ...party, link: await testApi.invitationLink(email) };
}

/** Creates the account of the form that the page shows; the e-mail is filled in already. */
async function signUpInvited(page: Page, email: string): Promise<void> {
  const signUp = new SignUpPage(page);
  await expect(signUp.field('email')).toHaveValue(email);
  await signUp.identify(email, NAME);
  await signUp.contact('08/24/1990', '11912345678');
  await signUp.protect(PASSWORD);
  await signUp.create.click();
  await expect(page).toHaveURL('/email-verification');
}

/** Nothing of the link's code is in what the browser keeps of the page. */
async function expectNoCode(page: Page, link: string): Promise<void> {
  const code = new URL(link).hash.replace('#code=', '');
  expect(code.length).toBeGreaterThan(20);
  const kept = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      document.referrer,
      { ...sessionStorage },
      { ...localStorage },
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]),
  );
  expect(kept).not.toContain(code);
}

const verificationLink = async (testApi: TestApi, email: string) => {
  let link = '';
  await expect(async () => {
    link = await testApi.linkOf(email, 'Confirm your e-mail');
  }).toPass();
  return link;
};

test('a companion without an account follows the e-mail, signs up with its address, confirms it, lands on the invitation and accepts (BEY-16, GST-22, GST-23, GST-25, BKG-09, PD-04, PD-57)', {
  tag: '@phone',
}, async ({ page, request, testApi, expectNoViolations }) => {
  const email = newEmail();
  const { link, ...party } = await inviting({ request, testApi }, email);
  await page.goto(link);
  const invitation = new InvitationPage(page);
  const { t } = invitation;
  await expect(page).toHaveURL('/booking-invitation');
  await expect(invitation.title).toHaveText(t('room-invitation:title.named', { name: 'Bruna' }));
  await expect(invitation.main).toContainText('São Paulo');
  await expect(invitation.main, 'the address is nobody else’s to read').not.toContainText(email);
  await expectNoCode(page, link);
  await expectNoViolations(page);

  await invitation.signUp.click();
  await signUpInvited(page, email);
  const mail = await page.context().newPage();
  await mail.goto(await verificationLink(testApi, email));
  await expect(mail, 'in the tab of the e-mail').toHaveURL(`/guest/booking/details/${party.bookingId}`);
  await expect(new InvitationPage(mail).accept).toBeVisible();
  await mail.close();
  await new VerificationPage(page).checked.click();
  await expect(page, 'in the tab of the sign-up').toHaveURL('/booking-invitation');
  await expectNoCode(page, link);

  await invitation.accept.click();
  await expect(page).toHaveURL(`/guest/booking/details/${party.bookingId}`);
  await expect(new ShellPage(page).toast(t('room-invitation:accepted'))).toBeVisible();
  const details = new BookingDetailsPage(page);
  await expect(details.rooms).toContainText(t('booking-details:guests.title'));
  await expect(details.rooms.getByText(`${NAME} (${t('booking-details:guests.you')})`)).toBeVisible();
  await expect(details.values).toContainText(t('booking-details:values.holder', { name: 'Bruna' }));
  await expect(details.values.getByRole('definition')).toHaveCount(0);

  // An additional guest is listed, and changes nobody (GST-08).
  await details.guests.click();
  const guests = new GuestsPage(page);
  await expect(guests.guest(1, 'Bruna Teixeira')).toBeVisible();
  await expect(guests.add(1)).toBeDisabled();
  await expect(guests.room(1)).toContainText(t('room-guests:cannotAdd.notMain'));
  await expect(guests.edit(NAME)).toHaveCount(0);
  await expect(guests.main).toContainText(t('room-guests:limited'));
  const stored = (await storedGuests(request, party, 0)).find(guest => guest.email === email);
  expect(stored).toMatchObject({ isInvited: false });
});

test('a main guest of the second room accepts on the list and has the room for good; a guest who declines no longer has the booking (GST-07, GST-22, GST-23, GST-24, GST-25, PD-57)', async ({
  page,
  request,
  testApi,
  expectNoViolations,
}) => {
  const party = await bookTwoRooms({ request, testApi });
  const [main, other]: NewGuest[] = [await testApi.newGuest(), await testApi.newGuest()];
  if (!main || !other) throw new Error('two guests');
  await addElsewhere(request, party, 1, { name: NAME, email: main.email, isRoomMainGuest: true });
  await addElsewhere(request, party, 1, { name: 'Davi Reis', email: other.email });

  await signInByToken(page, main);
  const list = new BookingListPage(page);
  await list.open();
  const invitation = new InvitationPage(page);
  const { t } = invitation;
  await invitation.accept.click();
  await expect(page).toHaveURL(`/guest/booking/details/${party.bookingId}`);
  const guests = new GuestsPage(page);
  await guests.open(party.bookingId);
  await expect(guests.add(2), 'two adults and a child').toBeEnabled();
  await expect(guests.room(2)).toContainText(guests.places(2, 3));
  await expect(guests.edit('Davi Reis')).toBeVisible();
  const held = await detailsOf(request, party.holder, party.bookingId);
  expect(held.accommodations.map(room => room.viewMode)).toEqual(['FULL', 'LIMITED']);

  await new ShellPage(page).leave();
  await new LoginPage(page).enter(other, `/guest/booking/details/${party.bookingId}`);
  await expect(invitation.main).toContainText(t('room-invitation:card.title.named', { name: 'Bruna' }));
  await invitation.decline.click();
  await expect(invitation.dialog).toContainText(t('room-invitation:confirm.text'));
  await expectNoViolations(page);
  await invitation.confirmDecline.click();
  await expect(page).toHaveURL('/guest/booking/active');
  await expect(new ShellPage(page).toast(t('room-invitation:declined'))).toBeVisible();
  await expect(list.main).toContainText(t('booking-list:empty.active.title'));
  expect((await storedGuests(request, { ...party, holder: main }, 1)).map(({ name }) => name)).toEqual([
    NAME,
  ]);
});

test('whoever is signed in as somebody else is told so and can switch; an account signs in with the address filled in and answers on the page (BEY-16, GST-23, GST-24)', async ({
  page,
  request,
  testApi,
}) => {
  const companion = await testApi.newGuest();
  const { link, ...party } = await inviting({ request, testApi }, companion.email);
  await signInByToken(page, party.holder);
  await page.goto(link);
  const invitation = new InvitationPage(page);
  const { t } = invitation;
  await expect(invitation.switchAccount).toBeVisible();
  await expect(invitation.accept).toHaveCount(0);
  await expect(invitation.main).not.toContainText(companion.email);
  await expect(invitation.main).toContainText(
    t('room-invitation:other.text', { name: party.holder.fullName, email: 'b•••@hospede.test' }),
  );
  await invitation.switchAccount.click();
  await invitation.signIn.click();
  const login = new LoginPage(page);
  await expect(login.email).toHaveValue(companion.email);
  await login.password.fill(companion.password);
  await login.submit.click();
  await expect(page).toHaveURL('/booking-invitation');
  await invitation.decline.click();
  await invitation.confirmDecline.click();
  await expect(page).toHaveURL('/guest/booking/active');
  await expect(new ShellPage(page).toast(t('room-invitation:declined'))).toBeVisible();
  expect((await storedGuests(request, party, 0)).map(({ email }) => email)).not.toContain(companion.email);
});

test('a link that was replaced, was answered or lost its code by a reload leads on: to the open invitation, or to a way out (BEY-16, GST-22)', async ({
  page,
  request,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(FIND);
  const companion = await testApi.newGuest();
  const { link, ...party } = await inviting({ request, testApi }, companion.email);
  const invitation = new InvitationPage(page);
  const { t } = invitation;
  await page.goto(`${link}x`);
  await expect(invitation.gone).toBeVisible();
  await expectNoViolations(page);
  await page.goto(link);
  await expect(invitation.signUp).toBeVisible();
  await page.reload();
  await expect(invitation.lost, 'the code is nowhere but in the e-mail').toBeVisible();

  await invitation.main.getByRole('link', { name: t('room-invitation:gone.signIn') }).click();
  await new LoginPage(page).signIn(companion);
  await expect(page).toHaveURL(`/guest/booking/details/${party.bookingId}`);
  await invitation.accept.click();
  await expect(invitation.accept).toHaveCount(0);
  await page.goto(link);
  await expect(invitation.gone).toBeVisible();
});
