import { Button, makeStyles } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#renderer/platform/forms/checkbox-field.tsx';
import { useFieldGrid } from '#renderer/platform/forms/field-grid.ts';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { BedType } from '#shared/contract/guest/bookings.ts';
import { MAX_GUESTS_PER_ROOM } from '#shared/policies.ts';
import { Card } from '../shared/look/card.tsx';
import type { RoomTypeChoice } from './queries.ts';

const bedTypes: readonly BedType[] = ['DOUBLE', 'SINGLE'];
const ADULTS = Array.from({ length: MAX_GUESTS_PER_ROOM }, (_, at) => String(at + 1));

const useStyles = makeStyles({ remove: { justifySelf: 'start' } });

type RoomFieldsProps = { at: number; roomTypes: readonly RoomTypeChoice[]; onRemove?: () => void };

export function RoomFields({ at, roomTypes, onRemove }: RoomFieldsProps) {
  const styles = useStyles();
  const { grid } = useFieldGrid();
  const t = useText('staff/partner-booking');
  const name = (field: string) => `rooms.${at}.${field}`;
  const chosen: unknown = useWatch({ name: name('roomTypeId') });
  const type = roomTypes.find(({ id }) => id === chosen);
  return (
    <Card title={t('room', { number: at + 1 })}>
      <div className={grid}>
        <SelectField
          name={name('roomTypeId')}
          label={t('roomType')}
          options={[
            { value: '', label: t('chooseType') },
            ...roomTypes.map(({ id, name: typeName, maxGuests }) => ({
              value: id,
              label: t('typeFor', { type: typeName, count: maxGuests }),
            })),
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
        {type?.hasBedChoice === true && (
          <SelectField
            name={name('bedType')}
            label={t('beds.label')}
            options={bedTypes.map(value => ({ value, label: t(`beds.${value}`) }))}
          />
        )}
        <CheckboxField name={name('hasCrib')} label={t('crib')} />
        <CheckboxField name={name('hasPet')} label={t('pet')} />
      </div>
      {onRemove && (
        <Button className={styles.remove} onClick={onRemove}>
          {t('removeRoom', { number: at + 1 })}
        </Button>
      )}
    </Card>
  );
}
