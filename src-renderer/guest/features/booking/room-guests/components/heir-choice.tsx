import { Field, makeStyles, Radio, RadioGroup } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { AccommodationGuest } from '#shared/contract/guest/accommodation-guests.ts';
import { discreetName } from '../discreet-name.ts';

const useStyles = makeStyles({
  group: { display: 'grid', gap: '8px', marginTop: '6px' },
  choice: {
    minHeight: '56px',
    paddingInline: '6px 12px',
    borderRadius: '14px',
    border: `1px solid ${brand.hairline}`,
    alignItems: 'center',
    overflowWrap: 'anywhere',
  },
});

type HeirChoiceProps = {
  heirs: readonly AccommodationGuest[];
  value: string | null;
  onChange: (guestUserId: string) => void;
  error: string | null;
};

export function HeirChoice({ heirs, value, onChange, error }: HeirChoiceProps) {
  const t = useText('room-guests');
  const styles = useStyles();
  return (
    <Field label={t('heir.label')} required validationMessage={error}>
      <RadioGroup className={styles.group} value={value ?? ''} onChange={(_, data) => onChange(data.value)}>
        {heirs.map(heir => (
          <Radio
            key={heir.guestUserId}
            className={styles.choice}
            value={heir.guestUserId}
            label={heir.isInvited ? t('heir.invited', { name: discreetName(heir) }) : discreetName(heir)}
          />
        ))}
      </RadioGroup>
    </Field>
  );
}
