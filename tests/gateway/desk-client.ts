import { eq } from 'drizzle-orm';
import { hotels } from '#gateway/store/schema/hotels.ts';
import { staffRoles, staffSessions } from '#gateway/store/schema/staff.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';
import { deviceHeaderNames } from '#shared/device.ts';
import type { TestGateway } from './harness.ts';
import { HOTEL, ZONE } from './small-hotel.ts';
import { newStaff, type StaffClient, staffClient, type TestStaff } from './staff-fixture.ts';

/** A hotel of the same brand that has none of the small hotel's bookings. */
export const OTHER_HOTEL = 'NILO';
export const DESK_DEVICE = 'desk-1';

/** Takes any input, as the wire does. */
type Loose<Client> = {
  [Name in keyof Client]: Client[Name] extends (...parts: never[]) => Promise<infer Output>
    ? (input: object) => Promise<Output>
    : Loose<Client[Name]>;
};

export type Desk = TestStaff & { desk: Loose<StaffClient> };

/** A receptionist of the small hotel and of the other one, who is at work whatever the clock says. */
export async function newDesk(gateway: TestGateway): Promise<Desk> {
  const { db } = gateway.app.store;
  await db
    .insert(hotels)
    .values({
      id: OTHER_HOTEL,
      buildingCode: OTHER_HOTEL,
      name: 'Pernoite Nilo Square',
      city: 'Porto Alegre',
      timeZone: ZONE,
      taxBasisPoints: 350,
      rank: 2,
    })
    .onConflictDoNothing();
  const staff = await newStaff(gateway, { hotelId: HOTEL });
  await db.insert(staffRoles).values({ staffId: staff.staffId, hotelId: OTHER_HOTEL, role: 'RECEPTION' });
  const client = staffClient(gateway, {
    token: staff.token,
    headers: { [deviceHeaderNames.deviceId]: DESK_DEVICE },
  });
  const atWork = async () => {
    const now = gateway.clock.now();
    await db
      .update(staffSessions)
      .set({ signedInAt: now, lastActiveAt: now })
      .where(eq(staffSessions.userId, staff.staffId));
  };
  return { ...staff, desk: working(client, atWork) };
}

/** The same calls, each after `before`. */
function working(client: StaffClient, before: () => Promise<void>): Loose<StaffClient> {
  const calls = Object.entries(staffContract).map(([group, named]) => [
    group,
    Object.fromEntries(
      Object.keys(named).map(name => [
        name,
        async (input: object) => {
          await before();
          return Reflect.get(Reflect.get(client, group), name)(input);
        },
      ]),
    ),
  ]);
  return Object.fromEntries(calls);
}
