import { useWatch } from 'react-hook-form';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { OptionSearchField } from '#renderer/platform/forms/option-search-field.tsx';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { formatDate, formatHour } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { DeskRoom } from '#shared/contract/staff/desk-booking.ts';
import { type MoveTarget, moveReasons } from '#shared/contract/staff/room-moves.ts';
import { MOVE_HOUR } from '#shared/policies.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import type { MoveValues } from './move-schema.ts';
import { type RoomToMove, toDay, useMove, useMoveTargets } from './use-move.ts';

const loadSchema = () => import('./move-schema.ts').then(module => module.moveSchema);

type MoveDialogProps = { hotelId: string; bookingId: string; room: DeskRoom; onClose: () => void };

/** The stay goes to another room, now or from a day on; its guest is told by e-mail (FRD-10). */
export function MoveDialog({ hotelId, bookingId, room, onClose }: MoveDialogProps) {
  const styles = useDialogForm();
  const t = useText('staff/booking');
  const errorText = useErrorText();
  const stay: RoomToMove = {
    hotelId,
    bookingId,
    accommodationId: room.accommodationId,
    roomId: room.roomId,
  };
  const form = useAppForm<MoveValues>({
    schema: loadSchema,
    defaultValues: { when: 'now', roomId: '', reason: '' },
  });
  const when = useWatch({ control: form.control, name: 'when' });
  const targets = useMoveTargets(stay, toDay(when));
  const move = useMove(stay, onClose);
  const title = t('move.title', { number: room.number });
  const rooms = targets.data?.rooms ?? [];
  return (
    <Modal open size="medium" title={title} onClose={onClose}>
      <Form
        form={form}
        texts="staff/booking"
        label={title}
        className={styles.form}
        onSubmit={values =>
          move.mutateAsync(values).then(
            () => undefined,
            () => undefined,
          )
        }
      >
        <p className={styles.text}>{t('move.text')}</p>
        <WhenField days={targets.data?.days ?? []} onChoose={() => form.setValue('roomId', '')} />
        {targets.isError && <LoadError error={targets.error} onRetry={() => void targets.refetch()} />}
        {targets.isSuccess && rooms.length === 0 ? (
          <Notice intent="info">{t('move.none')}</Notice>
        ) : (
          <RoomField rooms={rooms} isNow={when === 'now'} />
        )}
        <SelectField
          name="reason"
          required
          label={t('move.reason')}
          options={[
            { value: '', label: '' },
            ...moveReasons.map(value => ({ value, label: t(`move.reasons.${value}`) })),
          ]}
        />
        {move.isError && <Notice intent="error">{errorText(move.error)}</Notice>}
        <div className={styles.buttons}>
          <CancelButton onClick={onClose}>{t('move.keep')}</CancelButton>
          <SubmitButton>{t(when === 'now' ? 'move.confirm' : 'move.plan')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}

function WhenField({ days, onChoose }: { days: readonly string[]; onChoose: () => void }) {
  const t = useText('staff/booking');
  const hour = formatHour(MOVE_HOUR);
  return (
    <SelectField
      name="when"
      label={t('move.when')}
      options={[
        { value: 'now', label: t('move.now') },
        ...days.map(day => ({
          value: day,
          label: t('move.from', { day: formatDate(day, 'weekday'), hour }),
        })),
      ]}
      onChoose={onChoose}
    />
  );
}

function RoomField({ rooms, isNow }: { rooms: readonly MoveTarget[]; isNow: boolean }) {
  const t = useText('staff/booking');
  const options = rooms.map(({ roomId, number, roomType, isSameType, isReady }) => {
    const name = t(isSameType ? 'move.sameType' : 'move.otherType', { number, type: roomType });
    return { value: roomId, label: isNow && !isReady ? `${name} · ${t('move.notReady')}` : name };
  });
  return (
    <OptionSearchField
      name="roomId"
      label={t('move.room')}
      options={options}
      texts={{ show: t('move.showRooms'), none: t('move.noMatch') }}
    />
  );
}
