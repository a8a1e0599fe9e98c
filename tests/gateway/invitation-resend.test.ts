import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { defaultLimits } from '#gateway/config/limits-config.ts';
import { toNetwork } from '#gateway/platform/client-network.ts';
import { INVITATION_RESENDS } from '#shared/policies.ts';
import { openOwnHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { openRooms } from './open-rooms.ts';
import { adult, invitationsTo } from './room-forms.ts';
import { codeOf, newGuest, type TestGuest } from './small-hotel.ts';

const hotel = openOwnHotel({
  limits: {
    ...defaultLimits,
    invitationsPerGuest: { points: 8, seconds: 3600 },
    invitationsPerRecipient: { points: 5, seconds: 3600 },
    invitationsPerStranger: { points: 2, seconds: 3600 },
    invitationsPerClient: { points: 100, seconds: 3600 },
  },
  trustProxy: true,
});
const booked = openRooms(hotel);
const { add, remove, stored, version } = booked;

/** Has an account; nobody has invited her yet. */
let bia: TestGuest;
beforeEach(async () => {
  bia = await newGuest(hotel.gateway);
});

const inviteMain = (email: string) => add(adult({ email, isRoomMainGuest: true }), booked.party.second);
const invitations = (client: Client) => client.accommodationGuests;
const ofParty = () => ({ bookingId: booked.party.bookingId });
const resend = (email = bia.email, client: Client = booked.party.holder.client) =>
  invitations(client).resendInvitation({ ...ofParty(), email });
const findCode = (code: string) => hotel.gateway.client().accommodationGuests.findInvitation({ code });
const someAddress = () => `${randomUUID()}@example.com`;

describe('sending an invitation again', () => {
  test('writes a new code to the same address and changes nothing that guests see (GST-26, API-21)', async () => {
    await inviteMain(bia.email);
    const before = { version: await version(), guests: await stored() };
    await resend(` ${bia.email.toUpperCase()} `);
    const mails = await invitationsTo(hotel.gateway, bia.email);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.code).not.toBe(mails[1]?.code);
    const anyCode = { invitationCodeHash: expect.any(String) };
    expect({ version: await version(), guests: await stored() }).toEqual({
      version: before.version,
      guests: before.guests.map(row => (row.email === bia.email ? { ...row, ...anyCode } : row)),
    });
  });

  test('is for the guest responsible for the room, and shows nobody else who stays there (GST-26, PD-57)', async () => {
    await add(adult({ email: bia.email }), booked.party.first);
    const dan = await newGuest(hotel.gateway);
    expect(await codeOf(resend(bia.email, dan.client))).toBe('BOOKING_NOT_FOUND');
    await inviteMain(dan.email);
    await invitations(dan.client).accept(ofParty());
    expect(await codeOf(resend('nobody@example.com', dan.client))).toBe('INVITATION_NOT_FOUND');
    expect(await codeOf(resend(bia.email, dan.client))).toBe('INVITATION_NOT_FOUND');
    expect(await codeOf(resend(bia.email, bia.client))).toBe('INVITATION_NOT_FOUND');
    expect(await invitationsTo(hotel.gateway, bia.email)).toHaveLength(1);
  });

  test('is over once it was answered (GST-26)', async () => {
    await inviteMain(bia.email);
    await invitations(bia.client).accept(ofParty());
    expect(await codeOf(resend())).toBe('INVITATION_NOT_FOUND');
    expect(await codeOf(resend(booked.party.holder.email))).toBe('INVITATION_NOT_FOUND');
    await add(adult({ email: 'gone@example.com' }), booked.party.first);
    await remove((await stored()).find(({ email }) => email === 'gone@example.com')?.id ?? '');
    expect(await codeOf(resend('gone@example.com'))).toBe('INVITATION_NOT_FOUND');
  });

  test('is possible three times an hour (GST-26)', async () => {
    await inviteMain(bia.email);
    for (let times = 0; times < INVITATION_RESENDS; times += 1) await resend();
    expect(await codeOf(resend())).toBe('TOO_MANY_REQUESTS');
    expect(await invitationsTo(hotel.gateway, bia.email)).toHaveLength(1 + INVITATION_RESENDS);
  });
});

describe('limits of invitations', () => {
  async function inviteAndRemove(email: string): Promise<unknown> {
    const code = await codeOf(inviteMain(email));
    const row = (await stored()).find(guest => guest.email === email);
    if (row) await remove(row.id, {}, { room: booked.party.second });
    return code;
  }

  test('an address that nobody has verified gets fewer (SEC-21)', async () => {
    const email = someAddress();
    await inviteAndRemove(email);
    await inviteAndRemove(email);
    expect(await inviteAndRemove(email)).toBe('TOO_MANY_REQUESTS');
    expect(await invitationsTo(hotel.gateway, email)).toHaveLength(2);
  });

  test('many accounts at one network share a limit (SEC-21)', async () => {
    const { rateLimits } = hotel.gateway.app;
    const clientKey = toNetwork('192.0.2.1');
    for (let guest = 0; guest < 100; guest += 1)
      await rateLimits.invitation(
        { id: randomUUID(), clientKey },
        { email: someAddress(), isVerified: true },
      );
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const client = hotel.gateway.client({ token: booked.party.holder.token, headers });
    const params = { ...ofParty(), accommodationId: String(booked.party.second) };
    expect(await codeOf(invitations(client).add({ params, body: adult() }))).toBe('TOO_MANY_REQUESTS');
    await inviteMain(bia.email);
  });

  test('no address is invited without end, and nobody invites without end (GST-26)', async () => {
    const { email } = await newGuest(hotel.gateway);
    for (let times = 0; times < 5; times += 1) await inviteAndRemove(email);
    expect(await inviteAndRemove(email)).toBe('TOO_MANY_REQUESTS');
    expect(await invitationsTo(hotel.gateway, email)).toHaveLength(5);
    await inviteAndRemove(someAddress());
    await inviteAndRemove(someAddress());
    expect(await inviteAndRemove(someAddress())).toBe('TOO_MANY_REQUESTS');
    expect(await stored()).toHaveLength(1);
  });

  test('an edit that invites nobody, and one that is rejected, are not counted (GST-26)', async () => {
    await inviteMain(bia.email);
    for (let times = 0; times < 10; times += 1) {
      expect(await codeOf(inviteMain(bia.email))).toBe('GUEST_ALREADY_CREATED');
      const row = (await stored()).find(({ email }) => email === bia.email);
      const form = adult({ email: bia.email, isRoomMainGuest: true, name: `Bia ${'x'.repeat(times + 1)}` });
      await booked.change(row?.id ?? '', form, row?.version ?? 0, { room: booked.party.second });
    }
    expect(await invitationsTo(hotel.gateway, bia.email)).toHaveLength(1);
  });

  test('codes that are unknown are tried a while, and a right one is found all the same (BEY-16)', async () => {
    await inviteMain(bia.email);
    const [mail] = await invitationsTo(hotel.gateway, bia.email);
    const tries: unknown[] = [];
    for (let times = 0; times <= defaultLimits.codesPerClient.points; times += 1)
      tries.push(await codeOf(findCode(`${'B'.repeat(40)}${times}`)));
    expect(tries.at(0)).toBe('INVITATION_NOT_FOUND');
    expect(tries.at(-1)).toBe('TOO_MANY_REQUESTS');
    expect(await codeOf(findCode(mail?.code ?? ''))).toMatchObject({ email: bia.email });
  });
});
