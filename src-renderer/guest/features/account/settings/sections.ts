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

export function settingSections({ sessionList }: Pick<Capabilities, 'sessionList'>) {
  return places.filter(({ name }) => (name !== 'sessions' && name !== 'access') || sessionList);
}
