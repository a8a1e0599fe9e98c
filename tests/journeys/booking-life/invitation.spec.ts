import type { Page } from '@playwright/test';
import { BookingDetailsPage } from '../pages/booking-details-page.ts';
import { GuestsPage } from '../pages/guests-page.ts';
import { InvitationPage } from '../pages/invitation-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { SignUpPage } from '../pages/sign-up-page.ts';
import { VerificationPage } from '../pages/verification-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, PASSWORD, type TestApi, test } from '../test-api.ts';
import { addElsewhere, bookTwoRooms, storedGuests } from './room-party.ts';

const FIND = /\/api\/bookings\/invitation\/find$/;
const NAME = 'Bia Rocha';

const newEmail = () => `bia.${crypto.randomUUID().slice(0, 8)}@hospede.test`;

async function signUpInvited(page: Page, email: string): Promise<void> {
  const signUp = new SignUpPage(page);
  await expect(signUp.field('email')).toHaveValue(email);
  await signUp.identify(email, NAME);
  await signUp.contact('08/24/1990', '11912345678');
  await signUp.protect(PASSWORD);
  await signUp.create.click();
  await expect(page).toHaveURL('/email-verification');
}

async function expectNoCode(page: Page, link: string): Promise<void> {
  const code = new URL(link).hash.replace('#code=', '');
  expect(code.length).toBeGreaterThan(20);
  const stored = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      document.referrer,
      { ...sessionStorage },
      { ...localStorage },
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]),
  );
  expect(stored).not.toContain(code);
}

const verificationLink = async (testApi: TestApi, email: string) => {
  let link = '';
  await expect(async () => {
    link = await testApi.linkOf(email, 'Confirm your e-mail');
  }).toPass();
  return link;
};

test('whoever is signed in as somebody else sees that; a companion without an account signs up from the e-mail, confirms the address, lands on the invitation and accepts (BEY-16, GST-22, GST-23, GST-24, GST-25, BKG-09, PD-04, PD-57)', async ({
  page,
  request,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(FIND);
  const email = newEmail();
  const party = await bookTwoRooms({ request, testApi });
  await addElsewhere(request, party, 0, { name: NAME, email });
  const link = await testApi.invitationLink(email);
  await signInByToken(page, party.holder);
  await page.goto(link);
  const invitation = new InvitationPage(page);
  const { t } = invitation;
  await expect(invitation.accept).toHaveCount(0);
  await expect(invitation.main).toContainText(
    t('room-invitation:other.text', { name: party.holder.fullName, email: 'b•••@hospede.test' }),
  );
  await invitation.switchAccount.click();
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

  await page.goto(link);
  await expect(invitation.gone, 'it was answered').toBeVisible();
  await expectNoViolations(page);
});
