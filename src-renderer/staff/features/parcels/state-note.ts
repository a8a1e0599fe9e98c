import type { Text } from '#renderer/platform/i18n/texts.ts';
import type { Parcel } from '#shared/contract/staff/parcels.ts';

/** The last thing that happened to a parcel, and when. */
export function stateNote(parcel: Parcel, t: Text<'staff/parcels'>): { at: string; note: string } {
  const { announcedAt, arrivedAt, handedOverAt, handedOverTo, sentBackAt, registeredBy } = parcel;
  if (sentBackAt !== null) return { at: sentBackAt, note: t('states.sentBack') };
  if (handedOverAt !== null)
    return {
      at: handedOverAt,
      note: handedOverTo === null ? t('states.confirmed') : t('states.handedOver', { name: handedOverTo }),
    };
  if (arrivedAt !== null)
    return { at: arrivedAt, note: t(registeredBy === 'GUEST' ? 'states.arrived' : 'states.unannounced') };
  return { at: announcedAt, note: t('states.announced') };
}
