import type { Capabilities } from '#renderer/platform/host/profile.ts';
import { paths } from '#renderer/platform/paths.ts';

const places = [
  { name: 'notifications', to: paths.settingsNotifications },
  { name: 'language', to: paths.settingsLanguage },
  { name: 'payments', to: paths.settingsPayments },
  { name: 'access', to: paths.settingsAccess },
  { name: 'sessions', to: paths.settingsSessions },
  { name: 'yourData', to: paths.settingsYourData },
  { name: 'help', to: paths.faq },
  { name: 'partners', to: paths.settingsPartners },
  { name: 'deleteAccount', to: paths.settingsDeleteAccount },
] as const;

export type SettingName = (typeof places)[number]['name'];

/** A password is chosen on the guest's own device alone: not at a desk, and not on a tablet of a lobby. */
export function settingSections({ sessionList, ownDevice }: Pick<Capabilities, 'sessionList' | 'ownDevice'>) {
  return places.filter(({ name }) => {
    if (name === 'access') return ownDevice;
    return name !== 'sessions' || sessionList;
  });
}
