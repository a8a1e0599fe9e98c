import type { Text } from '#renderer/platform/i18n/texts.ts';
import type { PrintedRoom } from '#shared/contract/staff/day-print.ts';

type Noted = Pick<
  PrintedRoom,
  'adults' | 'childrenAges' | 'hasPet' | 'hasCradle' | 'bedType' | 'isOfPartner'
>;

/** Guests and what the room needs for them, in words: paper has no signs that explain themselves. */
export function toNotes(room: Noted, t: Text<'staff/day-print'>): string {
  const { adults, childrenAges, hasPet, hasCradle, bedType, isOfPartner } = room;
  return [
    t('adults', { count: adults }),
    childrenAges.length > 0 ? t('children', { ages: childrenAges.join(', ') }) : null,
    hasCradle ? t('cradle') : null,
    hasPet ? t('pet') : null,
    bedType === 'SINGLE' ? t('singleBeds') : null,
    isOfPartner ? t('partner') : null,
  ]
    .filter(note => note !== null)
    .join(' · ');
}
