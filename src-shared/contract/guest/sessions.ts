import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from '../failures.ts';
import { done, isoInstant } from '../schemas.ts';

/** A guest's sign-ins, and their end (SEC-09). A session is one sign-in on one device. */

export const deviceKind = z.enum(['BROWSER', 'KIOSK', 'RECEPTION']);
export type DeviceKind = z.infer<typeof deviceKind>;

export const guestSession = z.object({
  id: z.uuid(),
  deviceKind,
  /** Kind and hotel, or browser and system, in the request's language: "Kiosk, Jardins", "Chrome on Android" (PD-51). */
  deviceName: z.string(),
  signedInAt: isoInstant,
  /** Accurate to about a minute. */
  lastSeenAt: isoInstant,
  isCurrent: z.boolean(),
});
export type GuestSession = z.infer<typeof guestSession>;

export const guestSessions = z.object({ sessions: z.array(guestSession) });

export const list = oc
  .route({
    method: 'GET',
    path: '/guestUser/sessions',
    operationId: 'listSessions',
    tags: ['Guest account'],
    summary: 'Where the guest is signed in',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(guestSessions);

/** DELETE guestUser/sessions/{sessionId}: signs the guest out there. The same response for a session that has ended. */
export const end = oc
  .route({
    method: 'DELETE',
    path: '/guestUser/sessions/{sessionId}',
    operationId: 'endSession',
    tags: ['Guest account'],
    summary: 'Sign out on one device',
  })
  .errors(failures('UNAUTHORIZED'))
  .input(z.object({ sessionId: z.uuid() }))
  .output(done);

export const endAll = oc
  .route({
    method: 'DELETE',
    path: '/guestUser/sessions',
    operationId: 'endAllSessions',
    tags: ['Guest account'],
    summary: 'Sign out everywhere',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(done);

/** An expired token works as well, since a device may have slept; the same response if nothing is to end. */
export const endCurrent = oc
  .route({
    method: 'POST',
    path: '/guestUser/sessions/end',
    operationId: 'signOut',
    tags: ['Guest account'],
    summary: 'Sign out on this device',
  })
  .output(done);
