import type { AppContext } from '#gateway/context.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
import { type Device, limitKey } from '#gateway/platform/devices.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { AppError } from '#shared/errors.ts';

export type GuestSession = { id: string; signedInAt: Date };

/** `guestId` and `session` are null without a valid token; `tokenProblem` is why a sent one was rejected. */
export type RequestContext = {
  app: AppContext;
  guestId: string | null;
  session: GuestSession | null;
  /** The token as it was sent, valid or not. */
  token: string | null;
  tokenProblem: 'expired' | 'invalid' | null;
  language: Language;
  /** The client's own claim. Only widens what a guest may request, never what a guest may see. */
  device: Device;
  /** For limits only; never logged. */
  clientIp: string;
  requestId: string;
};

/** The session of the signed-in guest's token; rejects the call as requireGuest does. */
export function requireSession(context: RequestContext): GuestSession {
  requireGuest(context);
  if (context.session === null) throw new AppError('UNAUTHORIZED', 'the token belongs to no session');
  return context.session;
}

/** The signed-in guest's id; throws UNAUTHORIZED or TOKEN_EXPIRED if there is none (API-03). */
export function requireGuest(context: RequestContext): string {
  if (context.guestId !== null) return context.guestId;
  if (context.tokenProblem === 'expired') throw new AppError('TOKEN_EXPIRED', 'the access token has expired');
  throw new AppError('UNAUTHORIZED', 'a valid access token is needed');
}

export const toLimitKey = ({ device, clientIp }: RequestContext): LimitKey => limitKey(device, clientIp);
