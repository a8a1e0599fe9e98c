import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#renderer/platform/forms/checkbox-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { AccommodationGuest } from '#shared/contract/guest/accommodation-guests.ts';
import type { DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import { hasMainGuest, mayBeMain, mayBeMinor, roomCapacity } from '#shared/rules/room-guests.ts';
import { toMember } from '../places.ts';

type GuestFieldsProps = { room: DetailedAccommodation; guest: AccommodationGuest | null };

function useBoxes({ room, guest }: GuestFieldsProps) {
  const t = useText('room-guests');
  const [isMinor, isMain] = useWatch({ name: ['isMinor', 'isRoomMainGuest'] });
  const others = room.guests.filter(other => other.guestUserId !== guest?.guestUserId).map(toMember);
  const isKnownMinor = guest?.isMinor === true && isMinor === true;
  const capacity = roomCapacity(room.paxClassifications);
  // A guest who accepted or booked has an e-mail, and so is no minor.
  const isLinked = guest !== null && guest.email !== null && !guest.isInvited;
  const canBeMinor = !isLinked && mayBeMinor({ isMain: isMain === true }, others, capacity);
  const minorHint = isLinked
    ? t('dialog.minorLinked')
    : isMain === true
      ? t('dialog.minorIsMain')
      : t('dialog.minorFull', { count: capacity.maxMinors });
  return {
    isMinor: isMinor === true,
    isLinked,
    // Ticking the box makes a new guest an adult (GST-16); for one known as a minor it would be a mistake.
    canBeMain: mayBeMain({ isMinor: isKnownMinor }, others),
    mainHint: t(
      hasMainGuest(others) ? 'dialog.mainTaken' : isKnownMinor ? 'dialog.mainIsMinor' : 'dialog.mainHint',
    ),
    // A ticked box can always be cleared.
    canBeMinor: canBeMinor || isMinor === true,
    minorHint: canBeMinor || isMinor === true ? t('dialog.minorHint') : minorHint,
  };
}

export function GuestFields({ room, guest }: GuestFieldsProps) {
  const t = useText('room-guests');
  const boxes = useBoxes({ room, guest });
  return (
    <>
      <TextField
        name="name"
        label={t('dialog.name')}
        hint={t('dialog.nameHint')}
        autoComplete="off"
        required
      />
      <TextField name="socialName" label={t('dialog.socialName')} autoComplete="off" />
      {!boxes.isMinor && (
        <TextField
          name="email"
          type="email"
          inputMode="email"
          label={t('dialog.email')}
          hint={t(boxes.isLinked ? 'dialog.emailLinked' : 'dialog.emailHint')}
          autoComplete="off"
          readOnly={boxes.isLinked}
          required
        />
      )}
      <CheckboxField
        name="isRoomMainGuest"
        label={t('mainGuest')}
        hint={boxes.mainHint}
        disabled={!boxes.canBeMain}
      />
      <CheckboxField
        name="isMinor"
        label={t('dialog.minor')}
        hint={boxes.minorHint}
        disabled={!boxes.canBeMinor}
      />
      {boxes.isMinor && <Notice intent="info">{t('minors')}</Notice>}
      <CheckboxField
        name="isSpecialCareRequired"
        label={t('specialCare')}
        hint={t('dialog.specialCareHint')}
      />
    </>
  );
}
