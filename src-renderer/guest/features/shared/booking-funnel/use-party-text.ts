import { useText } from '#renderer/platform/i18n/i18n.ts';

type Party = { adults: number; children: number } & ({ pets: number } | { hasPet: boolean });

/** `2 adults · 1 child · 1 pet`, for a searched or a chosen room. */
export function usePartyText(): (party: Party) => string {
  const t = useText('booking-funnel');
  return party => {
    const pets = 'pets' in party ? party.pets : Number(party.hasPet);
    return [
      t('party.adults', { count: party.adults }),
      ...(party.children > 0 ? [t('party.children', { count: party.children })] : []),
      ...(pets > 0 ? [t('party.pets', { count: pets })] : []),
    ].join(' · ');
  };
}
