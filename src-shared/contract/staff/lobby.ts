import * as z from 'zod/mini';
import { deviceId, takeOverCode } from '../../device.ts';
import { hotelFailures } from '../failures.ts';
import { callScreen, callState, outOfService, printerState } from '../guest/lobby.ts';
import { id, isoInstant } from '../schemas.ts';
import { deskRoles, deskText, inHotel } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';

export const CALL_WORD_LENGTH = 200;

/** A guest's call at a kiosk. */
export const lobbyCall = z.object({
  id,
  deviceId,
  screen: callScreen,
  /** The language that the kiosk speaks. */
  language: z.enum(['en', 'pt']),
  /** First name and initial; null where nobody is signed in. */
  guest: z.nullable(z.string()),
  state: callState,
  /** Whose it is; null while nobody has taken it. */
  staffId: z.nullable(id),
  staffName: z.nullable(z.string()),
  calledAt: isoInstant,
  /** When the kiosk shows the telephone. */
  respondBy: isoInstant,
  acceptedAt: z.nullable(isoInstant),
});
export type LobbyCall = z.infer<typeof lobbyCall>;

/** Polled by every open desk: a call shows within two seconds (FRD-12). Oldest first. */
export const calls = staffCall({ roles: deskRoles, act: null, isPolled: true })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/calls',
    operationId: 'listLobbyCalls',
    tags: ['Lobby'],
    summary: 'Calls of guests at kiosks that are not ended',
  })
  .input(z.object(inHotel))
  .output(z.object({ calls: z.array(lobbyCall) }));

const inCall = { ...inHotel, id };

/** The kiosk says who comes. Pressed again by the same person it stays theirs; CALL_CHANGED with `details.state` otherwise. */
export const take = staffCall({ roles: deskRoles, act: 'CALL_TAKEN' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/calls/{id}/take',
    operationId: 'takeLobbyCall',
    tags: ['Lobby'],
    summary: 'Go to a guest who calls',
  })
  .errors(hotelFailures('NOT_FOUND', 'CALL_CHANGED'))
  .input(z.object(inCall))
  .output(lobbyCall);

export const close = staffCall({ roles: deskRoles, act: 'CALL_CLOSED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/calls/{id}/close',
    operationId: 'closeLobbyCall',
    tags: ['Lobby'],
    summary: 'Close a call with a word',
  })
  .errors(hotelFailures('NOT_FOUND', 'CALL_CHANGED'))
  .input(z.object({ ...inCall, word: deskText(CALL_WORD_LENGTH) }))
  .output(lobbyCall);

/** The kiosk asks its guest to go on with the desk (FRD-13); nothing is opened before the guest's touch. */
export const offer = staffCall({ roles: deskRoles, act: 'TAKE_OVER_OFFERED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/calls/{id}/offer',
    operationId: 'offerTakeOver',
    tags: ['Lobby'],
    summary: 'Ask the guest to go on with the desk',
  })
  .errors(hotelFailures('NOT_FOUND', 'CALL_CHANGED'))
  .input(z.object(inCall))
  .output(lobbyCall);

/** For one guest window of the device that asks, once, within a minute. */
export const open = staffCall({ roles: deskRoles, act: 'TAKE_OVER_OPENED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/calls/{id}/open',
    operationId: 'openTakeOver',
    tags: ['Lobby'],
    summary: "Open the guest's next step in a guest window",
  })
  .errors(hotelFailures('NOT_FOUND', 'CALL_CHANGED'))
  .input(z.object(inCall))
  .output(z.object({ code: takeOverCode }));

/** SILENT: no sign of life for two minutes. NEVER: it is enrolled and has not reported yet. */
const deviceStates = ['WORKING', 'OUT_OF_SERVICE', 'SILENT', 'NEVER'] as const;

export const lobbyDevice = z.object({
  deviceId,
  profile: z.enum(['kiosk', 'reception']),
  state: z.enum(deviceStates),
  /** Of its last sign of life, as all below; null for one that has never reported. */
  lastSeenAt: z.nullable(isoInstant),
  version: z.nullable(z.string()),
  printer: z.nullable(printerState),
  outOfService: z.nullable(outOfService),
});
export type LobbyDevice = z.infer<typeof lobbyDevice>;

export const devices = staffCall({ roles: deskRoles, act: null, isPolled: true })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/devices',
    operationId: 'listDevices',
    tags: ['Lobby'],
    summary: 'Kiosks and desks of a hotel and their health',
  })
  .input(z.object(inHotel))
  .output(z.object({ devices: z.array(lobbyDevice) }));
