import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultLimits } from '#gateway/config/limits-config.ts';
import { deleteOldConversations } from '#gateway/domain/stay/chat/record-conversation.ts';
import { accommodationGuests, accommodations } from '#gateway/store/schema/bookings.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { chatConversations } from '#gateway/store/schema/living.ts';
import en from '#locales/en/gateway/chat.json' with { type: 'json' };
import pt from '#locales/pt/gateway/chat.json' with { type: 'json' };
import { CHAT_LIMITS, type ChatRecord } from '#shared/contract/guest/chat.ts';
import { CHAT_RETENTION_DAYS } from '#shared/policies.ts';
import { hostileText } from '#tests/hostile-text.ts';
import { clientAt } from './checking-in.ts';
import { addCompanion } from './companion.ts';
import { openOwnHotel } from './fresh-hotel.ts';
import { INPUT_RUNS } from './runs.ts';
import { scenario } from './scenario.ts';
import { codeOf, newGuest, session, type TestGuest } from './small-hotel.ts';
import { setStatus } from './stay-state.ts';
import { checkIn } from './stored-booking.ts';

const hotel = openOwnHotel({ limits: defaultLimits });
const DAY_MS = 86_400_000;
const STAY = { checkin: '2026-12-05', checkout: '2026-12-07' };
const TWO_ROOMS = { rooms: [{ typeId: 'queen' }, { typeId: 'suite' }], dates: STAY };
const at = (time: string) => clientAt(hotel, hotel.guest, time);
const startOf = async (client: TestGuest['client']) => (await client.chat.tree()).constants.startMessage;
const said = (type: 'user' | 'v3' | 'end' | 'rate', text: string) => ({ type, text });

const record = ({ email }: TestGuest, changes: Partial<ChatRecord> = {}): ChatRecord => ({
  chatHistory: [said('v3', 'Hello'), said('user', 'Luggage'), said('v3', 'In the lockers.')],
  isSolvedProblem: null,
  optionChosen: 'Luggage',
  userEmail: email,
  ...changes,
});
const stored = (guest: TestGuest = hotel.guest) =>
  hotel.db.select().from(chatConversations).where(eq(chatConversations.guestId, guest.id));

describe('GET /chat', () => {
  test('is public, and has its tree and its constants in the language of the client, and leads to the concierge’s page (APS-29, CHT-03, CHT-05, CHT-08)', async () => {
    for (const [language, texts] of [
      ['en', en],
      ['pt', pt],
    ] as const) {
      const tree = await hotel.gateway.client({ language }).chat.tree();
      expect(tree.navigation[0]?.name).toBe(texts.options.book.name);
      expect(tree.constants.startMessage).toBe(texts.start.anonymous);
      expect(tree.nonLoggedConstants).toMatchObject({
        startMessage: texts.start.anonymous,
        endButtons: { needHelp: texts.end.needHelp, solved: texts.end.solved, mainMenu: texts.end.mainMenu },
        helpOptions: {
          text: texts.help.signedOut,
          link: { ...texts.links.concierge, url: 'https://pernoite.example/concierge' },
        },
        rateOptions: texts.rate,
      });
    }
  });

  test('follows the guest from no booking to the stay and after it (CHT-08)', async () => {
    expect(await startOf(hotel.guest.client)).toBe(en.start.unbooked);
    const { bookingId } = await scenario(hotel).longStay({ dates: STAY });
    expect(await startOf(hotel.guest.client)).toBe(en.start.booked);
    expect(await startOf(await at('2026-12-04T18:59:59-03:00'))).toBe(en.start.booked);
    const client = await at('2026-12-04T19:00:00-03:00');
    expect(await startOf(client)).toBe(en.start.arriving);
    await setStatus(hotel.db, bookingId, 'IN_PROGRESS');
    expect(await startOf(client)).toBe(en.start.staying);
    await setStatus(hotel.db, bookingId, 'CONCLUDED');
    expect(await startOf(client)).toBe(en.start.unbooked);
  });

  test('does not speak of check-in while a booking waits for its payment (CHT-08)', async () => {
    const { bookingId } = await scenario(hotel).longStay({ dates: STAY });
    await setStatus(hotel.db, bookingId, 'PENDING');
    expect(await startOf(await at('2026-12-05T12:00:00-03:00'))).toBe(en.start.booked);
  });

  test('does not speak of check-in to a guest who has left while another room goes on, until the next booking opens (CHT-08)', async () => {
    const [bruno, clara] = [await newGuest(hotel.gateway), await newGuest(hotel.gateway)];
    const { bookingId, first, second } = await scenario(hotel).longStay(TWO_ROOMS);
    await addCompanion(hotel.db, { bookingId, accommodationId: second, isMain: true }, bruno);
    const client = await at('2026-12-05T20:00:00-03:00');
    await checkIn(hotel, bookingId);
    await addCompanion(hotel.db, { bookingId, accommodationId: second }, clara);
    expect(await startOf(client)).toBe(en.start.staying);
    const leftAt = hotel.gateway.clock.now();
    await hotel.db.update(accommodations).set({ leftAt }).where(eq(accommodations.id, first));
    expect(await startOf(client)).toBe(en.start.booked);
    expect(await startOf((await session(hotel.gateway, bruno.id)).client)).toBe(en.start.staying);
    expect(await startOf((await session(hotel.gateway, clara.id)).client)).toBe(en.start.arriving);
    const dates = { checkin: '2026-12-07', checkout: '2026-12-08' };
    await scenario(hotel, { ...hotel.guest, client }).longStay({ dates });
    expect(await startOf(client)).toBe(en.start.booked);
    expect(await startOf(await at('2026-12-06T19:00:00-03:00'))).toBe(en.start.arriving);
  });

  test('speaks of check-in to whoever booked for others alone only while a room waits for them (CHT-08)', async () => {
    const { bookingId, first, second } = await scenario(hotel).longStay(TWO_ROOMS);
    const bruno = await newGuest(hotel.gateway);
    await addCompanion(hotel.db, { bookingId, accommodationId: first, isMain: true }, bruno);
    await hotel.db.delete(accommodationGuests).where(eq(accommodationGuests.guestId, hotel.guest.id));
    const client = await at('2026-12-05T18:00:00-03:00');
    await checkIn(hotel, bookingId, [first]);
    expect(await startOf(client)).toBe(en.start.arriving);
    await checkIn(hotel, bookingId, [second]);
    expect(await startOf(client)).toBe(en.start.booked);
  });

  test('lets a booking that waits for its payment hide none whose check-in is open (CHT-08)', async () => {
    const { bookingId: unpaid } = await scenario(hotel).longStay({ dates: STAY });
    await scenario(hotel).longStay({ dates: { ...STAY, checkin: '2026-12-06' } });
    await setStatus(hotel.db, unpaid, 'PENDING');
    expect(await startOf(await at('2026-12-05T18:59:59-03:00'))).toBe(en.start.booked);
    expect(await startOf(await at('2026-12-05T19:00:00-03:00'))).toBe(en.start.arriving);
  });

  test('shows nothing of one guest’s booking to another, or without a valid token (CHT-08)', async () => {
    await scenario(hotel).longStay({ dates: STAY });
    expect(await startOf((await newGuest(hotel.gateway)).client)).toBe(en.start.unbooked);
    expect(await startOf(hotel.gateway.client({ token: 'made.up.token' }))).toBe(en.start.anonymous);
  });
});

describe('POST /chat', () => {
  test('stores the conversation of a signed-in guest (APS-30, CHT-07)', async () => {
    await hotel.guest.client.chat.record(record(hotel.guest, { isSolvedProblem: true }));
    expect(await stored()).toMatchObject([
      { history: record(hotel.guest).chatHistory, optionChosen: 'Luggage', isSolved: true },
    ]);
  });

  test('replaces what it has of a conversation that goes on, and keeps another one apart (APS-30, CHT-07)', async () => {
    const { client } = hotel.guest;
    const first = record(hotel.guest);
    await client.chat.record(first);
    const longer = [...first.chatHistory, said('end', 'Did that settle it?'), said('user', 'Yes')];
    await client.chat.record({ ...first, chatHistory: longer, isSolvedProblem: true });
    expect(await stored()).toMatchObject([{ history: longer, isSolved: true }]);
    const chatHistory = [said('v3', 'Hello'), said('user', 'Pets')];
    await client.chat.record(record(hotel.guest, { chatHistory }));
    expect(await stored()).toHaveLength(2);
    const others = await newGuest(hotel.gateway);
    await others.client.chat.record({ ...first, userEmail: others.email });
    expect(await stored()).toHaveLength(2);
    expect(await stored(others)).toHaveLength(1);
  });

  test.each([
    ['of many messages', (index: number) => `Message ${index}`],
    ['that goes round in circles', (index: number) => `Message ${index % 4}`],
  ])(
    'stores a conversation %s once, with its latest 200, however often it is saved (APS-30, CHT-07)',
    async (_, textOf) => {
      const { messages } = CHAT_LIMITS;
      const whole = Array.from({ length: 460 }, (__, index) =>
        said(index % 2 === 0 ? 'v3' : 'user', textOf(index)),
      );
      for (const length of [4, 120, messages - 2, messages, messages + 6, 250, 250, 380, whole.length]) {
        const latest = whole.slice(0, length).slice(-messages);
        const sent = { chatHistory: latest, optionChosen: `Option ${length}` };
        await hotel.guest.client.chat.record(record(hotel.guest, sent));
        expect(await stored(), `after ${length}`).toMatchObject([
          { history: latest, optionChosen: `Option ${length}` },
        ]);
      }
    },
  );

  test('takes no long conversation for one that ended with the few messages it begins with (CHT-07)', async () => {
    const { client } = hotel.guest;
    const [greeting, pets] = [said('v3', 'Hello'), said('user', 'Pets')];
    const first = record(hotel.guest, { chatHistory: [said('v3', 'Welcome back'), greeting, pets] });
    await client.chat.record(first);
    const other = Array.from({ length: CHAT_LIMITS.messages - 2 }, (_, index) =>
      said('v3', `Message ${index}`),
    );
    await client.chat.record(record(hotel.guest, { chatHistory: [greeting, pets, ...other] }));
    const lengths = (await stored()).map(({ history }) => history.length);
    expect(lengths.toSorted((one, other) => one - other)).toEqual([3, CHAT_LIMITS.messages]);
  });

  test('stores one conversation that arrives many times at once a single time (CHT-07)', async () => {
    const sent = record(hotel.guest);
    await Promise.all(Array.from({ length: 8 }, () => hotel.guest.client.chat.record(sent)));
    expect(await stored()).toHaveLength(1);
  });

  test('takes the guest’s own verified e-mail and no other (APS-30)', async () => {
    const { client, email, id } = hotel.guest;
    const other = await newGuest(hotel.gateway);
    const foreign = record(hotel.guest, { userEmail: other.email });
    expect(await codeOf(client.chat.record(foreign))).toBe('FORBIDDEN');
    await hotel.db.update(guests).set({ emailVerified: false }).where(eq(guests.id, id));
    expect(await codeOf(client.chat.record(record(hotel.guest)))).toBe('FORBIDDEN');
    await hotel.db.update(guests).set({ emailVerified: true }).where(eq(guests.id, id));
    expect([...(await stored()), ...(await stored(other))]).toEqual([]);
    await client.chat.record(record(hotel.guest, { userEmail: email.toUpperCase() }));
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    ['no message', { chatHistory: [] }],
    [
      'too many messages',
      { chatHistory: Array.from({ length: CHAT_LIMITS.messages + 1 }, () => said('v3', 'x')) },
    ],
    ['a message that is too long', { chatHistory: [said('v3', 'x'.repeat(CHAT_LIMITS.text + 1))] }],
    ['an option that is too long', { optionChosen: 'x'.repeat(CHAT_LIMITS.text + 1) }],
  ])('rejects %s (APS-30)', async (_, changes) => {
    expect(await codeOf(hotel.guest.client.chat.record(record(hotel.guest, changes)))).toBe('BAD_REQUEST');
    expect(await stored()).toEqual([]);
  });

  test('stores hostile text as it is or rejects it (APS-30)', async () => {
    const send = async (text: string) => {
      const { status } = await hotel.gateway.raw('POST', '/api/chat', {
        headers: { 'x-guest-access-token': `Bearer ${hotel.guest.token}` },
        body: JSON.stringify(record(hotel.guest, { chatHistory: [said('user', text)], optionChosen: text })),
      });
      return status;
    };
    await fc.assert(
      fc.asyncProperty(hostileText, async text => {
        expect([200, 400]).toContain(await send(text));
      }),
      { numRuns: INPUT_RUNS },
    );
    expect(await send('<script>alert(1)</script> x')).toBe(200);
  });

  test('is limited for each guest (APS-30)', async () => {
    const { points } = defaultLimits.chatsPerGuest;
    const [one, two] = [hotel.guest, await newGuest(hotel.gateway)];
    for (let sent = 0; sent < points; sent++) await one.client.chat.record(record(one));
    expect(await codeOf(one.client.chat.record(record(one)))).toBe('TOO_MANY_REQUESTS');
    await two.client.chat.record(record(two));
  });
});

test('conversations are deleted after their time and no sooner (CHT-07)', async () => {
  await hotel.guest.client.chat.record(record(hotel.guest));
  const { clock, app } = hotel.gateway;
  const [conversation] = await stored();
  const ends = (conversation?.createdAt.getTime() ?? 0) + CHAT_RETENTION_DAYS * DAY_MS;
  clock.moveTo(new Date(ends - 60_000));
  await deleteOldConversations(app);
  expect(await stored()).toHaveLength(1);
  clock.moveTo(new Date(ends + 60_000));
  await deleteOldConversations(app);
  expect(await stored()).toEqual([]);
});
