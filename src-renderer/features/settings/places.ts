import { paths } from '#renderer/app/paths.ts';

/** What can be set, in the order of the list (SET-01). Signing out stands below. */
export const settingPlaces = [
  { name: 'notifications', to: paths.settingsNotifications },
  { name: 'language', to: paths.settingsLanguage },
  { name: 'payments', to: paths.settingsPayments },
  { name: 'yourData', to: paths.settingsYourData },
  { name: 'help', to: paths.faq },
  { name: 'partners', to: paths.settingsPartners },
  { name: 'deleteAccount', to: paths.settingsDeleteAccount },
] as const;

export type SettingName = (typeof settingPlaces)[number]['name'];
