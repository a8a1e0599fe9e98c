import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { VisitableRoom } from '#shared/contract/guest/visitors.ts';
import { endSlots, startSlots, type VisitDay, type VisitSlot, visitDays } from '#shared/rules/visit-slots.ts';
import { formatTime, formatVisitDay } from '../visit-texts.ts';
import { toVisitedStay, type VisitorValues } from '../visitor-values.ts';

type VisitTimesProps = { room: VisitableRoom | null };

const toOption = ({ time, isOpen }: VisitSlot) => ({
  value: time,
  label: formatTime(time),
  disabled: !isOpen,
});

export function VisitTimes({ room }: VisitTimesProps) {
  const t = useText('visitors');
  const { setValue } = useFormContext<VisitorValues>();
  const [day, start] = useWatch<VisitorValues, ['visitDate', 'startTime']>({
    name: ['visitDate', 'startTime'],
  });
  const now = serverNow();
  const stay = room && toVisitedStay(room);
  const days = room && stay ? visitDays(stay, room.unavailableDates, now) : [];
  const starts = stay && day !== '' ? startSlots(stay, day, now) : [];
  const ends = stay && day !== '' && start !== '' ? endSlots(stay, day, start) : [];
  const first = (label: string) => ({ value: '', label });
  const dayLabel = ({ date, state }: VisitDay) =>
    state === 'open' ? formatVisitDay(date) : t(`visitorForm.${state}`, { day: formatVisitDay(date) });
  const hasNone = room !== null && days.every(({ state }) => state !== 'open');
  return (
    <>
      <SelectField
        name="visitDate"
        label={t('visitorForm.visitDate')}
        options={[
          first(t('visitorForm.choose')),
          ...days.map(one => ({
            value: one.date,
            label: dayLabel(one),
            disabled: one.state !== 'open',
          })),
        ]}
        {...(hasNone ? { hint: t('visitorForm.noDays') } : {})}
        disabled={room === null}
        onChoose={() => {
          setValue('startTime', '');
          setValue('endTime', '');
        }}
        required
      />
      <SelectField
        name="startTime"
        label={t('visitorForm.startTime')}
        options={[
          first(t(day === '' ? 'visitorForm.dateFirst' : 'visitorForm.choose')),
          ...starts.map(toOption),
        ]}
        disabled={day === ''}
        onChoose={() => setValue('endTime', '')}
        required
      />
      <SelectField
        name="endTime"
        label={t('visitorForm.endTime')}
        options={[
          first(t(start === '' ? 'visitorForm.startFirst' : 'visitorForm.choose')),
          ...ends.map(toOption),
        ]}
        disabled={start === ''}
        required
      />
    </>
  );
}
