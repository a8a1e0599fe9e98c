import { describe, expect, test } from 'vitest';
import { partnerBookingSchema } from '#renderer/staff/features/partner-booking/partner-booking-schema.ts';
import { knownBookingOf, missingOf } from '#renderer/staff/features/partner-booking/rejection.ts';
import {
  emptyRoom,
  type PartnerBookingValues,
  toChannel,
  toPartnerBooking,
} from '#renderer/staff/features/partner-booking/to-partner-booking.ts';
import { partnerBookingBody } from '#shared/contract/hotel/booking.ts';
import { AppError } from '#shared/errors.ts';

const typed: PartnerBookingValues = {
  channel: 'Booking.com',
  reference: ' 4711-A ',
  lastName: ' Cavalcanti ',
  email: '',
  language: 'pt',
  checkin: '05/12/2026',
  checkout: '07/12/2026',
  rooms: [{ ...emptyRoom, roomTypeId: 'queen', ages: '4, 7', total: '1.035,50' }],
};

const form = (typedIn: 'pt' | 'en') => ({ typedIn, hasBedChoice: (id: string) => id === 'family' });

test('what the reception types is the booking that the gateway takes (CHN-03)', () => {
  const { channel, reference, ...body } = toPartnerBooking(typed, form('pt'));
  expect({ channel, reference }).toEqual({ channel: 'booking-com', reference: '4711-A' });
  expect(partnerBookingBody.parse(body)).toEqual({
    checkinDate: '2026-12-05',
    checkoutDate: '2026-12-07',
    language: 'pt',
    lastName: 'Cavalcanti',
    email: null,
    rooms: [
      {
        roomTypeId: 'queen',
        adults: 2,
        childrenAges: [4, 7],
        hasPet: false,
        hasCrib: false,
        bedType: 'DOUBLE',
        total: 1035.5,
      },
    ],
  });
  expect(toPartnerBooking({ ...typed, checkin: '12/05/2026' }, form('en')).checkinDate).toBe('2026-12-05');
});

test('two single beds are wanted where the room type has them (CHN-03, FRD-02)', () => {
  const room = { ...emptyRoom, bedType: 'SINGLE', total: '100' } as const;
  const { rooms } = toPartnerBooking(
    {
      ...typed,
      rooms: [
        { ...room, roomTypeId: 'family' },
        { ...room, roomTypeId: 'queen' },
      ],
    },
    form('pt'),
  );
  expect(rooms.map(({ bedType }) => bedType)).toEqual(['SINGLE', 'DOUBLE']);
});

test.each([
  ['Booking.com', 'booking-com'],
  ['  Agência São João ', 'agencia-sao-joao'],
  ['expedia', 'expedia'],
])('a partner typed as %j is %j (CHN-03)', (name, channel) => {
  expect(toChannel(name)).toBe(channel);
});

describe('the form of a partner’s booking', () => {
  const problems = (change: Partial<PartnerBookingValues>) =>
    partnerBookingSchema
      .safeParse({ ...typed, checkin: '12/12/2026', checkout: '12/12/2027', ...change })
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

  test('takes what is complete, and names each field that is not (CHN-03)', () => {
    expect(problems({})).toBeUndefined();
    expect(
      problems({
        channel: '!',
        reference: 'a b',
        lastName: '<b>',
        email: 'rui@',
        checkin: '31/13/2026',
        rooms: [{ ...emptyRoom, ages: '3, x', total: 'ten' }],
      }),
    ).toEqual([
      'channel channel.invalid',
      'reference reference.invalid',
      'lastName name.characters',
      'email email.invalid',
      'checkin date.invalid',
      'rooms.0.roomTypeId required',
      'rooms.0.ages ages.invalid',
      'rooms.0.total total.invalid',
    ]);
  });

  test('reads from a rejection what is missing, or which booking has the code (CHN-02, CHN-03)', () => {
    const missing = [{ roomTypeId: 'queen', wanted: 2, free: 1 }];
    expect(missingOf(new AppError('ROOM_UNAVAILABLE', '', { details: { missing } }))).toEqual(missing);
    expect(missingOf(new AppError('ROOM_UNAVAILABLE', ''))).toEqual([]);
    expect(missingOf(new Error('x'))).toEqual([]);
    const known = new AppError('PARTNER_BOOKING_KNOWN', '', { details: { bookingId: 'one' } });
    expect(knownBookingOf(known)).toBe('one');
    expect(knownBookingOf(new AppError('BAD_REQUEST', '', { details: { bookingId: 'one' } }))).toBeNull();
  });
});
