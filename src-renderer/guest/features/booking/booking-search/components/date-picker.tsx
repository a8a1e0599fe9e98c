import { Button } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { noDates } from '#renderer/guest/features/shared/booking-funnel/state/date-range.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Calendar, type CalendarProps } from './calendar.tsx';

type DatePickerProps = Omit<CalendarProps, 'typedFields'> & { open: boolean };

export default function DatePicker({ open, ...calendar }: DatePickerProps) {
  const t = useText('booking-search');
  const { onChange, onClose } = calendar;
  const [cleared, setCleared] = useState(0);
  const typedFields = useRef<HTMLDivElement>(null);
  // A typed date with an error is not part of the range: closing would restore the earlier dates silently.
  const finish = () => {
    const invalid = typedFields.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) invalid.focus();
    else onClose();
  };
  return (
    <Modal
      open={open}
      size="large"
      title={t('calendar.title')}
      onClose={onClose}
      actions={
        <>
          <Button
            size="large"
            onClick={() => {
              onChange(noDates);
              setCleared(cleared + 1);
            }}
          >
            {t('calendar.clear')}
          </Button>
          <Button appearance="primary" size="large" onClick={finish}>
            {t('calendar.done')}
          </Button>
        </>
      }
    >
      <Calendar key={cleared} typedFields={typedFields} {...calendar} />
    </Modal>
  );
}
