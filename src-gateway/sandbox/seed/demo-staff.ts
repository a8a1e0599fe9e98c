import { hashPin } from '#gateway/domain/staff/prove-identity.ts';
import { secondFactorRow } from '#gateway/domain/staff/second-factor-row.ts';
import { hashPassword, passwordParameters } from '#gateway/platform/password-hash.ts';
import {
  staffAccounts,
  staffCredentials,
  staffRoles,
  staffSecondFactors,
} from '#gateway/store/schema/staff.ts';
import { insertRows } from '#gateway/store/seed-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import type { StaffRole } from '#shared/contract/staff/staff-call.ts';
import { DEMO_PASSWORD } from './demo-guests.ts';
import type { HotelId } from './hotels.ts';

/** Those who work at the sandbox's hotels. What they sign in with is in the README, and worthless outside a sandbox. */
type DemoStaff = { id: string; name: string; email: string; hotelId: HotelId; role: StaffRole };

/** An authenticator app takes it in base32, as the README has it: OBSXE3TPNF2GKLLTMFXGIYTPPAWWWZLZ. */
export const DEMO_STAFF_SECRET = 'pernoite-sandbox-key';
export const DEMO_STAFF_PIN = '480216';

const staffId = (number: number) => `b0b00000-0000-4000-b000-00000000000${number}`;
const person = (number: number, name: string, hotelId: HotelId, role: StaffRole): DemoStaff => ({
  id: staffId(number),
  name,
  email: `${role.toLowerCase()}.${hotelId.toLowerCase()}@pernoite.test`,
  hotelId,
  role,
});

export const demoStaff: readonly DemoStaff[] = [
  person(1, 'Marta Reis', 'JARDINS', 'MANAGER'),
  person(2, 'Bia Rocha', 'JARDINS', 'RECEPTION'),
  person(3, 'Dora Alves', 'JARDINS', 'HOUSEKEEPING'),
  person(4, 'Otto Brandt', 'NILO', 'MANAGER'),
  person(5, 'Caio Lima', 'NILO', 'RECEPTION'),
  person(6, 'Zilda Moura', 'NILO', 'HOUSEKEEPING'),
  person(7, 'Helena Prado', 'MARISTA', 'MANAGER'),
  person(8, 'Igor Tavares', 'MARISTA', 'RECEPTION'),
  person(9, 'Ruth Farias', 'MARISTA', 'HOUSEKEEPING'),
];

export async function seedStaff(
  tx: Transaction,
  { signingKey, passwordCost, createdAt }: { signingKey: Uint8Array; passwordCost: number; createdAt: Date },
): Promise<void> {
  const password = await hashPassword(DEMO_PASSWORD, passwordParameters(passwordCost));
  const pins = await Promise.all(
    demoStaff.map(({ id }) => hashPin({ signingKey, config: { passwordCost } }, id, DEMO_STAFF_PIN)),
  );
  const factors = await Promise.all(
    demoStaff.map(({ id }) =>
      secondFactorRow(signingKey, id, { secret: DEMO_STAFF_SECRET, recoveryCodes: [] }),
    ),
  );
  const times = { createdAt, updatedAt: createdAt };
  await insertRows(
    tx,
    staffAccounts,
    demoStaff.map(({ id, name, email }, index) => ({
      id,
      name,
      email,
      emailVerified: true,
      twoFactorEnabled: true,
      setUpAt: createdAt,
      pinHash: pins[index] ?? null,
      pinFailures: 0,
      ...times,
    })),
  );
  await insertRows(
    tx,
    staffCredentials,
    demoStaff.map(({ id }) => ({
      id,
      accountId: id,
      providerId: 'credential',
      userId: id,
      password,
      ...times,
    })),
  );
  await insertRows(tx, staffSecondFactors, factors);
  await insertRows(
    tx,
    staffRoles,
    demoStaff.map(({ id, hotelId, role }) => ({ staffId: id, hotelId, role })),
  );
}
