import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { emails } from '#gateway/store/schema/emails.ts';
import { guests } from '#gateway/store/schema/guests.ts';
import { deliveries } from '#gateway/store/schema/living.ts';
import { hostileText } from '../hostile-text.ts';
import { clientAt } from './checking-in.ts';
import { addCompanion, checkInCompanion } from './companion.ts';
import { FOREIGN_FORM, FORM, formEnd, sendForm } from './console-form.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { INPUT_RUNS } from './runs.ts';
import { EVENING, queenRoom, type Stay, scenario } from './scenario.ts';
import { HOTEL, newGuest } from './small-hotel.ts';

const hotel = openFreshHotel();
let home: Stay;
beforeEach(async () => {
  home = await scenario(hotel).paidStay({ rooms: [queenRoom], checkedInAt: EVENING });
});

const post = async (path: string, fields: Record<string, string>, headers = FORM) =>
  formEnd(await sendForm(hotel.gateway, `deliveries${path}`, { hotel: HOTEL, ...fields }, headers));

const page = async (query = '') =>
  (await hotel.gateway.raw('GET', `/console/deliveries?hotel=${HOTEL}${query}`)).text;

const announce = (description: string, deliveryCode?: string) =>
  home.client.deliveries.register({
    headers: { 'x-idempotency-key': `new_delivery_${randomUUID()}` },
    body: { type: 'POST_OFFICE', description, ...(deliveryCode !== undefined && { deliveryCode }) },
  });

const arrivalMails = async (to = hotel.guest.email) =>
  (await hotel.db.select().from(emails).where(eq(emails.recipient, to))).filter(
    ({ kind }) => kind === 'DELIVERY_ARRIVED',
  );

const parcel = (differences: Record<string, string> = {}) => ({
  receiver: `${home.accommodationId}:${hotel.guest.id}`,
  type: 'OTHER',
  description: 'Blue suitcase',
  deliveryCode: '',
  comments: 'Left luggage',
  formId: randomUUID(),
  ...differences,
});

const active = async () =>
  (await home.client.deliveries.list({ status: 'active' })).data.registeredDeliveries;

describe('the reception', () => {
  test('marks what was announced as arrived, says where it waits, and the guest is notified once (DLV-05)', async () => {
    const { id } = await announce('Books from Lisbon', 'QB123456');
    expect(await page()).toContain('Books from Lisbon');
    expect(await post('/arrived', { id, comments: 'Shelf 3' })).toBe('delivery-arrived');
    expect(await post('/arrived', { id, comments: 'Shelf 4' })).toBe('delivery-settled');
    expect((await active())[0]).toMatchObject({ id, comments: 'Shelf 3', arrivalDate: expect.any(String) });
    const [mail, ...more] = await arrivalMails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Books from Lisbon');
    expect(mail?.text).toContain('Shelf 3');
    expect(mail?.text).toContain('/guest/deliveries/active?lang=ENGLISH');
    expect(mail?.subject).toBe('Something has arrived for you at Pernoite Jardins');
    expect(`${mail?.text} ${mail?.html}`).not.toContain('QB123456');
  });

  test('that presses twice at once notifies the guest once (DLV-05)', async () => {
    const { id } = await announce('Books');
    const pressed = await Promise.all([1, 2, 3, 4].map(() => post('/arrived', { id, comments: '' })));
    expect(pressed.filter(done => done === 'delivery-arrived')).toHaveLength(1);
    expect(await arrivalMails()).toHaveLength(1);
  });

  test('does not bring back what its guest has already or took back (DLV-05, PD-81)', async () => {
    const [received, gone] = [await announce('Pizza'), await announce('Sushi')];
    await home.client.deliveries.confirm({ id: received.id });
    await home.client.deliveries.withdraw({ id: gone.id });
    for (const { id } of [received, gone])
      expect(await post('/arrived', { id, comments: '' })).toBe('delivery-settled');
    expect(await arrivalMails()).toEqual([]);
    expect(await page()).toContain('Pizza');
  });

  test('registers what nobody announced for one of a room’s guests, once for one form (DLV-05, PD-80)', async () => {
    const mate = await newGuest(hotel.gateway, 'pt');
    const place = await addCompanion(hotel.db, home, mate);
    const form = parcel({ receiver: `${home.accommodationId}:${mate.id}` });
    // Who has not checked in is no choice.
    expect(await post('', form)).toBe('delivery-no-guest');
    await checkInCompanion(hotel, place);
    expect(await page()).toContain(form.receiver);
    for (const again of [form, form]) expect(await post('', again)).toBe('delivery-arrived');
    expect(await active()).toEqual([]);
    const theirs = await (await clientAt(hotel, mate, EVENING)).deliveries.list({ status: 'active' });
    const shown = { description: 'Blue suitcase', registrationBy: 'RECEPTION' };
    expect(theirs.data.registeredDeliveries).toMatchObject([shown]);
    const mails = await arrivalMails(mate.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Chegou algo para você no Pernoite Jardins']);
    expect(await arrivalMails()).toEqual([]);
  });

  test('registers nothing for a guest who has left, or for a room that is not theirs (DLV-05)', async () => {
    const { bookingId: id, accommodationId } = home;
    const neighbour = await newGuest(hotel.gateway);
    for (const receiver of [`${accommodationId}:${neighbour.id}`, `999999:${hotel.guest.id}`])
      expect(await post('', parcel({ receiver }))).toBe('delivery-no-guest');
    await home.client.checkOut.confirm({ id, accommodationId, overstayFee: 0 });
    expect(await post('', parcel())).toBe('delivery-no-guest');
    expect(await active()).toEqual([]);
  });

  test('sees what guests confirmed (DLV-05)', async () => {
    await post('', parcel());
    const [waiting] = await active();
    expect((await page()).split('Confirmed by guests')[1]).not.toContain('Blue suitcase');
    await home.client.deliveries.confirm({ id: waiting?.id ?? '' });
    expect((await page()).split('Confirmed by guests')[1]).toContain('Blue suitcase');
  });

  test('is not written to by a page of another site (SEC-01)', async () => {
    const { id } = await announce('Books');
    expect(await post('/arrived', { id, comments: '' }, FOREIGN_FORM)).toBe(403);
    expect(await post('', parcel(), FOREIGN_FORM)).toBe(403);
    expect((await active())[0]?.arrivalDate).toBeNull();
  });

  test('gets a message or a page for whatever is typed, and no markup of a guest (DLV-05)', async () => {
    await announce('<img src=x onerror=alert(1)>', '"><script>');
    const text = await page();
    expect(text).toContain('&lt;img src=x');
    expect(text).not.toMatch(/<img src=x|<script>/);
    const input = fc.oneof(hostileText, fc.constantFrom('x', randomUUID(), `1:${randomUUID()}`, '٣:x'));
    await fc.assert(
      fc.asyncProperty(input, input, fc.constantFrom('', '/arrived'), async (one, other, path) => {
        const fields = { ...parcel(), receiver: other, description: one, comments: other, id: one };
        const ends = ['delivery-unclear', 'delivery-settled', 'delivery-no-guest', 413];
        expect(ends).toContain(await post(path, fields));
        const typed = await post('', parcel({ description: one, comments: other }));
        expect(['delivery-unclear', 'delivery-arrived', 413]).toContain(typed);
        const query = new URLSearchParams({ hotel: one.slice(0, 200) });
        const shown = await hotel.gateway.raw('GET', `/console/deliveries?${query}`);
        expect([200, 400]).toContain(shown.status);
      }),
      { numRuns: INPUT_RUNS },
    );
  });
});

describe('the e-mail about an arrival', () => {
  test('goes to who wants no news as well: it is about the stay (SET-03)', async () => {
    const silent = { preferenceType: 'receiveEmail', preferenceValue: false } as const;
    await home.client.notifications.setPreference({ id: hotel.guest.id, ...silent });
    const { id } = await announce('Books');
    await post('/arrived', { id, comments: '' });
    expect(await arrivalMails()).toHaveLength(1);
  });

  test('holds no text of a guest whose address is not verified: a stranger may read it (SEC-06)', async () => {
    const { id } = await announce('Call 555 0100 to win');
    await hotel.db.update(guests).set({ emailVerified: false }).where(eq(guests.id, hotel.guest.id));
    await post('/arrived', { id, comments: 'Shelf 3' });
    const [mail] = await arrivalMails();
    expect(mail?.text).toContain('Shelf 3');
    expect(mail?.text).not.toContain('555 0100');
    expect(mail?.text).not.toContain('Ada');
  });

  test('is written with the arrival or not at all (DLV-05)', async () => {
    const { id } = await announce('Books');
    const queue = hotel.gateway.app.mailer.queue;
    hotel.gateway.app.mailer.queue = () => Promise.reject(new Error('the queue is broken'));
    try {
      expect(await post('/arrived', { id, comments: '' })).toBe(500);
    } finally {
      hotel.gateway.app.mailer.queue = queue;
    }
    const [row] = await hotel.db.select().from(deliveries).where(eq(deliveries.id, id));
    expect(row?.arrivedAt).toBeNull();
  });
});
