import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { MaskedField } from '#renderer/platform/forms/masked-field.tsx';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { maskTypedDate } from '#renderer/platform/forms/typed-date.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import type { DeskBooking, DeskPerson } from '#shared/contract/staff/desk-booking.ts';
import {
  minorDocumentKinds,
  minorRelations,
  type StoredMinorRegistration,
} from '#shared/contract/staff/minors.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import type { MinorValues } from './minor-schema.ts';
import { toMinorValues, useMinor, useStoredMinor } from './use-minor.ts';

type MinorDialogProps = { hotelId: string; booking: DeskBooking; minor: DeskPerson; onClose: () => void };

/** A minor with the adult who answers for them, and with what the hotel's state asks for; a correction begins with it (FRD-09). */
export function MinorDialog({ hotelId, booking, minor, onClose }: MinorDialogProps) {
  const t = useText('staff/booking');
  const stored = useStoredMinor({ hotelId, bookingId: booking.bookingId }, minor);
  const title = t('minor.title', { name: minor.socialName ?? minor.name });
  return (
    <Modal open size="medium" title={title} onClose={onClose}>
      {stored.isLoading && <Skeleton height="320px" />}
      {stored.isError && <LoadError error={stored.error} onRetry={() => void stored.refetch()} />}
      {!stored.isLoading && !stored.isError && (
        <MinorForm
          hotelId={hotelId}
          booking={booking}
          minor={minor}
          stored={stored.data ?? null}
          title={title}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

type MinorFormProps = MinorDialogProps & { stored: StoredMinorRegistration | null; title: string };

function MinorForm({ hotelId, booking, minor, stored, title, onClose }: MinorFormProps) {
  const styles = useDialogForm();
  const t = useText('staff/booking');
  const errorText = useErrorText();
  const { minorFields } = booking;
  const adults = adultsFor(booking, minor);
  const form = useAppForm<MinorValues>({
    schema: () => import('./minor-schema.ts').then(module => module.minorSchema(minorFields)),
    defaultValues: toMinorValues(stored, { minorFields, adults }),
  });
  const register = useMinor({ hotelId, bookingId: booking.bookingId }, minor, onClose);
  return (
    <Form
      form={form}
      texts="staff/booking"
      label={title}
      className={styles.form}
      onSubmit={values =>
        register.mutateAsync(values).then(
          () => undefined,
          () => undefined,
        )
      }
    >
      <p className={styles.text}>{t('minor.text')}</p>
      <div className={styles.pairs}>
        <DocumentFields />
        <SelectField
          name="responsibleId"
          label={t('minor.responsible')}
          options={adults.map(adult => ({
            value: adult.roomGuestId,
            label: adult.socialName ?? adult.name,
          }))}
        />
        <SelectField
          name="relation"
          className={styles.whole}
          label={t('minor.relation')}
          options={[
            { value: '', label: '' },
            ...minorRelations.map(value => ({ value, label: t(`minor.relations.${value}`) })),
          ]}
        />
        {minorFields.map(field => (
          <TextField
            key={field}
            name={`further.${field}`}
            label={t(`minor.fields.${field}`)}
            autoComplete="off"
          />
        ))}
      </div>
      {register.isError && <Notice intent="error">{errorText(register.error)}</Notice>}
      <div className={styles.buttons}>
        <CancelButton onClick={onClose}>{t('minor.keep')}</CancelButton>
        <SubmitButton>{t('minor.confirm')}</SubmitButton>
      </div>
    </Form>
  );
}

function DocumentFields() {
  const t = useText('staff/booking');
  return (
    <>
      <SelectField
        name="documentKind"
        label={t('minor.documentKind')}
        options={[
          { value: '', label: '' },
          ...minorDocumentKinds.map(value => ({ value, label: t(`minor.kinds.${value}`) })),
        ]}
      />
      <TextField name="documentNumber" label={t('minor.documentNumber')} autoComplete="off" />
      <MaskedField
        name="birthDate"
        label={t('minor.birthDate')}
        hint={t('minor.birthDateHint')}
        mask={maskTypedDate}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
}

/** Adults of the minor's room first, its main guest before all. */
function adultsFor({ people }: DeskBooking, { accommodationId }: DeskPerson): DeskPerson[] {
  const rank = (person: DeskPerson) =>
    person.accommodationId === accommodationId ? (person.isMain ? 0 : 1) : 2;
  return people
    .filter(({ isMinor, name }) => !isMinor && name !== '')
    .toSorted((one, other) => rank(one) - rank(other));
}
