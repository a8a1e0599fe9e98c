import { eq } from 'drizzle-orm';
import { sandboxLocks } from './schema/check-ins.ts';
import type { Database } from './store.ts';

export type SandboxLock = typeof sandboxLocks.$inferSelect;

export async function findSandboxLock(db: Database, roomId: string): Promise<SandboxLock | null> {
  const [lock] = await db.select().from(sandboxLocks).where(eq(sandboxLocks.roomId, roomId));
  return lock ?? null;
}

export async function setSandboxLock(
  db: Database,
  roomId: string,
  wanted: { code: string; validFrom: Date; validUntil: Date },
): Promise<void> {
  await db
    .insert(sandboxLocks)
    .values({ roomId, ...wanted })
    .onConflictDoUpdate({ target: sandboxLocks.roomId, set: wanted });
}

export async function clearSandboxLock(db: Database, roomId: string): Promise<void> {
  await db
    .update(sandboxLocks)
    .set({ code: null, validFrom: null, validUntil: null })
    .where(eq(sandboxLocks.roomId, roomId));
}

export async function silenceSandboxLock(
  db: Database,
  roomId: string,
  silentUntil: Date | null,
): Promise<void> {
  await db
    .insert(sandboxLocks)
    .values({ roomId, silentUntil })
    .onConflictDoUpdate({ target: sandboxLocks.roomId, set: { silentUntil } });
}
