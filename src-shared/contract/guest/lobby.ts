import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { takeOverCode } from '../../device.ts';
import { failures } from '../failures.ts';
import { done, id } from '../schemas.ts';

/** Calls of the hotel's own devices: their health, and guests at a kiosk who call staff. */

export const printerState = z.enum(['NONE', 'READY', 'MISSING']);
export type PrinterState = z.infer<typeof printerState>;

/** CRASHES: its pages were lost too often, and it shows that it is out of order. LEFT: staff have ended the app. */
export const outOfService = z.enum(['CRASHES', 'LEFT']);
export type OutOfService = z.infer<typeof outOfService>;

export const deviceHealth = z.object({
  version: z.string().check(z.regex(/^\d[\w.+-]{0,39}$/)),
  printer: printerState,
  outOfService: z.nullable(outOfService),
});
export type DeviceHealth = z.infer<typeof deviceHealth>;

/** POST devices/health (FRD-16): a sign of life of a kiosk or desk. */
export const reportHealth = oc
  .route({
    method: 'POST',
    path: '/devices/health',
    operationId: 'reportDeviceHealth',
    tags: ['Devices'],
    summary: 'A sign of life of a device of the hotel',
  })
  .errors(failures('DEVICE_NOT_ENROLLED', 'HOTEL_NOT_FOUND', 'TOO_MANY_REQUESTS'))
  .input(deviceHealth)
  .output(done);

/** The part of the app that the guest sees, as the desk reads it. */
const callScreens = [
  'START',
  'SIGN_IN',
  'SEARCH',
  'PAYMENT',
  'BOOKING',
  'CHECK_IN',
  'IDENTITY',
  'CHECK_OUT',
  'ACCOUNT',
  'OTHER',
] as const;
export const callScreen = z.enum(callScreens);
export type CallScreen = z.infer<typeof callScreen>;

/**
 * WAITING: nobody has taken it. UNANSWERED: for too long, or with nobody at the desk. TAKEN: somebody comes. OFFERED: the
 * desk would go on for the guest. ACCEPTED: the guest has touched that. OPENED: the desk has the guest's step. ENDED.
 */
const callStates = ['WAITING', 'UNANSWERED', 'TAKEN', 'OFFERED', 'ACCEPTED', 'OPENED', 'ENDED'] as const;
export const callState = z.enum(callStates);
export type CallState = z.infer<typeof callState>;

export const kioskCall = z.object({
  id,
  state: callState,
  /** First name of the person who has taken it. */
  staffName: z.nullable(z.string()),
});
export type KioskCall = z.infer<typeof kioskCall>;

/** POST devices/calls (FRD-12). The same key returns the same call; a new one ends the kiosk's call before it. */
export const callStaff = oc
  .route({
    method: 'POST',
    path: '/devices/calls',
    operationId: 'callStaff',
    tags: ['Devices'],
    successStatus: 201,
    summary: 'A guest at a kiosk calls staff',
  })
  .errors(failures('DEVICE_NOT_ENROLLED', 'HOTEL_NOT_FOUND', 'TOO_MANY_REQUESTS'))
  .input(z.object({ key: z.uuid(), screen: callScreen, language: z.enum(['en', 'pt']) }))
  .output(kioskCall);

const inCall = { callId: id };

/** For the kiosk that made the call; NOT_FOUND for every other device. */
export const findCall = oc
  .route({
    method: 'GET',
    path: '/devices/calls/{callId}',
    operationId: 'findStaffCall',
    tags: ['Devices'],
    summary: 'Whether somebody comes',
  })
  .errors(failures('DEVICE_NOT_ENROLLED', 'NOT_FOUND'))
  .input(z.object(inCall))
  .output(kioskCall);

export const withdrawCall = oc
  .route({
    method: 'POST',
    path: '/devices/calls/{callId}/withdraw',
    operationId: 'withdrawStaffCall',
    tags: ['Devices'],
    summary: 'The guest needs nobody any more',
  })
  .errors(failures('DEVICE_NOT_ENROLLED', 'NOT_FOUND'))
  .input(z.object(inCall))
  .output(kioskCall);

/** A page of the guest app: within it alone. */
export const appPath = z.string().check(
  z.maxLength(300),
  z.regex(/^\/(?![/\\])[\w/~.,:@%&=+?-]*$/),
  z.refine(path => !path.includes('..')),
);

/** The guest's touch (FRD-13): the desk may open the page that the kiosk shows, as this guest. CALL_CHANGED unless it is offered. */
export const acceptTakeOver = oc
  .route({
    method: 'POST',
    path: '/devices/calls/{callId}/accept',
    operationId: 'acceptTakeOver',
    tags: ['Devices'],
    summary: 'The guest goes on with the desk',
  })
  .errors(failures('DEVICE_NOT_ENROLLED', 'NOT_FOUND', 'CALL_CHANGED'))
  .input(z.object({ ...inCall, path: appPath }))
  .output(kioskCall);

export const takenOver = z.object({
  /** For signInWithCustomToken; null where nobody is signed in at the kiosk. */
  guestToken: z.nullable(z.string()),
  path: appPath,
  language: z.enum(['en', 'pt']),
});
export type TakenOver = z.infer<typeof takenOver>;

/**
 * For the desk that the code was given to, once, within a minute (FRD-13): the guest's step. The guest's session at the kiosk
 * ends with it. LINK_NOT_FOUND for every other code.
 */
export const claimTakeOver = oc
  .route({
    method: 'POST',
    path: '/devices/take-overs',
    operationId: 'claimTakeOver',
    tags: ['Devices'],
    summary: 'The desk goes on with the step of a guest at a kiosk',
  })
  .errors(failures('DEVICE_NOT_ENROLLED', 'LINK_NOT_FOUND', 'TOO_MANY_REQUESTS'))
  .input(z.object({ code: takeOverCode }))
  .output(takenOver);
