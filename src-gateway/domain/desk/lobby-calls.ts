import { randomBytes } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { callStateOf, OPEN_MS, respondBy, staffFirstName } from '#gateway/domain/guest/lobby/call-state.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import {
  type CallWithNames,
  changeCall,
  dropOldCalls,
  findCallAtHotel,
  listOpenCalls,
  type StoredCall,
} from '#gateway/store/lobby-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { hashOfToken } from '#gateway/store/token-store.ts';
import type { CallState } from '#shared/contract/guest/lobby.ts';
import type { LobbyCall } from '#shared/contract/staff/lobby.ts';
import type { StaffAct } from '#shared/contract/staff/staff-acts.ts';
import { AppError } from '#shared/errors.ts';
import { notFound } from './desk-stay.ts';
import { inRecordedAct } from './recorded-act.ts';
import { toShortName } from './short-names.ts';

const RETENTION_MS = 30 * 24 * 3_600_000;

/** Calls at the hotel's kiosks that are not ended, oldest first (FRD-12). */
export async function listLobbyCalls(app: AppContext, hotelId: string): Promise<{ calls: LobbyCall[] }> {
  const found = await listOpenCalls(app.store.db, hotelId);
  const now = app.clock.now();
  return { calls: found.map(call => toLobbyCall(call, now)) };
}

type Given = { hotelId: string; id: string };

/** Throws NOT_FOUND, CALL_CHANGED. */
export function takeCall(app: AppContext, actor: Actor, given: Given): Promise<LobbyCall> {
  return changed(app, actor, given, 'CALL_TAKEN', ({ call }, state, now) => {
    if (call.takenBy === actor.staffId && state !== 'ENDED' && state !== 'OPENED') return 'SAME';
    return call.takenBy === null && state !== 'ENDED' ? { takenAt: now, takenBy: actor.staffId } : null;
  });
}

/** Throws NOT_FOUND, CALL_CHANGED. */
export function closeCall(
  app: AppContext,
  actor: Actor,
  { word, ...given }: Given & { word: string },
): Promise<LobbyCall> {
  return changed(app, actor, given, 'CALL_CLOSED', ({ call }, state, now) => {
    if (call.closedBy === actor.staffId && call.word === word) return 'SAME';
    return state === 'ENDED' || state === 'OPENED'
      ? null
      : { endedAt: now, closedBy: actor.staffId, word, path: null };
  });
}

/** The kiosk asks its guest (FRD-13). Only for whoever has taken the call. Throws NOT_FOUND, CALL_CHANGED. */
export function offerTakeOver(app: AppContext, actor: Actor, given: Given): Promise<LobbyCall> {
  return changed(app, actor, given, 'TAKE_OVER_OFFERED', ({ call }, state, now) => {
    if (call.takenBy !== actor.staffId) return null;
    if (state === 'OFFERED' || state === 'ACCEPTED') return 'SAME';
    // Also after a touch that nobody used in time: the guest is asked again.
    return state === 'TAKEN' ? { offeredAt: now, acceptedAt: null, path: null, codeHash: null } : null;
  });
}

/** A code for one guest window of the actor's device, after the guest's touch. Throws NOT_FOUND, CALL_CHANGED. */
export async function openTakeOver(app: AppContext, actor: Actor, given: Given): Promise<{ code: string }> {
  const code = randomBytes(16).toString('base64url');
  await changed(app, actor, given, 'TAKE_OVER_OPENED', ({ call }, state, now) =>
    call.takenBy === actor.staffId && state === 'ACCEPTED'
      ? {
          codeHash: hashOfToken(code),
          codeDevice: actor.device,
          codeExpiresAt: new Date(now.getTime() + OPEN_MS),
        }
      : null,
  );
  return { code };
}

export const tidyCalls = (app: AppContext): Promise<void> =>
  dropOldCalls(app.store.db, new Date(app.clock.now().getTime() - RETENTION_MS));

type Change = Parameters<typeof changeCall>[2] | 'SAME' | null;

/** `toChange` returns what an act changes, SAME for one that is done already, and null for one that is too late. */
function changed(
  app: AppContext,
  actor: Actor,
  given: Given,
  act: StaffAct,
  toChange: (found: CallWithNames, state: CallState, now: Date) => Change,
): Promise<LobbyCall> {
  return inRecordedAct(app, actor, async tx => {
    const now = app.clock.now();
    const found = await requireCall(tx, given);
    const change = toChange(found, stateAt(found.call, now), now);
    if (change === 'SAME') return { result: toLobbyCall(found, now), entry: null };
    if (change === null || !(await changeCall(tx, found.call, change)))
      throw await changedMeanwhile(tx, given, now);
    return {
      result: toLobbyCall(await requireCall(tx, given), now),
      entry: {
        act,
        hotelId: given.hotelId,
        bookingId: null,
        details: { callId: given.id, device: found.call.deviceId },
      },
    };
  });
}

async function requireCall(tx: Transaction, given: Given): Promise<CallWithNames> {
  const found = await findCallAtHotel(tx, given);
  if (found === null) throw notFound();
  return found;
}

async function changedMeanwhile(tx: Transaction, given: Given, now: Date): Promise<AppError> {
  const { call } = await requireCall(tx, given);
  return new AppError('CALL_CHANGED', 'the call is in another state by now', {
    details: { state: stateAt(call, now) },
  });
}

/** Whoever asks is at the desk. */
const stateAt = (call: StoredCall, now: Date): CallState => callStateOf(call, { now, isStaffed: true });

function toLobbyCall(found: CallWithNames, now: Date): LobbyCall {
  const { call, firstName, lastName, socialName } = found;
  return {
    id: call.id,
    deviceId: call.deviceId,
    screen: call.screen,
    language: call.language,
    guest: firstName === null || lastName === null ? null : toShortName({ firstName, lastName, socialName }),
    state: stateAt(call, now),
    staffId: call.takenBy,
    staffName: staffFirstName(found),
    calledAt: call.createdAt.toISOString(),
    respondBy: respondBy(call).toISOString(),
    acceptedAt: call.acceptedAt?.toISOString() ?? null,
  };
}
