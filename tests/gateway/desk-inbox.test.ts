import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteOldConversations } from '#gateway/domain/stay/chat/record-conversation.ts';
import { emails } from '#gateway/store/schema/emails.ts';
import { receptionMessages } from '#gateway/store/schema/living.ts';
import { CHAT_RETENTION_DAYS } from '#shared/policies.ts';
import { type Desk, newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { type Stay, scenario } from './scenario.ts';
import { codeOf, HOTEL, newGuest, type TestGuest } from './small-hotel.ts';

const hotel = openFreshHotel();
let stay: Stay;
let desk: Desk;
beforeEach(async () => {
  await hotel.db.delete(receptionMessages);
  stay = await scenario(hotel).paidStay();
  desk = await newDesk(hotel.gateway);
});

const TEXT = 'Is there a crib in the room?';
const message = (text = TEXT, key: string = randomUUID()) => ({
  headers: { 'x-idempotency-key': `new_message_${key}` },
  body: { text },
});
const leave = (...of: Parameters<typeof message>) => stay.client.chat.leaveMessage(message(...of));
const talk = (isSolvedProblem: boolean | null, more: string[] = []) =>
  stay.client.chat.record({
    chatHistory: ['Hello', 'Luggage', ...more].map(text => ({ type: 'user' as const, text })),
    isSolvedProblem,
    optionChosen: 'Luggage',
    userEmail: stay.holder.email,
  });
const inbox = async (state = 'OPEN') => (await desk.calls.inbox.list({ hotelId: HOTEL, state })).items;
const reply = (id: string, text = 'Yes.\nWe put it in today.') =>
  desk.calls.inbox.reply({ hotelId: HOTEL, id, text });
const mails = () =>
  hotel.db
    .select()
    .from(emails)
    .where(and(eq(emails.bookingId, stay.bookingId), eq(emails.kind, 'RECEPTION_REPLY')));
const first = async () => {
  const [item] = await inbox();
  if (!item) throw new Error('nobody waits for a reply');
  return item;
};
const waiting = async () => (await desk.board()).attention.filter(({ kind }) => kind === 'MESSAGE_WAITING');

describe('a message for the reception', () => {
  test('stands in the inbox of the hotel and under attention until it is answered by e-mail (FRD-18, FRD-01)', async () => {
    expect((await stay.client.chat.tree()).canLeaveMessage).toBe(true);
    await leave();
    expect(await waiting()).toMatchObject([{ bookingId: stay.bookingId }]);
    const item = await first();
    expect(item).toMatchObject({
      text: TEXT,
      conversation: null,
      rooms: [stay.room],
      guestName: expect.stringMatching(/ \p{L}\.$/u),
    });
    expect(JSON.stringify(item)).not.toContain(stay.holder.email);
    const answered = await reply(item.id);
    expect(answered).toMatchObject({ closedBy: 'Bia R.', reply: 'Yes.\nWe put it in today.' });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: stay.holder.email });
    for (const part of ['We put it in today.', TEXT]) expect(mail?.text).toContain(part);
    expect(mail?.subject).not.toContain('crib');
    expect(await waiting()).toEqual([]);
    expect(await inbox('CLOSED')).toMatchObject([{ id: item.id }]);
    const entries = await recordOf(hotel.db, stay.bookingId);
    expect(entries.at(-1)).toMatchObject({ act: 'MESSAGE_REPLIED', details: { messageId: item.id } });
    expect(JSON.stringify(entries)).not.toMatch(/crib|today/);
  });

  test('is answered once at two desks, and one that was answered is not opened again (FRD-18)', async () => {
    await leave();
    const { id } = await first();
    const twice = await Promise.all([1, 2].map(() => codeOf(reply(id))));
    expect(twice.filter(outcome => outcome === 'MESSAGE_CHANGED')).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    for (const act of [desk.calls.inbox.close, desk.calls.inbox.reopen])
      expect(await codeOf(act({ hotelId: HOTEL, id }))).toBe('MESSAGE_CHANGED');
  });

  test('is closed without a reply, and opened again (FRD-18)', async () => {
    await leave();
    const { id } = await first();
    expect(await desk.calls.inbox.close({ hotelId: HOTEL, id })).toMatchObject({
      reply: null,
      closedBy: 'Bia R.',
    });
    expect(await inbox()).toEqual([]);
    expect(await desk.calls.inbox.reopen({ hotelId: HOTEL, id })).toMatchObject({
      closedAt: null,
      closedBy: null,
    });
    expect(await inbox()).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });

  test('is left once under its key, and only by a guest with a stay (FRD-18, PD-10)', async () => {
    const key = randomUUID();
    await Promise.all([1, 2, 3].map(() => leave(TEXT, key)));
    expect(await inbox()).toHaveLength(1);
    expect(await codeOf(leave('Another', key))).toBe('IDEMPOTENCY_KEY_REUSED');
    const stranger: TestGuest = await newGuest(hotel.gateway);
    expect((await stranger.client.chat.tree()).canLeaveMessage).toBe(false);
    expect(await codeOf(stranger.client.chat.leaveMessage(message()))).toBe('BOOKING_NOT_FOUND');
    for (const text of ['', ' ', 'a\u202eb', 'x'.repeat(1001)])
      expect(await codeOf(leave(text))).toBe('BAD_REQUEST');
  });

  test('of another hotel is neither seen nor answered (FRD-18, STF-04)', async () => {
    await leave();
    const { id } = await first();
    const elsewhere = { hotelId: OTHER_HOTEL.hotelId };
    expect((await desk.calls.inbox.list({ ...elsewhere, state: 'OPEN' })).items).toEqual([]);
    for (const wanted of [
      { ...elsewhere, id },
      { hotelId: HOTEL, id: 'x' },
    ])
      for (const act of [desk.calls.inbox.reply, desk.calls.inbox.close, desk.calls.inbox.reopen])
        expect(await codeOf(act({ ...wanted, text: 'Yes' }))).toBe('NOT_FOUND');
    for (const text of ['', 'card 4111 1111 1111 1111', 'a\u202eb'])
      expect(await codeOf(reply(id, text))).toBe('BAD_REQUEST');
    expect(await mails()).toEqual([]);
  });
});

describe('a conversation with the chat', () => {
  test('that ended unsolved stands in the inbox once, however often it is saved, and not once it was solved (FRD-18, CHT-07)', async () => {
    await talk(null);
    expect(await inbox()).toEqual([]);
    await talk(false);
    await talk(false, ['Help']);
    const item = await first();
    expect(item).toMatchObject({ text: null, bookingId: stay.bookingId });
    expect(item.conversation?.map(({ text }) => text)).toEqual(['Hello', 'Luggage', 'Help']);
    await talk(true, ['Help', 'Found it']);
    expect(await inbox()).toEqual([]);
    await talk(false, ['Help', 'Found it', 'No']);
    await reply((await first()).id);
    const [mail] = await mails();
    expect(mail?.text).not.toContain('Luggage');
    await talk(false, ['Help', 'Found it', 'No', 'Thanks']);
    expect(await inbox()).toEqual([]);
  });

  test('and a message are forgotten with the time of conversations (FRD-18, CHT-07)', async () => {
    await talk(false);
    await leave();
    hotel.gateway.clock.moveBy((CHAT_RETENTION_DAYS + 1) * 24 * 3_600_000);
    await deleteOldConversations(hotel.gateway.app);
    expect(await hotel.db.$count(receptionMessages)).toBe(0);
  });
});
