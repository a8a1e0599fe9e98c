import type { SettingsChange, StaffSettings } from '#shared/bridge.ts';
import { type DayWindow, defaultDeviceSettings } from '#shared/device-settings.ts';
import { completeAddress } from './gateway-address.ts';

/** The settings as form values: every choice a text, times in seconds, windows of the day by their ends. */
export type SettingsValues = {
  profile: 'kiosk' | 'reception';
  gateway: string;
  /** Empty for none. */
  staffGateway: string;
  hotelId: string;
  otherHotels: boolean;
  deviceId: string;
  deviceToken: string;
  language: 'pt' | 'en';
  staffPhone: string;
  guestSeconds: string;
  guestCountdownSeconds: string;
  anonymousSeconds: string;
  anonymousCountdownSeconds: string;
  busySeconds: string;
  /** Empty for the system's main one. */
  display: string;
  coverOthers: boolean;
  touchOnly: boolean;
  /** Empty for none. */
  printer: string;
  camera: boolean;
  hasHours: boolean;
  opens: string;
  closes: string;
  restarts: boolean;
  quietFrom: string;
  quietTo: string;
  pin: string;
  repeatPin: string;
};

const seconds = (ms: number) => String(Math.round(ms / 1000));
const milliseconds = (text: string) => Number(text) * 1000;
const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
const dayWindow = (isOn: boolean, from: string, to: string): DayWindow | null => (isOn ? { from, to } : null);

export function toValues(known: StaffSettings['settings']): SettingsValues {
  const { idle, displays, openingHours, quietWindow, ...settings } = {
    ...defaultDeviceSettings,
    gateway: '',
    hotelId: '',
    ...known,
  };
  return {
    profile: settings.profile,
    gateway: settings.gateway,
    staffGateway: settings.staffGateway ?? '',
    hotelId: settings.hotelId,
    otherHotels: settings.otherHotels,
    deviceId: settings.deviceId ?? '',
    deviceToken: '',
    language: settings.language,
    staffPhone: settings.staffPhone ?? '',
    guestSeconds: seconds(idle.guestMs),
    guestCountdownSeconds: seconds(idle.guestCountdownMs),
    anonymousSeconds: seconds(idle.anonymousMs),
    anonymousCountdownSeconds: seconds(idle.anonymousCountdownMs),
    busySeconds: seconds(idle.busyMs),
    display: displays.main === null ? '' : String(displays.main),
    coverOthers: displays.coverOthers,
    touchOnly: displays.touchOnly,
    printer: settings.printer ?? '',
    camera: settings.camera,
    hasHours: openingHours !== null,
    opens: openingHours?.from ?? '06:00',
    closes: openingHours?.to ?? '23:00',
    restarts: quietWindow !== null,
    quietFrom: quietWindow?.from ?? defaultDeviceSettings.quietWindow.from,
    quietTo: quietWindow?.to ?? defaultDeviceSettings.quietWindow.to,
    pin: '',
    repeatPin: '',
  };
}

export function toChange(values: SettingsValues): SettingsChange {
  return {
    settings: {
      profile: values.profile,
      gateway: completeAddress(values.gateway),
      staffGateway: values.profile === 'reception' ? orNull(completeAddress(values.staffGateway)) : null,
      hotelId: values.hotelId,
      otherHotels: values.otherHotels,
      deviceId: orNull(values.deviceId),
      language: values.language,
      staffPhone: orNull(values.staffPhone),
      idle: {
        guestMs: milliseconds(values.guestSeconds),
        guestCountdownMs: milliseconds(values.guestCountdownSeconds),
        anonymousMs: milliseconds(values.anonymousSeconds),
        anonymousCountdownMs: milliseconds(values.anonymousCountdownSeconds),
        busyMs: milliseconds(values.busySeconds),
      },
      displays: {
        main: values.display === '' ? null : Number(values.display),
        coverOthers: values.coverOthers,
        touchOnly: values.touchOnly,
      },
      printer: orNull(values.printer),
      camera: values.camera,
      openingHours: dayWindow(values.hasHours, values.opens, values.closes),
      quietWindow: dayWindow(values.restarts, values.quietFrom, values.quietTo),
    },
    newPin: orNull(values.pin),
    newDeviceToken: orNull(values.deviceToken),
  };
}
