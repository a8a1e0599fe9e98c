import type { AppContext } from '#gateway/context.ts';
import { findRoomOptions, type StoredRoomOption } from '#gateway/store/preference-store.ts';
import type { RoomOptionKind } from '#gateway/store/schema/preferences.ts';
import type { GuestPreferences, RoomPreference } from '#shared/contract/guest/preferences.ts';
import { AppError } from '#shared/errors.ts';
import { findPreferences } from './find-preferences.ts';
import { inTheirSequence } from './room-preference.ts';
import { savePart } from './save-part.ts';

/** Throws PREFERENCE_NOT_OFFERED, TOO_MANY_REQUESTS (APS-08). */
export async function saveRoom(
  app: AppContext,
  guestId: string,
  change: RoomPreference,
): Promise<GuestPreferences> {
  await savePart(app, guestId, toPart(change, await findRoomOptions(app.store.db)));
  return findPreferences(app, guestId);
}

function toPart(
  change: RoomPreference,
  options: readonly StoredRoomOption[],
): Parameters<typeof savePart>[2] {
  if ('ac' in change) {
    assertOffered(options, 'AC', [change.ac.temperature]);
    return { part: 'AC', answers: change.ac };
  }
  if ('lighting' in change) {
    assertOffered(options, 'LIGHTING', [change.lighting]);
    return { part: 'LIGHTING', answers: { lighting: change.lighting } };
  }
  const { routine, channels } = change.tv;
  assertOffered(options, 'TV_ROUTINE', [routine]);
  assertOffered(options, 'TV_CHANNEL', channels);
  const sorted = inTheirSequence(
    options.filter(({ kind }) => kind === 'TV_CHANNEL'),
    channels,
  );
  return { part: 'TV', answers: { routine, channels: sorted } };
}

function assertOffered(
  options: readonly StoredRoomOption[],
  kind: RoomOptionKind,
  chosen: readonly number[],
): void {
  const ids = new Set(options.filter(option => option.kind === kind).map(({ id }) => id));
  if (!chosen.every(id => ids.has(id)))
    throw new AppError('PREFERENCE_NOT_OFFERED', `${kind} has no such option`);
}
