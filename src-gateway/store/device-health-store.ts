import { and, asc, eq, sql } from 'drizzle-orm';
import type { DeviceHealth } from '#shared/contract/guest/lobby.ts';
import { deviceHealth } from './schema/lobby.ts';
import type { Database } from './store.ts';

export type StoredHealth = typeof deviceHealth.$inferSelect;

export async function putDeviceHealth(
  db: Database,
  device: Pick<StoredHealth, 'hotelId' | 'deviceId' | 'profile'>,
  health: DeviceHealth,
  now: Date,
): Promise<void> {
  const facts = { ...health, profile: device.profile, lastSeenAt: now };
  await db
    .insert(deviceHealth)
    .values({ ...device, ...facts })
    .onConflictDoUpdate({
      target: [deviceHealth.hotelId, deviceHealth.deviceId],
      set: facts,
      // Two gateways: a report that was on its way longer changes nothing.
      setWhere: sql`${deviceHealth.lastSeenAt} <= excluded.last_seen_at`,
    });
}

export function listDeviceHealth(db: Database, hotelId: string): Promise<StoredHealth[]> {
  return db
    .select()
    .from(deviceHealth)
    .where(and(eq(deviceHealth.hotelId, hotelId)))
    .orderBy(asc(deviceHealth.deviceId));
}
