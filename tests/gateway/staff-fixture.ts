import { randomUUID } from 'node:crypto';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { eq, type SQL, sql } from 'drizzle-orm';
import { hashPin } from '#gateway/domain/staff/prove-identity.ts';
import { secondFactorRow } from '#gateway/domain/staff/second-factor-row.ts';
import { hashPassword, passwordParameters } from '#gateway/platform/password-hash.ts';
import { staffAccounts, staffRoles, staffSecondFactors } from '#gateway/store/schema/staff.ts';
import { setStaffPassword } from '#gateway/store/staff-store.ts';
import type { Database } from '#gateway/store/store.ts';
import { type StaffContract, staffContract } from '#shared/contract/staff/contract.ts';
import type { StaffRole } from '#shared/contract/staff/staff-call.ts';
import { contractLink } from '../contract-link.ts';
import { unusedTotp } from '../totp.ts';
import { type RawResponse, rawRequest, type TestGateway } from './harness.ts';

export type StaffClient = JsonifiedClient<ContractRouterClient<StaffContract>>;

export const STAFF_PASSWORD = 'Balcão#2026-seguro';
export const STAFF_PIN = '804172';
export const RECOVERY_CODES = ['aaaaa-11111', 'bbbbb-22222'];

export type TestStaff = {
  staffId: string;
  name: string;
  email: string;
  /** The key of the authenticator app. */
  secret: string;
  token: string;
  client: StaffClient;
};

type Wanted = { role?: StaffRole | null; hotelId?: string; name?: string; pin?: string | null };

/** A person of staff with a role at a hotel, null for none, who has signed in at a desk of their own. */
export async function newStaff(gateway: Pick<TestGateway, 'app'>, wanted: Wanted = {}): Promise<TestStaff> {
  const person = await newStaffAccount(gateway, wanted);
  const token = await signInStaff(gateway, person);
  return { ...person, token, client: staffClient(gateway, { token }) };
}

export async function newStaffAccount(
  gateway: Pick<TestGateway, 'app'>,
  { role = 'RECEPTION', hotelId = 'JARDINS', name = 'Bia Rocha', pin = STAFF_PIN }: Wanted = {},
): Promise<Pick<TestStaff, 'staffId' | 'name' | 'email' | 'secret'>> {
  const { store, config, signingKey, clock } = gateway.app;
  const staffId = randomUUID();
  const email = `staff-${staffId.slice(0, 8)}@pernoite.test`;
  const secret = `test-key-${staffId}`;
  const now = clock.now();
  const password = await hashPassword(STAFF_PASSWORD, passwordParameters(config.passwordCost));
  const factor = await secondFactorRow(signingKey, staffId, { secret, recoveryCodes: RECOVERY_CODES });
  const pinHash = pin === null ? null : await hashPin(gateway.app, staffId, pin);
  await store.db.transaction(async tx => {
    const account = { id: staffId, name, email, pinHash, setUpAt: now, createdAt: now, updatedAt: now };
    await tx.insert(staffAccounts).values(account);
    await setStaffPassword(tx, staffId, password, now);
    await tx.insert(staffSecondFactors).values(factor);
    await tx.update(staffAccounts).set({ twoFactorEnabled: true }).where(eq(staffAccounts.id, staffId));
    if (role !== null) await tx.insert(staffRoles).values({ staffId, hotelId, role });
  });
  return { staffId, name, email, secret };
}

/** `token` is that of the session which the desk has already. */
export async function signInStaff(
  gateway: Pick<TestGateway, 'app'>,
  { email, secret }: Pick<TestStaff, 'email' | 'secret'>,
  { token }: { token?: string } = {},
): Promise<string> {
  const client = staffClient(gateway, token === undefined ? {} : { token });
  const { challenge } = await client.session.begin({ email, password: STAFF_PASSWORD });
  const opened = await client.session.confirmCode({ challenge, code: await unusedTotp(secret) });
  if (opened.token === null) throw new Error('a desk gets its token in the body');
  return opened.token;
}

/** Breaks the record as only the owner of the database can. */
export async function tamperRecord(db: Database, statement: SQL): Promise<void> {
  await db.transaction(async tx => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(statement);
  });
}

export type StaffClientOptions = { token?: string; language?: 'en' | 'pt'; headers?: Record<string, string> };

/** A typed client of the staff's contract, as a desk's main process: it has the token itself. */
export function staffClient(
  gateway: Pick<TestGateway, 'app'>,
  { token, language = 'en', headers }: StaffClientOptions = {},
): StaffClient {
  const link = contractLink(staffContract, staffUrlOf(gateway), () => ({
    'accept-language': language,
    'x-device-profile': 'reception',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...headers,
  }));
  return createORPCClient<StaffClient>(link);
}

/** A request to the staff's address as it is. */
export const staffRaw = (
  gateway: Pick<TestGateway, 'app'>,
  method: string,
  path: string,
  options: { headers?: Record<string, string>; body?: unknown } = {},
): Promise<RawResponse> => rawRequest(staffUrlOf(gateway), method, path, options);

export function staffUrlOf({ app }: Pick<TestGateway, 'app'>): string {
  if (app.staffUrl === null) throw new Error('this gateway has no address for staff');
  return app.staffUrl;
}
