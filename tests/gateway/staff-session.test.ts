import { expect, test } from 'vitest';
import { openFreshHotel } from './fresh-hotel.ts';
import { newStaff } from './staff-fixture.ts';

const hotel = openFreshHotel();

test('a person signs in by password and code, and the session names hotels and roles (STF-03)', async () => {
  const { client, staffId } = await newStaff(hotel.gateway);
  const session = await client.session.current();
  expect(session).toMatchObject({
    staffId,
    isLocked: false,
    hotels: [{ hotelId: 'JARDINS', roles: ['RECEPTION'] }],
  });
});
