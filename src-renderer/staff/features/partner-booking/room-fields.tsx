import { Button } from '@fluentui/react-components';
import { CheckboxField } from '#renderer/platform/forms/checkbox-field.tsx';
import { useFieldGrid } from '#renderer/platform/forms/field-grid.ts';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { MAX_GUESTS_PER_ROOM } from '#shared/policies.ts';
import { Card } from '../shared/look/card.tsx';
import type { RoomTypeChoice } from './queries.ts';

const ADULTS = Array.from({ length: MAX_GUESTS_PER_ROOM }, (_, at) => String(at + 1));

type RoomFieldsProps = { at: number; roomTypes: readonly RoomTypeChoice[]; onRemove?: () => void };

export function RoomFields({ at, roomTypes, onRemove }: RoomFieldsProps) {
  const { grid } = useFieldGrid();
  const t = useText('staff/partner-booking');
  const name = (field: string) => `rooms.${at}.${field}`;
  return (
    <Card title={t('room', { number: at + 1 })}>
      <div className={grid}>
        <SelectField
          name={name('roomTypeId')}
          label={t('roomType')}
          options={[
            { value: '', label: t('chooseType') },
            ...roomTypes.map(({ id, name: label }) => ({ value: id, label })),
          ]}
        />
        <TextField
          name={name('total')}
          label={t('total.label')}
          hint={t('total.hint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <SelectField
          name={name('adults')}
          label={t('adults')}
          options={ADULTS.map(value => ({ value, label: value }))}
        />
        <TextField
          name={name('ages')}
          label={t('ages.label')}
          hint={t('ages.hint')}
          inputMode="numeric"
          autoComplete="off"
          required={false}
        />
        <CheckboxField name={name('hasCrib')} label={t('crib')} />
        <CheckboxField name={name('hasPet')} label={t('pet')} />
      </div>
      {onRemove && <Button onClick={onRemove}>{t('removeRoom', { number: at + 1 })}</Button>}
    </Card>
  );
}
