import { beforeEach, describe, expect, test } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { findValidation, openCase, setValidation } from '#gateway/store/validation-store.ts';
import { clientAt, orderOf, prepare, shownCode } from './checking-in.ts';
import { sendForm } from './console-form.ts';
import { openOwnHotel } from './fresh-hotel.ts';
import type { Client } from './harness.ts';
import { scenario } from './scenario.ts';
import { codeOf } from './small-hotel.ts';

const hotel = openOwnHotel({ verificationProvider: 'desk' });
const ARRIVAL = '2026-12-03T15:00:00-03:00';
const DAY_BEFORE = '2026-12-02T16:00:00-03:00';

const now = () => hotel.gateway.clock.now();
const status = async (client = hotel.guest.client) => (await client.validation.status()).validationStatus;
/** A decision of the desk, as its own calls write it. */
const decide = (verdict: 'APPROVED' | 'REPROVED') =>
  setValidation(hotel.db, hotel.guest.id, { status: verdict, reasons: [] }, now());

describe('where the reception sees the document', () => {
  test('the app knows it, has no page to frame, and a case waits for the desk (PRD-03, PRD-04)', async () => {
    const config = await hotel.gateway.client().reference.webConfig();
    expect(config).toMatchObject({ identityCheck: 'RECEPTION', identityPage: null });
    expect(await status()).toBe('PENDING');
    expect(await hotel.guest.client.validation.link()).toEqual({ urlValidation: null });
    expect(await status()).toBe('PROCESSING');
    expect(await codeOf(hotel.guest.client.validation.link())).toBe('VALIDATION_IN_PROGRESS');
    const later = await clientAt(hotel, hotel.guest, ARRIVAL);
    await settleDue(hotel.gateway.app);
    expect(await status(later)).toBe('PROCESSING');
  });

  test('the desk alone approves or rejects, and a rejected guest can come again (PRD-03)', async () => {
    await hotel.guest.client.validation.link();
    const verdict = { guest: hotel.guest.email, status: 'APPROVED' };
    for (const form of ['identity/guest', 'identity/plan'])
      expect((await sendForm(hotel.gateway, form, { ...verdict, verdict: 'approve' })).status).toBe(404);
    expect((await hotel.gateway.raw('GET', '/console/identity')).text).not.toContain('<form');
    expect(await status()).toBe('PROCESSING');
    await decide('REPROVED');
    expect(await status()).toBe('REPROVED');
    expect(await hotel.guest.client.validation.link()).toEqual({ urlValidation: null });
    expect(await status()).toBe('PROCESSING');
    await decide('APPROVED');
    expect(await status()).toBe('APPROVED');
  });

  test('an approval that holds outlasts a second request (PRD-03, IDV-14)', async () => {
    await hotel.guest.client.validation.link();
    await decide('APPROVED');
    expect(await hotel.guest.client.validation.link()).toEqual({ urlValidation: null });
    expect(await status()).toBe('APPROVED');
  });

  test('a case that another provider left open is begun again (PRD-03)', async () => {
    const { id: guestId } = hotel.guest;
    const person = { firstName: 'Ada', lastName: 'Prado', nationality: null };
    await setValidation(hotel.db, guestId, { status: 'PROCESSING', reasons: [] }, now());
    await openCase(hotel.db, { guestId, reference: '8a7f2c1e-0000-4000-8000-000000000000', person }, now());
    expect(await status()).toBe('PENDING');
  });
});

describe('a check-in at home', () => {
  let bookingId: string;
  let accommodationId: number;
  let client: Client;
  beforeEach(async () => {
    ({ bookingId, accommodationId } = await scenario(hotel).paidStay());
    client = await clientAt(hotel, hotel.guest, DAY_BEFORE);
    await prepare(hotel, hotel.guest, client, bookingId);
    // `prepare` approves the guest as the sandbox's provider does.
    await setValidation(hotel.db, hotel.guest.id, { status: 'PENDING', reasons: [] }, now());
  });

  test('is finished before the document was seen, opens nothing, and follows the approval (PRD-03, PRD-04, SEC-19)', async () => {
    await client.validation.link();
    const confirmed = await client.checkIn.confirm(await orderOf(client, bookingId));
    expect(confirmed).toMatchObject({ waitsFor: 'IDENTITY' });
    const atHotel = await clientAt(hotel, hotel.guest, ARRIVAL);
    expect(await shownCode(atHotel, bookingId, accommodationId)).toBeNull();
    await decide('APPROVED');
    expect(await atHotel.checkIn.find({ bookingId })).toMatchObject({
      waitsFor: null,
      checkedInAt: expect.any(String),
    });
    expect(await shownCode(atHotel, bookingId, accommodationId)).toMatch(/^\d{6}$/);
    expect(await findValidation(hotel.db, hotel.guest.id)).toMatchObject({ reference: null });
  });

  test('is not finished by a guest who has not said that the document will be shown (PRD-03, PD-24)', async () => {
    expect(await codeOf(client.checkIn.confirm(await orderOf(client, bookingId)))).toBe('CHECKIN_INCOMPLETE');
  });
});
