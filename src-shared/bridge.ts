import * as z from 'zod/mini';
import {
  type ArgumentOf,
  type CallOf,
  call,
  type ExposedBridge,
  event,
  nothing,
  type ResultOf,
} from './bridge-lines.ts';
import { id } from './contract/schemas.ts';
import { deviceId, deviceToken } from './device.ts';
import { deviceSettings, gatewayAddress, guestDeviceSettings } from './device-settings.ts';
import { receipt } from './receipt.ts';

/** The bridge of guests' pages. Preload and main loop over this table, so that a new call needs only a line here (KSK-15). */

/** The reason why a window was created, for the log and the start screen's message. */
export const windowReason = z.enum([
  'start',
  'idle',
  'signedOut',
  'finished',
  'startOver',
  // Idle while the gateway was away.
  'outage',
  // The desk goes on with the guest's step.
  'takenOver',
  'crash',
  'hang',
  'staff',
  'suspend',
  'memory',
  'settings',
]);
export type WindowReason = z.infer<typeof windowReason>;

export const deviceDescription = z.discriminatedUnion('stage', [
  z.object({
    stage: z.literal('setup'),
    /** A settings file that could not be read was set aside. */
    settingsLost: z.boolean(),
  }),
  z.object({
    stage: z.literal('guest'),
    settings: guestDeviceSettings,
    reason: windowReason,
    hasStaffPin: z.boolean(),
    hasPrinter: z.boolean(),
    /** The number of the desk's guest, counted from 1 (BEY-13); null if there is only one at a time. */
    guestNumber: z.nullable(z.int().check(z.gte(1))),
  }),
]);
export type DeviceDescription = z.infer<typeof deviceDescription>;

/** The page's report on its guest, every few seconds; its absence means a hang (BEY-07, PD-38). */
export const guestReport = z.object({
  /** Since the guest last touched anything, or since the end of the Pix code that they had on the screen. */
  quietMs: z.number().check(z.gte(0)),
  signedIn: z.boolean(),
  /** An activity that must not be interrupted, for a while. */
  busy: z.nullable(z.enum(['payment', 'upload'])),
  /** The guest requested more time: every time-out is ten times as long (BEY-10). */
  moreTime: z.boolean(),
});
export type GuestReport = z.infer<typeof guestReport>;

export const guestEnd = z.enum(['idle', 'signedOut', 'finished', 'startOver', 'outage', 'takenOver']);
export type GuestEnd = z.infer<typeof guestEnd>;

export const staffPin = z.string().check(z.regex(/^\d{6,12}$/));

export const staffPinResult = z.discriminatedUnion('status', [
  z.object({ status: z.literal('open'), expiresInSeconds: z.int() }),
  z.object({ status: z.literal('wrong'), triesLeft: z.int() }),
  z.object({ status: z.literal('locked'), retryAfterSeconds: z.int() }),
]);
export type StaffPinResult = z.infer<typeof staffPinResult>;

export const selfTestCheck = z.enum([
  'gateway',
  'enrolment',
  'clock',
  'tokenStore',
  'printer',
  'display',
  'staff',
  'network',
  'disk',
  'memory',
]);
export const selfTestLine = z.object({
  check: selfTestCheck,
  outcome: z.enum(['ok', 'warning', 'failed']),
  /** A figure or a name of a part, never of a person; null if the outcome says all. */
  detail: z.nullable(z.string()),
});
export type SelfTestLine = z.infer<typeof selfTestLine>;

/** The settings as staff see them: without the PIN's hash and the device's token. */
export const staffSettings = z.object({
  settings: z.nullable(z.omit(deviceSettings, { version: true, staffPinHash: true })),
  hasStaffPin: z.boolean(),
  hasDeviceToken: z.boolean(),
  printers: z.array(z.string()),
  displays: z.int(),
  appVersion: z.string(),
});
export type StaffSettings = z.infer<typeof staffSettings>;

export const settingsChange = z.object({
  settings: z.omit(deviceSettings, { version: true, staffPinHash: true }),
  /** Null leaves the PIN as it is; a new device must have one. */
  newPin: z.nullable(staffPin),
  /** Null leaves the token as it is. */
  newDeviceToken: z.nullable(deviceToken),
});
export type SettingsChange = z.infer<typeof settingsChange>;

export const gatewayCheck = z.object({
  hotels: z.array(z.object({ hotelId: id, name: z.string(), city: z.string() })),
});
export type GatewayCheck = z.infer<typeof gatewayCheck>;

/** A page outside the app, for the system's browser. */
const outsideAddress = z.string().check(
  z.maxLength(2_000),
  z.refine(value => URL.canParse(value) && ['https:', 'mailto:'].includes(new URL(value).protocol), {
    error: 'address.invalid',
  }),
);

/** A request of a menu, a shortcut or the main process to the page. */
export const deviceCommand = z.enum([
  'endGuest',
  'showShortcuts',
  'find',
  'bookNow',
  // The page has waited out of sight and is shown now: its server data is as old as its load.
  'refresh',
]);
export type DeviceCommand = z.infer<typeof deviceCommand>;

export const bridge = {
  describeDevice: call(nothing, deviceDescription),
  /** Stores a refresh token, or deletes the stored one (PD-40). It is never returned. */
  storeToken: call(
    z.object({ refreshToken: z.nullable(z.string().check(z.minLength(1), z.maxLength(4_096))) }),
    nothing,
  ),
  /** Null when nobody is signed in. Throws UNAUTHORIZED, NETWORK_* and SERVICE_UNAVAILABLE. */
  renewToken: call(nothing, z.nullable(z.object({ idToken: z.string(), expiresAt: z.number() }))),
  reportGuest: call(guestReport, nothing),
  /** The guest is done: all of their data is deleted with the window (PD-39); on a reception desk the window closes. */
  endGuest: call(z.object({ reason: guestEnd }), nothing),
  openExternal: call(z.object({ address: outsideAddress }), nothing),
  printReceipt: call(receipt, nothing),
  openGuestWindow: call(nothing, nothing),
  unlockStaff: call(z.object({ pin: staffPin }), staffPinResult),
  runSelfTest: call(nothing, z.array(selfTestLine)),
  readSettings: call(nothing, staffSettings),
  saveSettings: call(settingsChange, nothing),
  /** The hotels of the gateway at an address; NETWORK_UNREACHABLE, ANSWER_INVALID. */
  checkGateway: call(z.object({ address: gatewayAddress, deviceId: z.nullable(deviceId) }), gatewayCheck),
  /** Staff only: leaves kiosk mode for good, or restarts the app. */
  leaveKiosk: call(z.object({ to: z.enum(['quit', 'restart', 'lock']) }), nothing),
  command: event(z.object({ command: deviceCommand })),
} as const;

type Bridge = typeof bridge;
export type CallName = CallOf<Bridge>;

export type Argument<Name extends keyof Bridge> = ArgumentOf<Bridge, Name>;
export type Result<Name extends CallName> = ResultOf<Bridge, Name>;

export type PageBridge = ExposedBridge<Bridge>;

export const channelOf = (name: keyof Bridge): string => `pernoite:${name}`;
