import { Button, makeStyles } from '@fluentui/react-components';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { PlusIcon } from '#renderer/platform/ui/icons.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { MAX_ROOMS } from '#shared/policies.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import { ListBones } from '../shared/look/list-bones.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { EnterError } from './enter-error.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PartnerFields } from './partner-fields.tsx';
import { usePartnerChoices } from './queries.ts';
import { RoomFields } from './room-fields.tsx';
import { emptyRoom, type PartnerBookingValues, toPartnerBooking } from './to-partner-booking.ts';
import { useEnterBooking } from './use-enter-booking.ts';

const loadSchema = () => import('./partner-booking-schema.ts').then(module => module.partnerBookingSchema);

const useStyles = makeStyles({ add: { justifySelf: 'start' } });

type PartnerBookingPageProps = {
  hotel: Hotel;
  onEntered: (bookingId: string) => void;
  onCancel: () => void;
};

/** A booking that a partner sold, as the reception reads it from the partner's message (CHN-03). */
export function PartnerBookingPage({ hotel, onEntered, onCancel }: PartnerBookingPageProps) {
  const styles = { ...useDialogForm(), ...useStyles() };
  const t = useText('staff/partner-booking');
  const language = useLanguage();
  const choices = usePartnerChoices(hotel.hotelId, language);
  const isEntered = useRef(false);
  const enter = useEnterBooking(hotel.hotelId, bookingId => {
    isEntered.current = true;
    onEntered(bookingId);
  });
  const form = useAppForm<PartnerBookingValues>({
    schema: loadSchema,
    defaultValues: {
      channel: '',
      reference: '',
      lastName: '',
      email: '',
      language: 'pt',
      checkin: '',
      checkout: '',
      rooms: [emptyRoom],
    },
  });
  const rooms = useFieldArray({ control: form.control, name: 'rooms' });
  const toBooking = (values: PartnerBookingValues) =>
    toPartnerBooking(values, {
      typedIn: language,
      hasBedChoice: wanted => choices.data?.roomTypes.find(({ id }) => id === wanted)?.hasBedChoice === true,
    });
  return (
    <>
      <LeaveGuard isEntered={isEntered} />
      <PageHeading title={t('title')} note={t('note', { hotel: hotel.name })} />
      {choices.isPending && <ListBones rows={5} />}
      {choices.isError && <LoadError error={choices.error} onRetry={() => void choices.refetch()} />}
      {choices.data && (
        <Form
          form={form}
          firstFocus="channel"
          texts="staff/partner-booking"
          label={t('title')}
          className={styles.form}
          onSubmit={values => enter.mutateAsync(toBooking(values)).catch(() => undefined)}
        >
          <PartnerFields channels={choices.data.channels} />
          {rooms.fields.map(({ id }, at) => (
            <RoomFields
              key={id}
              at={at}
              roomTypes={choices.data.roomTypes}
              {...(rooms.fields.length > 1 && { onRemove: () => rooms.remove(at) })}
            />
          ))}
          {rooms.fields.length < MAX_ROOMS && (
            <Button className={styles.add} icon={<PlusIcon />} onClick={() => rooms.append(emptyRoom)}>
              {t('addRoom')}
            </Button>
          )}
          {enter.isError && <EnterError error={enter.error} roomTypes={choices.data.roomTypes} />}
          <div className={styles.buttons}>
            <CancelButton onClick={onCancel}>{t('cancel')}</CancelButton>
            <SubmitButton>{t('enter')}</SubmitButton>
          </div>
        </Form>
      )}
    </>
  );
}
