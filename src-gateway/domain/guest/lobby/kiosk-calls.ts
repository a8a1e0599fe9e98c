import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
import type { HotelDevice } from '#gateway/platform/devices.ts';
import {
  type CallDevice,
  type CallWithNames,
  changeCall,
  endEarlierCall,
  findCallAtDevice,
  findCallByKey,
  insertCall,
  isDeskStaffed,
} from '#gateway/store/lobby-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import type { CallScreen, KioskCall } from '#shared/contract/guest/lobby.ts';
import { AppError } from '#shared/errors.ts';
import { callStateOf, toKioskCall } from './call-state.ts';
import { requireNamedDevice } from './device-health.ts';

/** An unlocked session of staff is one of somebody at the desk; it locks itself after this time. */
const AT_DESK_MS = 15 * 60_000;

export type NewCall = { key: string; screen: CallScreen; language: 'en' | 'pt'; sessionId: string | null };

/** A guest at a kiosk calls staff (FRD-12). Throws DEVICE_NOT_ENROLLED, HOTEL_NOT_FOUND. */
export async function callStaff(
  app: AppContext,
  device: HotelDevice,
  wanted: NewCall,
  clientKey: LimitKey,
): Promise<KioskCall> {
  await app.rateLimits.callsPerDevice(clientKey);
  const kiosk = await requireKiosk(app, device);
  const now = app.clock.now();
  const found = await retryTransaction(app.store.db, async tx => {
    await endEarlierCall(tx, kiosk, { key: wanted.key, now });
    await insertCall(tx, { ...wanted, ...kiosk, id: randomUUID(), createdAt: now });
    return findCallByKey(tx, kiosk, wanted.key);
  });
  return shown(app, kiosk, found);
}

export async function findKioskCall(app: AppContext, device: HotelDevice, id: string): Promise<KioskCall> {
  const kiosk = await requireKiosk(app, device);
  return shown(app, kiosk, await findCallAtDevice(app.store.db, kiosk, id));
}

/** A call that has ended stays as it is. */
export async function withdrawCall(app: AppContext, device: HotelDevice, id: string): Promise<KioskCall> {
  const kiosk = await requireKiosk(app, device);
  const found = await findCallAtDevice(app.store.db, kiosk, id);
  if (found !== null) await changeCall(app.store.db, found.call, { endedAt: app.clock.now(), path: null });
  return shown(app, kiosk, await findCallAtDevice(app.store.db, kiosk, id));
}

/** The guest's touch (FRD-13). Throws NOT_FOUND, CALL_CHANGED. */
export async function acceptTakeOver(
  app: AppContext,
  device: HotelDevice,
  { id, path, sessionId }: { id: string; path: string; sessionId: string | null },
): Promise<KioskCall> {
  const kiosk = await requireKiosk(app, device);
  const found = await findCallAtDevice(app.store.db, kiosk, id);
  if (found === null) throw notFound();
  const now = app.clock.now();
  const state = callStateOf(found.call, { now, isStaffed: true });
  // A lost response: the touch counts once.
  if (state === 'ACCEPTED') return shown(app, kiosk, found);
  const isAccepted =
    state === 'OFFERED' && (await changeCall(app.store.db, found.call, { acceptedAt: now, path, sessionId }));
  if (!isAccepted)
    throw new AppError('CALL_CHANGED', 'the desk does not offer that any more', { details: { state } });
  return shown(app, kiosk, await findCallAtDevice(app.store.db, kiosk, id));
}

async function requireKiosk(app: AppContext, device: HotelDevice): Promise<CallDevice> {
  if (device.profile !== 'kiosk') throw new AppError('DEVICE_NOT_ENROLLED', 'only a kiosk calls staff');
  return requireNamedDevice(app, device);
}

async function shown(
  app: AppContext,
  { hotelId }: CallDevice,
  found: CallWithNames | null,
): Promise<KioskCall> {
  if (found === null) throw notFound();
  const now = app.clock.now();
  const isStaffed = found.call.takenAt !== null || (await isStaffedAt(app, hotelId));
  return toKioskCall(found, { now, isStaffed });
}

const isStaffedAt = (app: AppContext, hotelId: string): Promise<boolean> =>
  isDeskStaffed(app.store.db, {
    hotelId,
    activeSince: new Date(app.clock.now().getTime() - AT_DESK_MS),
    machineNow: new Date(),
  });

const notFound = () => new AppError('NOT_FOUND', 'there is no such call');
