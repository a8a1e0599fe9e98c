import { useFormContext, useWatch } from 'react-hook-form';
import { useFieldGrid } from '#renderer/platform/forms/field-grid.ts';
import { PrivateField } from '#renderer/platform/forms/private-field.tsx';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { VisitableRoom } from '#shared/contract/guest/visitors.ts';
import { formatCpf } from '#shared/rules/cpf-cnpj.ts';
import { PASSPORT_LENGTH } from '#shared/rules/visitor-details.ts';
import { roomKey, type VisitorValues } from '../visitor-values.ts';
import { VisitTimes } from './visit-times.tsx';

const passportSigns = (typed: string) =>
  typed
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, PASSPORT_LENGTH);

function DocumentFields() {
  const t = useText('visitors');
  const { setValue, clearErrors } = useFormContext<VisitorValues>();
  const type = useWatch<VisitorValues, 'documentType'>({ name: 'documentType' });
  const isCpf = type === 'CPF';
  return (
    <>
      <SelectField
        name="documentType"
        label={t('visitorForm.documentType')}
        options={(['CPF', 'PASSPORT'] as const).map(value => ({
          value,
          label: t(`documentTypes.${value}`),
        }))}
        onChoose={() => {
          setValue('document', '');
          clearErrors('document');
        }}
        required
      />
      <PrivateField
        key={type}
        name="document"
        label={t(`visitorForm.document.${type}`)}
        mask={isCpf ? formatCpf : passportSigns}
        inputMode={isCpf ? 'numeric' : 'text'}
        {...(isCpf ? {} : { hint: t('visitorForm.passportHint', { count: PASSPORT_LENGTH }) })}
        autoComplete="off"
        required
      />
    </>
  );
}

type VisitorFieldsProps = { rooms: readonly VisitableRoom[] };

export function VisitorFields({ rooms }: VisitorFieldsProps) {
  const t = useText('visitors');
  const { grid, wide } = useFieldGrid();
  const { setValue } = useFormContext<VisitorValues>();
  const chosen = useWatch<VisitorValues, 'room'>({ name: 'room' });
  const room = rooms.find(one => roomKey(one, rooms) === chosen) ?? null;
  // Several rooms are distinguished only by their numbers.
  const isMasked = host().profile.capabilities.masks && rooms.length === 1;
  return (
    <div className={grid}>
      <SelectField
        name="room"
        label={t('visitorForm.room')}
        className={wide}
        options={[
          ...(rooms.length > 1 ? [{ value: '', label: t('visitorForm.choose') }] : []),
          ...rooms.map(one => ({
            value: roomKey(one, rooms),
            label:
              isMasked || one.room === null
                ? t('roomMasked', { hotel: one.buildingName })
                : t('roomOf', { room: one.room, hotel: one.buildingName }),
          })),
        ]}
        onChoose={() => {
          for (const field of ['visitDate', 'startTime', 'endTime'] as const) setValue(field, '');
        }}
        required
      />
      <TextField
        name="fullName"
        label={t('visitorForm.fullName')}
        hint={t('visitorForm.fullNameHint')}
        autoComplete="off"
        required
      />
      <TextField name="nickname" label={t('visitorForm.nickname')} autoComplete="off" required />
      <DocumentFields />
      <SelectField
        name="visitorType"
        label={t('visitorForm.visitorType')}
        options={(['GUEST', 'SERVICE_PROVIDER'] as const).map(value => ({
          value,
          label: t(`types.${value}`),
        }))}
        required
      />
      <VisitTimes room={room} />
    </div>
  );
}
