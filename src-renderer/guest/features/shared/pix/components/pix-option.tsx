import { makeStyles } from '@fluentui/react-components';
import { PaymentOption } from '#renderer/guest/features/shared/card-form/components/payment-option.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { pixMinutes } from '../offered-pix.ts';
import type { PixEntry } from '../use-pix-entry.ts';
import { TaxIdForm } from './tax-id-form.tsx';

const useStyles = makeStyles({
  label: { display: 'block', fontWeight: 600, lineHeight: 1.35 },
  body: { display: 'grid', gap: '16px' },
  text: { margin: 0, lineHeight: 1.5, color: brand.inkSoft },
});

type PixOptionProps = {
  pix: PixEntry;
  isChosen: boolean;
  reserves: 'BOOKING' | 'HOURS';
  onSubmit: () => void;
};

export function PixOption({ pix, isChosen, reserves, onSubmit }: PixOptionProps) {
  const t = useText('pix');
  const styles = useStyles();
  return (
    <PaymentOption
      value="pix"
      isChosen={isChosen}
      label={<span className={styles.label}>{t('option.label')}</span>}
    >
      <div className={styles.body}>
        <p className={styles.text}>{t(`option.hint.${reserves}`, { minutes: pixMinutes() })}</p>
        <TaxIdForm form={pix.taxId} label={t('option.label')} onSubmit={onSubmit} />
      </div>
    </PaymentOption>
  );
}
