import type { AppContext } from '#gateway/context.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
import type { HotelDevice } from '#gateway/platform/devices.ts';
import { claimCode } from '#gateway/store/lobby-store.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import { hashOfToken } from '#gateway/store/token-store.ts';
import type { TakenOver } from '#shared/contract/guest/lobby.ts';
import { AppError } from '#shared/errors.ts';

/**
 * The step of a guest whose touch the desk has (FRD-13): the desk's window gets a token of its own, and the session at the
 * kiosk ends. Throws LINK_NOT_FOUND.
 */
export async function claimTakeOver(
  app: AppContext,
  device: HotelDevice,
  code: string,
  clientKey: LimitKey,
): Promise<TakenOver> {
  const { profile, hotelId } = device;
  if (profile !== 'reception' || hotelId === null)
    throw new AppError('DEVICE_NOT_ENROLLED', 'only a desk takes over');
  const now = app.clock.now();
  const claimed = await retryTransaction(app.store.db, async tx => {
    const found = await claimCode(tx, { codeHash: hashOfToken(code), hotelId, device: device.id, now });
    if (found === null) return null;
    const { guestId, call } = found;
    const { path, language, sessionId, acceptedAt } = call;
    if (path === null) return null;
    if (sessionId === null) return { guestId, sessionId, taken: { guestToken: null, path, language } };
    // The guest has signed out since, or has a new password.
    if (guestId === null || acceptedAt === null) return null;
    if (await app.auth.wasRevokedSince(tx, guestId, acceptedAt)) return null;
    const guestToken = await app.auth.issueCustomToken(tx, guestId);
    return { guestId, sessionId, taken: { guestToken, path, language } };
  });
  if (claimed === null) {
    await app.rateLimits.codesPerClient(clientKey);
    throw new AppError('LINK_NOT_FOUND', 'this code leads nowhere');
  }
  const { guestId, sessionId, taken } = claimed;
  if (guestId !== null && sessionId !== null) await app.auth.endSessions(guestId, sessionId);
  return taken;
}
