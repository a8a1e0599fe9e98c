import { count, eq } from 'drizzle-orm';
import type { GatewayConfig } from '#gateway/config/config.ts';
import { addressProblems } from '#gateway/config/operation-config.ts';
import { verifyRecord } from '#gateway/domain/staff/verify-record.ts';
import { hotels, rooms } from '#gateway/store/schema/hotels.ts';
import { hotelsWithoutManager } from '#gateway/store/staff-store.ts';
import type { Database, Store } from '#gateway/store/store.ts';
import type { Finding } from './finding.ts';

/** `problem`: why the database could not be opened. `isInUse`: by a running gateway, whose log has this table. */
export type OpenedDatabase = Store | { problem: string; isInUse: boolean };

export const isOpen = (database: OpenedDatabase): database is Store => 'db' in database;

export async function examineDatabase(config: GatewayConfig, database: OpenedDatabase): Promise<Finding> {
  const finding = {
    part: 'database',
    configured:
      config.databaseUrl === null ? 'PERNOITE_DATA (one gateway, no standby)' : 'DATABASE_URL (PostgreSQL)',
    without: 'nobody can book, and staff see nothing.',
  };
  if (!isOpen(database))
    return { ...finding, state: database.isInUse ? 'UNTRIED' : 'BROKEN', result: database.problem };
  const from = performance.now();
  await database.ping();
  const took = Math.ceil(performance.now() - from);
  const [sold, ready] = await Promise.all([countRows(database.db, hotels), countRows(database.db, rooms)]);
  const result = `responds in ${took} ms; ${sold} hotels with ${ready} rooms`;
  if (sold === 0 || ready === 0)
    return {
      ...finding,
      state: 'BROKEN',
      result: `${result}: import yours with npm run hotel:import (docs/hotel-data.md)`,
    };
  return { ...finding, state: 'READY', result };
}

async function countRows(db: Database, table: typeof hotels | typeof rooms): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(table).where(eq(table.isRetired, false));
  return row?.rows ?? 0;
}

/** `newestEntries` of the record are checked, all of them without it. */
export async function examineStaff(
  config: GatewayConfig,
  database: OpenedDatabase,
  newestEntries?: number,
): Promise<Finding> {
  const finding = {
    part: 'staff accounts',
    configured: 'STAFF_PORT, STAFF_URL, npm run staff:add',
    without: 'nobody approves a document, takes a payment at the reception, or hands over a parcel.',
  };
  if (!isOpen(database)) return { ...finding, state: 'UNTRIED', result: 'the database is not open' };
  // Where the reception sees every document, nobody could check in.
  const missing = config.verificationProvider === 'desk' ? 'BROKEN' : 'LIMITED';
  const access = await accessProblem(config, database.db);
  const { brokenAt, checked, rows } = await verifyRecord(database.db, newestEntries);
  const record =
    brokenAt === null
      ? `${checked} of ${rows} entries of the record checked, all sound`
      : `the record of staff was changed at entry ${brokenAt}`;
  const result = `${access ?? 'each hotel has a manager'}; ${record}`;
  if (access !== null) return { ...finding, state: missing, result };
  return { ...finding, state: brokenAt === null ? 'READY' : 'LIMITED', result };
}

async function accessProblem({ staffPort }: GatewayConfig, db: Database): Promise<string | null> {
  if (staffPort === null) return 'STAFF_PORT is not set';
  const without = await hotelsWithoutManager(db);
  return without.length > 0 ? `no manager can sign in at ${without.join(', ')}` : null;
}

export async function examineDevices(config: GatewayConfig, database: OpenedDatabase): Promise<Finding> {
  const devices = config.devices ?? [];
  const finding = {
    part: 'devices',
    configured: 'DEVICES',
    without:
      'lobby kiosks and reception desks are not believed: they sell no walk-in, and guests use their own phones.',
  };
  if (config.devices === null)
    return { ...finding, state: 'READY', result: 'the sandbox believes each device without a token' };
  if (devices.length === 0)
    return { ...finding, state: 'LIMITED', result: 'none is enrolled (docs/kiosk.md)' };
  const known = isOpen(database) ? await database.db.select({ id: hotels.id }).from(hotels) : [];
  const unknown = devices.filter(({ hotelId }) => !known.some(({ id }) => id === hotelId));
  const named = `${devices.length} enrolled: ${devices.map(({ id }) => id).join(', ')}`;
  if (isOpen(database) && unknown.length > 0)
    return {
      ...finding,
      state: 'LIMITED',
      result: `${named}; of no hotel in the database: ${unknown.map(({ id }) => id).join(', ')}`,
    };
  return { ...finding, state: 'READY', result: named };
}

export function examineAddresses(config: GatewayConfig): Finding {
  const finding = {
    part: 'legal links',
    configured: 'WEB_CONFIG (links), PUBLIC_URL',
    without: 'guests read the terms of a demonstration, and links in e-mails lead nowhere.',
  };
  const problems = [
    ...addressProblems(config),
    ...(config.publicUrl === null
      ? ['PUBLIC_URL is missing: links in e-mails lead to the address that this gateway listens on.']
      : []),
  ];
  if (problems.length > 0)
    return { ...finding, state: config.sandbox ? 'LIMITED' : 'BROKEN', result: problems.join(' ') };
  return {
    ...finding,
    state: 'READY',
    result: `terms at ${config.web.links.terms}, help at ${config.web.links.help}`,
  };
}
