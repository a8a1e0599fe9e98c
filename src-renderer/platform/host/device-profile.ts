import type { GuestDeviceSettings } from '#shared/device-settings.ts';
import { IDLE_DEBOUNCE_MS } from '#shared/policies.ts';
import { type Capabilities, type Profile, webProfile } from './profile.ts';

const kiosk: Capabilities = {
  saveCard: false,
  rememberPath: false,
  persistFunnel: false,
  rememberLanguage: false,
  externalLinks: 'qr',
  publicScreen: true,
  screenKeyboard: true,
  masks: true,
  deviceSignIn: true,
  keepsFiles: false,
  worksOffline: false,
  ownDevice: false,
  sessionList: false,
  filePicker: false,
  pictureCamera: false,
  staffBeside: false,
};

const reception: Capabilities = {
  saveCard: true,
  rememberPath: true,
  persistFunnel: true,
  rememberLanguage: false,
  externalLinks: 'open',
  publicScreen: false,
  screenKeyboard: false,
  masks: false,
  deviceSignIn: true,
  keepsFiles: false,
  worksOffline: false,
  ownDevice: false,
  sessionList: true,
  filePicker: true,
  pictureCamera: false,
  staffBeside: true,
};

/** A device without a configured hotel: staff may have to set it up by touch. */
export const setupProfile: Profile = {
  ...webProfile(''),
  capabilities: { ...kiosk, publicScreen: false, deviceSignIn: false },
  density: 'touch',
};

/** The kiosk forces walk-in, the desk does not (KSK-03, DSK-05). */
export function deviceProfile(settings: GuestDeviceSettings): Profile {
  const { idle, hotelId, otherHotels, staffPhone, language, profile } = settings;
  const isKiosk = profile === 'kiosk';
  return {
    name: profile,
    capabilities: { ...(isKiosk ? kiosk : reception), pictureCamera: settings.camera },
    idle: {
      warningMs: idle.guestMs,
      countdownMs: idle.guestCountdownMs,
      debounceMs: IDLE_DEBOUNCE_MS,
      busyMs: idle.busyMs,
      anonymous: isKiosk ? { warningMs: idle.anonymousMs, countdownMs: idle.anonymousCountdownMs } : null,
    },
    hotel: { hotelId, othersToo: otherHotels, staffPhone },
    language,
    forceWalkIn: isKiosk,
    density: isKiosk ? 'touch' : 'comfortable',
  };
}
