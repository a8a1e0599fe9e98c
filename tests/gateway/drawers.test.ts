import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { drawerMovements } from '#gateway/store/schema/drawers.ts';
import { type Desk, newDesk, OTHER_HOTEL, recordOf } from './desk.ts';
import { cashOrder, WALK_IN_DUE } from './desk-cash.ts';
import { countOf, drawerRow, FLOAT, newDrawerDesk, newKey, newManager, openDrawer } from './drawer-desk.ts';
import { openFreshHotel } from './fresh-hotel.ts';
import { pdfTexts } from './pdf-text.ts';
import { scenario } from './scenario.ts';
import { codeOf, HOTEL, newGuest } from './small-hotel.ts';

const hotel = openFreshHotel();
let desk: Desk;
let bookingId: string;
beforeEach(async () => {
  desk = await newDrawerDesk(hotel.gateway);
  ({ bookingId } = await scenario(hotel).walkIn());
});

const PRICE = WALK_IN_DUE.amountCents;
const takeCash = (from: Desk = desk, id = bookingId) =>
  from.calls.deskPayments.take(cashOrder(id, WALK_IN_DUE));
const count = (drawerId: string, amountCents: number, from: Desk = desk) =>
  from.calls.drawers.count({ hotelId: HOTEL, drawerId, count: countOf(amountCents) });
const close = (drawerId: string, differenceCents: number, note?: string, from: Desk = desk) =>
  from.calls.drawers.close({ hotelId: HOTEL, drawerId, differenceCents, ...(note && { note }) });
const report = async (drawerId: string, format: 'PDF' | 'CSV', from: Desk = desk) => {
  const file = await from.calls.drawers.report({ hotelId: HOTEL, drawerId, format });
  return { ...file, bytes: Buffer.from(file.content, 'base64') };
};

describe('cash at a desk', () => {
  test('needs its open drawer, and a card on the machine does not (DRW-01)', async () => {
    await expect(takeCash()).rejects.toMatchObject({
      code: 'DRAWER_NOT_OPEN',
      status: 409,
      details: { state: 'NONE' },
    });
    expect((await desk.open(bookingId)).money.payments).toEqual([]);
    const { id } = await openDrawer(desk);
    await takeCash();
    await count(id, 300_00 + PRICE);
    const { bookingId: other } = await scenario(hotel, await newGuest(hotel.gateway)).walkIn();
    await expect(takeCash(desk, other)).rejects.toMatchObject({ details: { state: 'COUNTED' } });
    const machine = {
      kind: 'TERMINAL',
      network: 'visa',
      cardKind: 'DEBIT',
      lastDigits: '4417',
      authorizationCode: 'R07412',
      printedCents: PRICE,
    };
    await desk.calls.deskPayments.take({ ...cashOrder(other, WALK_IN_DUE), means: machine });
  });

  test('goes into the drawer of the desk that takes it, and into no other (DRW-01)', async () => {
    const other = await newDrawerDesk(hotel.gateway);
    const [own, others] = [await openDrawer(desk), await openDrawer(other)];
    await takeCash();
    expect((await count(own.id, 300_00)).drawer).toMatchObject({ expectedCents: 300_00 + PRICE });
    expect((await count(others.id, 300_00, other)).drawer).toMatchObject({ expectedCents: 300_00 });
  });
});

describe('a drawer', () => {
  test('opens once for a desk with what was counted, and the same key returns it (DRW-01, AUD-01, PD-10)', async () => {
    const order = { hotelId: HOTEL, key: newKey(), count: FLOAT };
    const opened = await desk.calls.drawers.open(order);
    expect(opened).toMatchObject({
      state: 'OPEN',
      openedBy: desk.name,
      openingCents: 300_00,
      expectedCents: null,
      isOwn: true,
    });
    expect(await desk.calls.drawers.open(order)).toEqual(opened);
    expect(await codeOf(desk.calls.drawers.open({ ...order, count: countOf(5_00) }))).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect(await codeOf(openDrawer(desk))).toBe('OUTCOME_CHANGED');
    expect(await desk.calls.drawers.current({ hotelId: HOTEL })).toEqual({ drawer: opened });
    const entries = await recordOf(hotel.db);
    expect(entries.filter(({ details }) => details['drawerId'] === opened.id)).toMatchObject([
      { act: 'DRAWER_OPENED', staffId: desk.staffId, details: { openingCents: 300_00 } },
    ]);
  });

  test.each([
    ['a note that does not exist', [{ cents: 3_00, quantity: 1 }]],
    ['a note twice', [FLOAT[0], FLOAT[0]]],
    ['less than none', [{ cents: 5_00, quantity: -1 }]],
    ['half a note', [{ cents: 5_00, quantity: 0.5 }]],
  ])('is not opened with %s (DRW-01)', async (_, wrong) => {
    expect(await codeOf(openDrawer(desk, wrong))).toBe('BAD_REQUEST');
    expect(await desk.calls.drawers.current({ hotelId: HOTEL })).toEqual({ drawer: null });
  });

  test('shows nothing of what is expected until it is counted, and the count stays as it is (DRW-01)', async () => {
    const { id } = await openDrawer(desk);
    await takeCash();
    const before = await desk.calls.drawers.find({ hotelId: HOTEL, drawerId: id });
    expect(before.movements).toEqual([]);
    expect(JSON.stringify(before)).not.toContain(String(300_00 + PRICE));
    const counted = await count(id, 300_00 + PRICE - 20_00);
    expect(counted.drawer).toMatchObject({
      state: 'COUNTED',
      countedCents: 300_00 + PRICE - 20_00,
      expectedCents: 300_00 + PRICE,
      differenceCents: -20_00,
    });
    expect(counted.movements).toMatchObject([
      { kind: 'PAYMENT', amountCents: PRICE, staffName: desk.name, approvedBy: null },
    ]);
    expect(await count(id, 300_00 + PRICE - 20_00)).toEqual(counted);
    await expect(count(id, 300_00 + PRICE)).rejects.toMatchObject({
      code: 'OUTCOME_CHANGED',
      details: { state: 'COUNTED' },
    });
  });

  test('closes after its count alone, with a note for a difference and as it was shown (DRW-01)', async () => {
    const { id } = await openDrawer(desk);
    expect(await codeOf(close(id, 0))).toBe('OUTCOME_CHANGED');
    await count(id, 280_00);
    expect(await codeOf(close(id, 0))).toBe('OUTCOME_CHANGED');
    expect(await codeOf(close(id, -20_00))).toBe('BAD_REQUEST');
    expect(await codeOf(close(id, -20_00, '4111 1111 1111 1111'))).toBe('BAD_REQUEST');
    const note = 'changed a 100 into six of 20';
    const closed = await close(id, -20_00, note);
    expect(closed.drawer).toMatchObject({ state: 'CLOSED', closedBy: desk.name, note });
    expect(await close(id, -20_00, note)).toEqual(closed);
    expect(await codeOf(close(id, -20_00, 'another story'))).toBe('OUTCOME_CHANGED');
    expect(await codeOf(count(id, 300_00))).toBe('OUTCOME_CHANGED');
    expect((await openDrawer(desk)).state).toBe('OPEN');
  });

  test('that is closed is changed by no statement, and neither are its movements (DRW-01)', async () => {
    const { id } = await openDrawer(desk);
    await takeCash();
    const attempts = (statements: ReturnType<typeof sql>[]) =>
      Promise.all(
        statements.map(statement =>
          hotel.db.execute(statement).then(
            () => 'done',
            () => 'rejected',
          ),
        ),
      );
    const always = [
      sql`update drawers set opening_cents = 0 where id = ${id}`,
      sql`delete from drawers where id = ${id}`,
      sql`truncate drawers cascade`,
      sql`update drawer_movements set amount_cents = 1 where drawer_id = ${id}`,
      sql`delete from drawer_movements where drawer_id = ${id}`,
      sql`update drawers set counted_by = opened_by, counted_at = opened_at, count = '[]', counted_cents = 0, expected_cents = 1 where id = ${id}`,
    ];
    expect(new Set(await attempts(always))).toEqual(new Set(['rejected']));
    await count(id, 300_00 + PRICE);
    const [movement] = await hotel.db.select().from(drawerMovements).limit(1);
    const late = [
      sql`update drawers set counted_cents = 0 where id = ${id}`,
      sql`insert into drawer_movements (drawer_id, kind, amount_cents, booking_id, payment_id, staff_id, created_at)
        select ${id}, 'PAYMENT', 1, ${movement?.bookingId}, id, ${desk.staffId}, created_at from payments limit 1`,
    ];
    expect(await attempts(late)).toEqual(['rejected', 'rejected']);
    await close(id, 0);
    const before = await drawerRow(hotel.gateway, id);
    expect(await attempts([sql`update drawers set note = 'none' where id = ${id}`])).toEqual(['rejected']);
    expect(await drawerRow(hotel.gateway, id)).toEqual(before);
  });

  test('is counted by its desk or a manager, and is not found by others (DRW-01, STF-04)', async () => {
    const { id } = await openDrawer(desk);
    const colleague = await newDrawerDesk(hotel.gateway);
    const manager = await newManager(hotel.gateway);
    expect(await codeOf(count(id, 300_00, colleague))).toBe('NOT_FOUND');
    expect(await codeOf(colleague.calls.drawers.find({ hotelId: HOTEL, drawerId: id }))).toBe('NOT_FOUND');
    const elsewhere = await newDesk(hotel.gateway, OTHER_HOTEL.hotelId);
    expect(await codeOf(elsewhere.calls.drawers.find({ hotelId: OTHER_HOTEL.hotelId, drawerId: id }))).toBe(
      'NOT_FOUND',
    );
    await count(id, 300_00, manager);
    await close(id, 0, undefined, manager);
    const listed = async (from: Desk) =>
      (await from.calls.drawers.list({ hotelId: HOTEL })).drawers.map(({ id: one }) => one);
    expect(await listed(manager)).toContain(id);
    expect(await listed(desk)).toEqual([id]);
    expect(await listed(colleague)).toEqual([]);
  });

  test('and two windows of one desk open one drawer, and count it once (DRW-01)', async () => {
    const opened = await Promise.allSettled([openDrawer(desk), openDrawer(desk)]);
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { drawer } = await desk.calls.drawers.current({ hotelId: HOTEL });
    const id = drawer?.id ?? '';
    const counted = await Promise.allSettled([count(id, 300_00), count(id, 299_00)]);
    expect(counted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the report of a closed drawer', () => {
  test('has every movement and the difference, as PDF and as CSV without formulas (DRW-01)', async () => {
    const { id } = await openDrawer(desk);
    await takeCash();
    expect(await codeOf(report(id, 'CSV'))).toBe('OUTCOME_CHANGED');
    await count(id, 300_00 + PRICE - 20_00);
    await close(id, -20_00, '=1+1');
    const csv = await report(id, 'CSV');
    expect(csv).toMatchObject({ mediaType: 'text/csv' });
    const lines = csv.bytes.toString('utf8').split('\r\n');
    expect(lines[0]).toContain('at,kind,locator,person,approvedBy,in,out,note');
    expect(lines[2]).toMatch(/,PAYMENT,\w+,[^,]*,,331\.20,,$/);
    expect(lines.join('\n')).toMatch(/DIFFERENCE,,[^,]*,,,20\.00,'=1\+1/);
    const pdf = await report(id, 'PDF');
    const texts = pdfTexts(pdf.bytes).join(' ');
    for (const text of ['Drawer report', 'Difference', '331,20', '=1+1']) expect(texts).toContain(text);
  });
});
