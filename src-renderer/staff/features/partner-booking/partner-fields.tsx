import { useFieldGrid } from '#renderer/platform/forms/field-grid.ts';
import { MaskedField } from '#renderer/platform/forms/masked-field.tsx';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { maskTypedDate } from '#renderer/platform/forms/typed-date.ts';
import { formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Card } from '../shared/look/card.tsx';

/** The partner, its guest and the days. */
export function PartnerFields({ channels }: { channels: readonly string[] }) {
  const { grid } = useFieldGrid();
  const t = useText('staff/partner-booking');
  return (
    <Card title={t('booking')}>
      <div className={grid}>
        <TextField
          name="channel"
          label={t('channel.label')}
          hint={
            channels.length === 0
              ? t('channel.hint')
              : t('channel.known', { list: formatList([...channels]) })
          }
          autoComplete="off"
        />
        <TextField name="reference" label={t('reference.label')} autoComplete="off" />
        <TextField name="lastName" label={t('lastName.label')} hint={t('lastName.hint')} autoComplete="off" />
        <TextField
          name="email"
          label={t('email.label')}
          hint={t('email.hint')}
          type="email"
          inputMode="email"
          autoComplete="off"
          required={false}
        />
        <MaskedField
          name="checkin"
          label={t('checkin')}
          hint={t('dateHint')}
          mask={maskTypedDate}
          autoComplete="off"
        />
        <MaskedField
          name="checkout"
          label={t('checkout')}
          hint={t('dateHint')}
          mask={maskTypedDate}
          autoComplete="off"
        />
        <SelectField
          name="language"
          label={t('language.label')}
          options={[
            { value: 'pt', label: t('language.pt') },
            { value: 'en', label: t('language.en') },
          ]}
        />
      </div>
    </Card>
  );
}
