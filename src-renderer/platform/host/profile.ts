import type { DeviceProfile } from '#shared/device.ts';
import { isLobbyHost } from '#shared/offline.ts';
import { IDLE_BUSY_MS, IDLE_COUNTDOWN_MS, IDLE_DEBOUNCE_MS, IDLE_WARNING_MS } from '#shared/policies.ts';

/** Capabilities of a device; screens check these and never a profile's name. */
export type Capabilities = {
  saveCard: boolean;
  rememberPath: boolean;
  persistFunnel: boolean;
  rememberLanguage: boolean;
  /** External pages open outside the app (APP-28, DSK-06), or as a QR code for the guest's phone (BEY-05). */
  externalLinks: 'open' | 'qr';
  publicScreen: boolean;
  screenKeyboard: boolean;
  /** Door code, document and balance are masked until pressed and held down (BEY-09). */
  masks: boolean;
  deviceSignIn: boolean;
  /** Saved files stay with the guest, because it is their own device. */
  keepsFiles: boolean;
  worksOffline: boolean;
  /** The guest can say that the device is theirs, which ends the idle rule (SES-13). */
  ownDevice: boolean;
  sessionList: boolean;
  filePicker: boolean;
  pictureCamera: boolean;
  staffBeside: boolean;
};

export type IdleTimes = {
  /** Idle time until the warning, its countdown, and the debounce of activity; milliseconds (SES-10). */
  warningMs: number;
  countdownMs: number;
  debounceMs: number;
  /** Maximum delay of the end by a payment or an upload (PD-38). */
  busyMs: number;
  /** The same for a guest who is not signed in; null if such a guest has no idle limit (KSK-11). */
  anonymous: { warningMs: number; countdownMs: number } | null;
};

export type Profile = {
  name: DeviceProfile;
  capabilities: Capabilities;
  idle: IdleTimes;
  /** The hotel of the device; null on a guest's own (PD-22). */
  hotel: { hotelId: string; othersToo: boolean; staffPhone: string | null } | null;
  /** The language of the start screen (PD-43); null follows the guest's own choice and browser. */
  language: 'pt' | 'en' | null;
  /** Every booking is a walk-in, whatever its dates (FUN-35, WEB-05). */
  forceWalkIn: boolean;
  density: 'comfortable' | 'touch';
};

const guestIdle: IdleTimes = {
  warningMs: IDLE_WARNING_MS,
  countdownMs: IDLE_COUNTDOWN_MS,
  debounceMs: IDLE_DEBOUNCE_MS,
  busyMs: IDLE_BUSY_MS,
  anonymous: null,
};

/** The web build's profile; a gateway serves its lobby tablets the same build at a `kiosk.` subdomain (WEB-05). */
export function webProfile(hostname: string): Profile {
  const isLobby = isLobbyHost(hostname);
  return {
    name: 'web',
    capabilities: {
      saveCard: true,
      rememberPath: true,
      persistFunnel: true,
      rememberLanguage: true,
      externalLinks: 'open',
      publicScreen: false,
      screenKeyboard: false,
      masks: false,
      deviceSignIn: false,
      keepsFiles: !isLobby,
      worksOffline: !isLobby,
      ownDevice: !isLobby,
      sessionList: true,
      filePicker: true,
      pictureCamera: true,
      staffBeside: false,
    },
    idle: guestIdle,
    hotel: null,
    language: null,
    forceWalkIn: isLobby,
    density: 'comfortable',
  };
}
