import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendWaitingInvitations } from '#gateway/domain/booking/room-guests/waiting-invitations.ts';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { toBookingResponse } from '#gateway/domain/booking/view/booking-view.ts';
import { findViewer } from '#gateway/domain/booking/view/booking-viewer.ts';
import { viewBooking } from '#gateway/store/booking-view-store.ts';
import { accommodationGuests, accommodations } from '#gateway/store/schema/bookings.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import type { BookingStatus } from '#shared/contract/guest/booking-view.ts';
import { clientAt } from './checking-in.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { newGuest as signUpForm } from './new-guest.ts';
import { adult, holderForm, invitationsTo, setBooking, storedGuests, versionOf } from './room-forms.ts';
import { type Stay, scenario } from './scenario.ts';
import { authCall } from './session-client.ts';
import { codeOf, newGuest, session, type TestGuest } from './small-hotel.ts';

const hotel = openFreshHotel();
let party: Stay;
/** Has an account; nobody has invited her yet. */
let bia: TestGuest;
beforeEach(async () => {
  party = await scenario(hotel, await newGuest(hotel.gateway)).twoRooms();
  bia = await newGuest(hotel.gateway, 'pt');
});

async function invite(email: string) {
  await party.holder.client.accommodationGuests.add({
    params: { ...ofParty(), accommodationId: String(party.second) },
    body: adult({ email, isRoomMainGuest: true }),
  });
  const row = await rowOf(email);
  if (!row) throw new Error('not invited');
  return row;
}

const ofParty = () => ({ bookingId: party.bookingId });
const accept = (client: Client = bia.client) => client.accommodationGuests.accept(ofParty());
const decline = (client: Client = bia.client) => client.accommodationGuests.decline(ofParty());
const resend = () =>
  party.holder.client.accommodationGuests.resendInvitation({ ...ofParty(), email: bia.email });
const findCode = (code: string) => hotel.gateway.client().accommodationGuests.findInvitation({ code });
const mailTo = async (email = bia.email) => {
  const last = (await invitationsTo(hotel.gateway, email)).at(-1);
  if (!last) throw new Error('no invitation was sent');
  return last;
};
const rowOf = async (email = bia.email) =>
  (await storedGuests(hotel.gateway, party.bookingId)).find(guest => guest.email === email);

const setGuest = (id: string, change: Partial<typeof guests.$inferInsert>) =>
  hotel.db.update(guests).set(change).where(eq(guests.id, id));

async function seenBy(guestId: string) {
  const { app, clock } = hotel.gateway;
  const view = await viewBooking(app.store.db, party.bookingId);
  if (!view) throw new Error('no booking');
  const viewer = await findViewer(app, guestId);
  return toBookingResponse(view, { viewer, language: 'en', now: clock.now() });
}

describe('the e-mail of an invitation', () => {
  test('is in the language of the invited account and has the code behind the # of its link (BEY-16)', async () => {
    await invite(bia.email);
    const mail = await mailTo();
    expect(mail).toMatchObject({ kind: 'ROOM_INVITATION', language: 'pt', bookingId: party.bookingId });
    expect(mail.text).toContain(
      `${hotel.gateway.app.publicUrl}/booking-invitation?lang=PORTUGUESE#code=${mail.code}`,
    );
    expect(mail.code).toMatch(/^[\w-]{43}$/);
    expect(mail.subject).toBe('Ada guardou um lugar para você no Pernoite Jardins');
    expect(mail.text).toContain('Olá, Ada.');
    expect(mail.text).toContain('quinta-feira, 10 de dezembro de 2026, a partir das 19:00');
  });

  test('is in the inviter’s language, and greets nobody, where the address has no account (BEY-16, SEC-06)', async () => {
    await invite('new@example.com');
    const mail = await mailTo('new@example.com');
    expect(mail).toMatchObject({ language: 'en', subject: 'Ada is keeping you a place at Pernoite Jardins' });
    expect(mail.text).not.toContain('Hello');
    expect(mail.text + mail.html).not.toContain('Rocha');
  });

  test('does not name an unverified account (SEC-06)', async () => {
    await setGuest(bia.id, { emailVerified: false, firstName: 'Zoraide' });
    await invite(bia.email);
    const mail = await mailTo();
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain('Zoraide');
  });

  test('names no inviter whose name could not stand in an e-mail (SEC-06)', async () => {
    await setGuest(party.holder.id, { firstName: 'evil.example' });
    await invite(bia.email);
    const mail = await mailTo();
    expect(mail.subject).toBe('Há um lugar à sua espera no Pernoite Jardins');
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain('evil.example');
    expect(await findCode(mail.code)).toMatchObject({ invitedBy: null });
  });

  test('waits until the inviter’s e-mail is verified, with the place reserved, and then goes out by itself once (SEC-21)', async () => {
    await setGuest(party.holder.id, { emailVerified: false });
    const { id } = await invite(bia.email);
    await resend();
    await settleDue(hotel.gateway.app);
    expect(await invitationsTo(hotel.gateway, bia.email)).toEqual([]);
    expect(await rowOf()).toMatchObject({ id, invitation: 'PENDING', invitationCodeHash: null });
    await setGuest(party.holder.id, { emailVerified: true });
    await Promise.all([1, 2, 3].map(() => sendWaitingInvitations(hotel.gateway.app)));
    expect(await invitationsTo(hotel.gateway, bia.email)).toHaveLength(1);
    expect(await findCode((await mailTo()).code)).toMatchObject({ invitedBy: 'Ada', email: bia.email });
  });

  test('waits until the booking is paid, and is never sent for one that was canceled (SEC-21)', async () => {
    await setBooking(hotel.gateway, party.bookingId, { status: 'PENDING' });
    await invite(bia.email);
    await settleDue(hotel.gateway.app);
    await setBooking(hotel.gateway, party.bookingId, { status: 'CANCELED' });
    await settleDue(hotel.gateway.app);
    expect(await invitationsTo(hotel.gateway, bia.email)).toEqual([]);
    await setBooking(hotel.gateway, party.bookingId, { status: 'CONFIRMED' });
    await settleDue(hotel.gateway.app);
    expect(await invitationsTo(hotel.gateway, bia.email)).toHaveLength(1);
  });

  test('is sent to nobody for the signed-in guest’s own e-mail (BEY-16)', async () => {
    const { holder } = party;
    const swapped = [
      { accommodationId: party.first, guests: [adult({ isRoomMainGuest: true })] },
      { accommodationId: party.second, guests: [holderForm(holder)] },
    ];
    await holder.client.accommodationGuests.invite({ ...ofParty(), accommodations: swapped });
    expect(await invitationsTo(hotel.gateway, holder.email)).toEqual([]);
    const there = { guestId: holder.id, invitation: 'NONE', accommodationId: party.second };
    expect(await rowOf(holder.email)).toMatchObject(there);
  });

  test('leaves no code in the database (BEY-16)', async () => {
    await invite(bia.email);
    const { code } = await mailTo();
    const rows = JSON.stringify(await hotel.db.select().from(accommodationGuests));
    expect(rows).not.toContain(code);
  });
});

describe('the link of an invitation', () => {
  test('shows without a token who invites, where and when, and whom (BEY-16)', async () => {
    await invite(bia.email);
    expect(await findCode((await mailTo()).code)).toEqual({
      bookingId: party.bookingId,
      email: bia.email,
      invitedBy: 'Ada',
      hotelName: 'Pernoite Jardins',
      city: 'São Paulo',
      buildingCode: 'JARDINS',
      checkinDate: '2026-12-10T19:00:00-03:00',
      checkoutDate: '2026-12-12T10:00:00-03:00',
    });
  });

  test('is one response, to the letter, once it is answered, replaced or taken back (BEY-16, GST-24)', async () => {
    const ask = async (code: string) => {
      const path = '/api/bookings/invitation/find';
      const { status, text } = await hotel.gateway.raw('POST', path, { body: { code } });
      return { status, text };
    };
    const unknown = await ask('A'.repeat(43));
    expect(unknown).toMatchObject({ status: 404, text: expect.stringContaining('INVITATION_NOT_FOUND') });

    const row = await invite(bia.email);
    const first = (await mailTo()).code;
    await resend();
    expect(await ask(first)).toEqual(unknown);
    const second = (await mailTo()).code;
    expect((await ask(second)).status).toBe(200);

    const params = { ...ofParty(), accommodationId: String(party.second), guestUserId: row.id };
    const guest = adult({ email: 'other@example.com', isRoomMainGuest: true });
    const body = { guest, version: row.version };
    await party.holder.client.accommodationGuests.change({ params, body });
    expect(await ask(second)).toEqual(unknown);
    const third = (await mailTo('other@example.com')).code;
    await party.holder.client.accommodationGuests.remove({ params, query: {} });
    expect(await ask(third)).toEqual(unknown);

    await invite(bia.email);
    const fourth = (await mailTo()).code;
    await decline();
    expect(await ask(fourth)).toEqual(unknown);
    await invite(bia.email);
    const fifth = (await mailTo()).code;
    await accept();
    expect(await ask(fifth)).toEqual(unknown);
  });

  test.each<BookingStatus>(['CANCELED', 'CONCLUDED', 'NO_SHOW'])(
    'and its answers are not found once the booking is %s (BEY-16)',
    async status => {
      await invite(bia.email);
      await setBooking(hotel.gateway, party.bookingId, { status });
      const { code } = await mailTo();
      for (const call of [() => findCode(code), accept, decline, resend])
        expect(await codeOf(call()), call.name).toBe('INVITATION_NOT_FOUND');
    },
  );

  test('is good until the stay ends, and as long as its room is in the booking (BEY-16)', async () => {
    await invite(bia.email);
    const { code } = await mailTo();
    hotel.gateway.clock.moveTo(new Date('2026-12-12T09:59:59-03:00'));
    expect(await codeOf(findCode(code))).toMatchObject({ email: bia.email });
    const setLeft = (leftAt: Date | null) =>
      hotel.db.update(accommodations).set({ leftAt }).where(eq(accommodations.id, party.second));
    await setLeft(hotel.gateway.clock.now());
    expect(await codeOf(findCode(code))).toBe('INVITATION_NOT_FOUND');
    await setLeft(null);
    const client = await clientAt(hotel, bia, '2026-12-12T10:00:00-03:00');
    // Guests who stay too long keep the booking going, and not its invitations.
    for (const status of ['CONFIRMED', 'IN_PROGRESS'] as const) {
      await setBooking(hotel.gateway, party.bookingId, { status });
      expect(await codeOf(findCode(code))).toBe('INVITATION_NOT_FOUND');
      expect(await codeOf(accept(client))).toBe('INVITATION_NOT_FOUND');
      expect(await seenBy(bia.id)).toMatchObject({ isInvitationPending: false });
    }
  });
});

describe('an invitation', () => {
  test('is pending in the invited account until it is answered, and shows nothing of the room (GST-22, PD-57)', async () => {
    await invite(bia.email);
    expect(await seenBy(bia.id)).toMatchObject({
      isInvitationPending: true,
      isMainGuestInAccommodation: false,
      accommodations: [{ viewMode: 'LIMITED' }, { viewMode: 'LIMITED' }],
    });
    expect(await seenBy(party.holder.id)).toMatchObject({
      isInvitationPending: false,
      accommodations: [{ viewMode: 'FULL' }, { viewMode: 'FULL' }],
    });
  });

  test('that is accepted makes the guest the room’s main guest for good (GST-23, GST-25, PD-57)', async () => {
    const row = await invite(bia.email);
    const before = await versionOf(hotel.gateway, party.bookingId);
    await accept();
    const accepted = { invitation: 'ACCEPTED', invitationCodeHash: null, version: row.version + 1 };
    expect(await rowOf()).toMatchObject({ id: row.id, guestId: bia.id, isMain: true, ...accepted });
    expect(await versionOf(hotel.gateway, party.bookingId)).toBe(before + 1);
    expect(await seenBy(bia.id)).toMatchObject({
      isInvitationPending: false,
      isMainGuestInAccommodation: true,
      accommodations: [{ viewMode: 'LIMITED' }, { viewMode: 'FULL', isMainGuestLogged: true }],
    });
    expect((await seenBy(party.holder.id)).accommodations).toMatchObject([
      { viewMode: 'FULL', isMainGuestLogged: true },
      { viewMode: 'LIMITED', isMainGuestLogged: false },
    ]);
    const params = { ...ofParty(), accommodationId: String(party.second), guestUserId: row.id };
    const removing = party.holder.client.accommodationGuests.remove({ params, query: {} });
    expect(await codeOf(removing)).toBe('FORBIDDEN');
  });

  test('is accepted once, however often and from however many devices (GST-25)', async () => {
    await invite(bia.email);
    const before = await versionOf(hotel.gateway, party.bookingId);
    const phone = await session(hotel.gateway, bia.id);
    await Promise.all([accept(), accept(phone.client), accept()]);
    await accept();
    expect(await versionOf(hotel.gateway, party.bookingId)).toBe(before + 1);
    expect(await codeOf(decline())).toBe('INVITATION_NOT_FOUND');
    expect(await rowOf()).toMatchObject({ invitation: 'ACCEPTED', guestId: bia.id });
  });

  test('that is declined frees the place and leaves the account, once (GST-24)', async () => {
    await invite(bia.email);
    const before = await versionOf(hotel.gateway, party.bookingId);
    await Promise.all([decline(), decline()]);
    await decline();
    expect(await rowOf()).toBeUndefined();
    expect(await versionOf(hotel.gateway, party.bookingId)).toBe(before + 1);
    expect(await seenBy(bia.id)).toMatchObject({ isInvitationPending: false });
    expect(await bia.client.bookings.active({})).toEqual([]);
    expect(await codeOf(accept())).toBe('INVITATION_NOT_FOUND');
    await invite(bia.email);
    await accept();
  });

  test.each(['accepted', 'declined'])('is %s by the booking’s id alone (API-20)', async answer => {
    await invite(bia.email);
    const response = await hotel.gateway.raw('POST', `/api/bookings/invitation/${answer}`, {
      headers: { 'x-guest-access-token': `Bearer ${bia.token}` },
      body: { bookingId: party.bookingId },
    });
    expect(response.status).toBe(200);
    expect((await rowOf())?.invitation).toBe(answer === 'accepted' ? 'ACCEPTED' : undefined);
  });

  test('accepted and declined at one moment has one answer (GST-24, GST-25)', async () => {
    await invite(bia.email);
    const codes = await Promise.all([codeOf(accept()), codeOf(decline())]);
    const row = await rowOf();
    expect(codes).toEqual(row ? [{}, 'INVITATION_NOT_FOUND'] : ['INVITATION_NOT_FOUND', {}]);
  });

  test('is not found by another account, the holder or a stranger, nor is an unknown booking’s (GST-23)', async () => {
    await invite(bia.email);
    const other = await newGuest(hotel.gateway);
    for (const client of [other.client, party.holder.client]) {
      expect(await codeOf(accept(client))).toBe('INVITATION_NOT_FOUND');
      expect(await codeOf(decline(client))).toBe('INVITATION_NOT_FOUND');
    }
    for (const bookingId of [randomUUID(), 'nothing'])
      for (const answer of ['accept', 'decline'] as const) {
        const answered = bia.client.accommodationGuests[answer]({ bookingId });
        expect(await codeOf(answered)).toBe('INVITATION_NOT_FOUND');
      }
    expect(await rowOf()).toMatchObject({ invitation: 'PENDING', guestId: null });
  });

  test('is answered by a verified e-mail alone (GST-23, BEY-16)', async () => {
    await invite(bia.email);
    await setGuest(bia.id, { emailVerified: false });
    expect(await codeOf(accept())).toBe('EMAIL_NOT_VERIFIED');
    expect(await codeOf(decline())).toBe('EMAIL_NOT_VERIFIED');
    expect(await seenBy(bia.id)).toMatchObject({ isInvitationPending: false });
    expect(await rowOf()).toMatchObject({ invitation: 'PENDING', guestId: null });
  });

  test('to a room in an own booking leaves its holder the holder (GST-25)', async () => {
    const dan = await newGuest(hotel.gateway);
    await invite(dan.email);
    await dan.client.accommodationGuests.accept(ofParty());
    expect(await seenBy(dan.id)).toMatchObject({ isLoggedUserHolder: false });
    expect(await seenBy(party.holder.id)).toMatchObject({ isLoggedUserHolder: true });
  });
});

test('somebody without an account follows the link, signs up, verifies, accepts and stays (BEY-16, GST-22, GST-25)', async () => {
  const form = signUpForm({ preferredLanguage: 'ENGLISH' });
  await invite(form.email);
  const found = await findCode((await mailTo(form.email)).code);
  expect(found.email).toBe(form.email);
  const { guestToken } = await hotel.gateway.client().guestUser.create({ ...form, email: found.email });
  expect(guestToken).toBeTruthy();
  const [account] = await hotel.db.select().from(guests).where(eq(guests.email, form.email));
  const guestId = account?.id ?? '';
  const { client, token: idToken } = await session(hotel.gateway, guestId);
  const answer = { bookingId: found.bookingId };
  expect(await codeOf(client.accommodationGuests.accept(answer))).toBe('EMAIL_NOT_VERIFIED');
  const oobCode = await hotel.gateway.app.auth.issueEmailCode(guestId, 'VERIFY_EMAIL');
  await authCall(hotel.gateway, 'update', { oobCode, idToken });
  expect(await seenBy(guestId)).toMatchObject({ isInvitationPending: true });
  await client.accommodationGuests.accept(answer);
  expect((await seenBy(guestId)).accommodations).toMatchObject([
    { viewMode: 'LIMITED' },
    { viewMode: 'FULL', isMainGuestLogged: true },
  ]);
});
