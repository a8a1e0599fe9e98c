import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { toBookingResponse } from '#gateway/bookings/booking-view.ts';
import { viewerOf } from '#gateway/bookings/find-viewer.ts';
import { viewBooking } from '#gateway/store/booking-view-store.ts';
import { accommodationGuests, accommodations } from '#gateway/store/schema/bookings.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import type { BookingStatus } from '#shared/contract/booking-view.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import type { Client, TestGateway } from './harness.ts';
import { newGuest as signUpForm } from './new-guest.ts';
import {
  adult,
  bookRooms,
  holderForm,
  invitationsTo,
  type Party,
  setBooking,
  storedGuests,
  versionOf,
} from './room-party.ts';
import { codeOf, newGuest, session, type TestGuest } from './small-hotel.ts';

const hotel = openFreshHotel();
let party: Party;
/** Has an account; nobody has invited her yet. */
let bia: TestGuest;
beforeEach(async () => {
  party = await bookRooms(hotel.gateway);
  bia = await newGuest(hotel.gateway, 'pt');
});

/** Invites an adult to the first or the second room, and returns the row. */
async function invite(
  email: string,
  { room = party.second, isMain = true, client = party.holder.client, gateway = hotel.gateway } = {},
) {
  await client.accommodationGuests.add({
    params: { bookingId: party.bookingId, accommodationId: String(room) },
    body: adult({ email, isRoomMainGuest: isMain }),
  });
  const row = (await storedGuests(gateway, party.bookingId)).find(guest => guest.email === email);
  if (!row) throw new Error('not invited');
  return row;
}

const ofParty = () => ({ bookingId: party.bookingId });
const accept = (client: Client = bia.client) => client.accommodationGuests.accept(ofParty());
const decline = (client: Client = bia.client) => client.accommodationGuests.decline(ofParty());
const resend = (email = bia.email, client: Client = party.holder.client) =>
  client.accommodationGuests.resendInvitation({ ...ofParty(), email });
const findCode = (code: string, gateway: TestGateway = hotel.gateway) =>
  gateway.client().accommodationGuests.findInvitation({ code });
const mailTo = async (email = bia.email, gateway: TestGateway = hotel.gateway) => {
  const [last] = (await invitationsTo(gateway, email)).toReversed();
  if (!last) throw new Error('no invitation was sent');
  return last;
};
const rowOf = async (email = bia.email) =>
  (await storedGuests(hotel.gateway, party.bookingId)).find(guest => guest.email === email);

/** What a guest sees of the booking. */
async function seenBy(guestId: string) {
  const { app, clock } = hotel.gateway;
  const view = await viewBooking(app.store.db, party.bookingId);
  if (!view) throw new Error('no booking');
  return toBookingResponse(view, {
    viewer: await viewerOf(app, guestId),
    language: 'en',
    now: clock.now(),
  });
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

  test('names neither an unverified inviter nor an unverified account (SEC-06)', async () => {
    await hotel.db.update(guests).set({ emailVerified: false }).where(eq(guests.id, party.holder.id));
    await hotel.db
      .update(guests)
      .set({ emailVerified: false, firstName: 'Zoraide' })
      .where(eq(guests.id, bia.id));
    await invite(bia.email);
    const mail = await mailTo();
    expect(mail.subject).toBe('Há um lugar à sua espera no Pernoite Jardins');
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/Ada|Prado|Zoraide/);
    expect(await findCode(mail.code)).toMatchObject({ invitedBy: null });
  });

  test('is sent to nobody for the signed-in guest’s own e-mail (BEY-16)', async () => {
    const { holder } = party;
    await holder.client.accommodationGuests.invite({
      ...ofParty(),
      accommodations: [
        { accommodationId: party.first, guests: [adult({ isRoomMainGuest: true })] },
        { accommodationId: party.second, guests: [holderForm(holder)] },
      ],
    });
    expect(await invitationsTo(hotel.gateway, holder.email)).toEqual([]);
    expect(await rowOf(holder.email)).toMatchObject({
      guestId: holder.id,
      invitation: 'NONE',
      accommodationId: party.second,
    });
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
      const { status, text } = await hotel.gateway.raw('POST', '/api/bookings/invitation/find', {
        body: { code },
      });
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
    await party.holder.client.accommodationGuests.change({
      params,
      body: { guest: adult({ email: 'other@example.com', isRoomMainGuest: true }), version: row.version },
    });
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
      expect(await codeOf(findCode((await mailTo()).code))).toBe('INVITATION_NOT_FOUND');
      expect(await codeOf(accept())).toBe('INVITATION_NOT_FOUND');
      expect(await codeOf(decline())).toBe('INVITATION_NOT_FOUND');
      expect(await codeOf(resend())).toBe('INVITATION_NOT_FOUND');
    },
  );

  test('is good until the stay ends, and as long as its room is in the booking (BEY-16)', async () => {
    await invite(bia.email);
    const { code } = await mailTo();
    hotel.gateway.clock.moveTo(new Date('2026-12-12T09:59:59-03:00'));
    expect(await codeOf(findCode(code))).toMatchObject({ email: bia.email });
    await hotel.db
      .update(accommodations)
      .set({ leftAt: hotel.gateway.clock.now() })
      .where(eq(accommodations.id, party.second));
    expect(await codeOf(findCode(code))).toBe('INVITATION_NOT_FOUND');
    await hotel.db.update(accommodations).set({ leftAt: null }).where(eq(accommodations.id, party.second));
    hotel.gateway.clock.moveTo(new Date('2026-12-12T10:00:00-03:00'));
    expect(await codeOf(findCode(code))).toBe('INVITATION_NOT_FOUND');
    const { client } = await session(hotel.gateway, bia.id);
    expect(await codeOf(accept(client))).toBe('INVITATION_NOT_FOUND');
    expect(await seenBy(bia.id)).toMatchObject({ isInvitationPending: false });
    // Guests who stay too long keep the booking going, and not its invitations.
    await setBooking(hotel.gateway, party.bookingId, { status: 'IN_PROGRESS' });
    expect(await codeOf(findCode(code))).toBe('INVITATION_NOT_FOUND');
    expect(await codeOf(accept(client))).toBe('INVITATION_NOT_FOUND');
    expect(await seenBy(bia.id)).toMatchObject({ isInvitationPending: false });
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
    expect(await rowOf()).toMatchObject({
      id: row.id,
      guestId: bia.id,
      invitation: 'ACCEPTED',
      isMain: true,
      invitationCodeHash: null,
      version: row.version + 1,
    });
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
    expect(await codeOf(party.holder.client.accommodationGuests.remove({ params, query: {} }))).toBe(
      'FORBIDDEN',
    );
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
    expect((await bia.client.bookings.active({})).map(({ bookingId }) => bookingId)).toEqual([]);
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
      for (const answer of ['accept', 'decline'] as const)
        expect(await codeOf(bia.client.accommodationGuests[answer]({ bookingId }))).toBe(
          'INVITATION_NOT_FOUND',
        );
    expect(await rowOf()).toMatchObject({ invitation: 'PENDING', guestId: null });
  });

  test('is answered by a verified e-mail alone (GST-23, BEY-16)', async () => {
    await invite(bia.email);
    await hotel.db.update(guests).set({ emailVerified: false }).where(eq(guests.id, bia.id));
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
  const { client } = await session(hotel.gateway, guestId);
  const answer = { bookingId: found.bookingId };
  expect(await codeOf(client.accommodationGuests.accept(answer))).toBe('EMAIL_NOT_VERIFIED');
  const code = await hotel.gateway.app.auth.issueEmailCode(guestId, 'VERIFY_EMAIL');
  await hotel.gateway.raw('POST', '/identity/identitytoolkit.googleapis.com/v1/accounts:update?key=test', {
    body: { oobCode: code },
  });
  expect(await seenBy(guestId)).toMatchObject({ isInvitationPending: true });
  await client.accommodationGuests.accept(answer);
  expect((await seenBy(guestId)).accommodations).toMatchObject([
    { viewMode: 'LIMITED' },
    { viewMode: 'FULL', isMainGuestLogged: true },
  ]);
});
