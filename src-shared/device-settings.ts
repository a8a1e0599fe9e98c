import * as z from 'zod/mini';
import { id } from './contract/schemas.ts';
import { deviceId } from './device.ts';
import { IDLE_BUSY_MS, IDLE_COUNTDOWN_MS, IDLE_WARNING_MS } from './policies.ts';

/** No secret: the device's token is stored encrypted beside it, and of the staff's PIN only a hash. */

/** Base address of the hotel's gateway, without a slash at its end; plain http only for the same machine. */
export const gatewayAddress = z.string().check(
  z.refine(
    value => {
      if (!URL.canParse(value) || value.endsWith('/')) return false;
      const { protocol, hostname, username, password, search, hash } = new URL(value);
      const isOwnMachine = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
      if (username || password || search || hash || /[?#]/.test(value)) return false;
      return protocol === 'https:' || (protocol === 'http:' && isOwnMachine);
    },
    { error: 'address.invalid' },
  ),
);

/** Quiet time and countdown, in milliseconds. No shorter than a guest can react in, no longer than an hour. */
const quietTime = z.int().check(z.gte(5_000), z.lte(3_600_000));

export const deviceIdle = z.object({
  guestMs: quietTime,
  guestCountdownMs: quietTime,
  anonymousMs: quietTime,
  anonymousCountdownMs: quietTime,
  /** A payment or an upload may delay a reset this much longer. */
  busyMs: z.int().check(z.gte(0), z.lte(300_000)),
});
export type DeviceIdle = z.infer<typeof deviceIdle>;

/** Time of day at the device, `03:30`. */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** A stretch of the day; one whose end is not after its beginning ends on the next day. */
export const dayWindow = z.object({ from: timeOfDay, to: timeOfDay });
export type DayWindow = z.infer<typeof dayWindow>;

/** scrypt with its own parameters, as the gateway stores passwords: `scrypt$ln=15,r=8,p=1$<salt>$<hash>`. */
export const staffPinHash = z
  .string()
  .check(z.regex(/^scrypt\$ln=\d{1,2},r=\d{1,2},p=\d{1,2}\$[\w-]{22,}\$[\w-]{43,}$/));

export const deviceSettings = z.object({
  /** Incremented with every change of this shape; see the migrations of the main process. */
  version: z.literal(2),
  profile: z.enum(['kiosk', 'reception']),
  gateway: gatewayAddress,
  /** The staff's address, for a desk's first window; null for a desk with guests' windows alone, and on a kiosk unused. */
  staffGateway: z.nullable(gatewayAddress),
  hotelId: id,
  /** Hotels other than the device's own may be booked here (PD-22). */
  otherHotels: z.boolean(),
  /** The name under which the device was enrolled; null if the gateway enrols none. */
  deviceId: z.nullable(deviceId),
  /** The language of the start screen (PD-43). */
  language: z.enum(['pt', 'en']),
  /** The staff's telephone, as guests read it; null if they are only at the desk (BEY-03, BEY-06). */
  staffPhone: z.nullable(z.string().check(z.regex(/^\+?[\d ()-]{3,24}$/))),
  idle: deviceIdle,
  displays: z.object({
    /** The guests' screen, counted from the left; null for the system's main one. */
    main: z.nullable(z.int().check(z.gte(0), z.lte(15))),
    coverOthers: z.boolean(),
    /** No mouse: the pointer is hidden. */
    touchOnly: z.boolean(),
  }),
  /** The system's name of the receipt printer; null prints nothing (BEY-12). */
  printer: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
  camera: z.boolean(),
  /** Hours in which the screen may not go dark; null for always. */
  openingHours: z.nullable(dayWindow),
  /** Hours in which the app restarts itself; null for never. */
  quietWindow: z.nullable(dayWindow),
  /** Null until staff have chosen a PIN: without one there is no staff panel (BEY-11). */
  staffPinHash: z.nullable(staffPinHash),
});
export type DeviceSettings = z.infer<typeof deviceSettings>;

/** The defaults of a new device. The gateway's address, the hotel and the PIN are entered on the setup screen. */
export const defaultDeviceSettings = {
  version: 2,
  profile: 'kiosk',
  staffGateway: null,
  otherHotels: false,
  deviceId: null,
  language: 'pt',
  staffPhone: null,
  idle: {
    guestMs: IDLE_WARNING_MS,
    guestCountdownMs: IDLE_COUNTDOWN_MS,
    anonymousMs: 90_000,
    anonymousCountdownMs: 30_000,
    busyMs: IDLE_BUSY_MS,
  },
  displays: { main: null, coverOthers: true, touchOnly: true },
  printer: null,
  camera: false,
  openingHours: null,
  quietWindow: { from: '03:00', to: '05:00' },
  staffPinHash: null,
} as const satisfies Omit<DeviceSettings, 'gateway' | 'hotelId'>;

/** The settings that a page may know: nothing that names the network, the printer or the PIN. */
export const guestDeviceSettings = z.pick(deviceSettings, {
  profile: true,
  hotelId: true,
  otherHotels: true,
  language: true,
  staffPhone: true,
  idle: true,
  camera: true,
});
export type GuestDeviceSettings = z.infer<typeof guestDeviceSettings>;
