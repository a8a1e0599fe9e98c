import type en from '#locales/en/help.json';
import { formatHour, formatMoney } from '#renderer/platform/i18n/format.ts';
import { paths } from '#renderer/platform/paths.ts';
import { policyFigures } from '#shared/rules/policy-figures.ts';

export const helpCategories = ['reservations', 'checkin-checkout', 'policies'] as const;
export type HelpCategory = (typeof helpCategories)[number];

export type HelpItemId = keyof typeof en.items;

export type HelpItem = {
  id: HelpItemId;
  category: HelpCategory;
  to?: string;
};

const bookings = paths.activeBookings;

export const helpItems: readonly HelpItem[] = [
  { id: 'book', category: 'reservations', to: paths.bookingStep1 },
  { id: 'pay', category: 'reservations', to: paths.cards },
  { id: 'change', category: 'reservations', to: bookings },
  { id: 'cancel', category: 'reservations', to: bookings },
  { id: 'no-show', category: 'reservations', to: bookings },
  { id: 'credits', category: 'reservations', to: paths.credits },
  { id: 'companions', category: 'reservations', to: bookings },
  { id: 'children', category: 'reservations', to: paths.bookingStep1 },
  { id: 'partner', category: 'reservations', to: bookings },
  { id: 'check-in', category: 'checkin-checkout', to: paths.checkin },
  { id: 'documents', category: 'checkin-checkout', to: paths.identityVerification },
  { id: 'guarantee', category: 'checkin-checkout', to: paths.cards },
  { id: 'door-code', category: 'checkin-checkout', to: bookings },
  { id: 'code-fails', category: 'checkin-checkout', to: bookings },
  { id: 'early', category: 'checkin-checkout', to: bookings },
  { id: 'luggage', category: 'checkin-checkout' },
  { id: 'check-out', category: 'checkin-checkout', to: paths.checkout },
  { id: 'late-check-out', category: 'checkin-checkout', to: bookings },
  { id: 'leave-early', category: 'checkin-checkout', to: bookings },
  { id: 'wifi', category: 'policies', to: paths.home },
  { id: 'breakfast', category: 'policies' },
  { id: 'parking', category: 'policies' },
  { id: 'towels', category: 'policies' },
  { id: 'noise', category: 'policies' },
  { id: 'reception', category: 'policies' },
  { id: 'pets', category: 'policies' },
  { id: 'visitors', category: 'policies', to: paths.visitors },
  { id: 'spaces', category: 'policies', to: paths.spaceReservations },
  { id: 'deliveries', category: 'policies', to: paths.deliveries },
  { id: 'room-preferences', category: 'policies', to: paths.preferences },
  { id: 'minibar', category: 'policies', to: paths.minibar },
  { id: 'smoking', category: 'policies' },
  { id: 'age', category: 'policies' },
  { id: 'privacy', category: 'policies', to: paths.settingsYourData },
];

export function isHelpCategory(value: string | undefined): value is HelpCategory {
  return helpCategories.some(category => category === value);
}

export function findHelpItem(category: string | undefined, id: string | null): HelpItem | undefined {
  return helpItems.find(item => item.id === id && item.category === category);
}

export const categoryPath = (category: HelpCategory): string => `${paths.faq}/${category}`;

/** The address of an item: the page of HLP-02, with the item in its query so that it works after a reload (PD-49). */
export const itemPath = ({ id, category }: HelpItem): string => `${categoryPath(category)}/item?item=${id}`;

export const helpFigures = () => policyFigures({ hour: formatHour, money: formatMoney });
