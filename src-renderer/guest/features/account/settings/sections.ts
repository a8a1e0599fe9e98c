import type { Capabilities } from '#renderer/platform/host/profile.ts';
import { paths } from '#renderer/platform/paths.ts';

/** The settings, in the order of the list (SET-01). Sign-out is below it. */
const places = [
  { name: 'notifications', to: paths.settingsNotifications },
  { name: 'language', to: paths.settingsLanguage },
  { name: 'payments', to: paths.settingsPayments },
  { name: 'sessions', to: paths.settingsSessions },
  { name: 'yourData', to: paths.settingsYourData },
  { name: 'help', to: paths.faq },
  { name: 'partners', to: paths.settingsPartners },
  { name: 'deleteAccount', to: paths.settingsDeleteAccount },
] as const;

export type SettingName = (typeof places)[number]['name'];

/** The settings of this kind of device. */
export function settingSections({ sessionList }: Pick<Capabilities, 'sessionList'>) {
  return places.filter(({ name }) => name !== 'sessions' || sessionList);
}
