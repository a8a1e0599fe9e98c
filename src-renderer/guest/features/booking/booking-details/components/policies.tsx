import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { CancellationPolicy } from '#renderer/guest/features/shared/cancellation/components/cancellation-policy.tsx';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import {
  CRADLE_UNDER_AGE,
  EXTRA_BED_OVER_AGE,
  PET_FEE,
  PET_MAX_KG,
  THIRD_PERSON_SURCHARGE,
} from '#shared/policies.ts';
import { Section } from './section.tsx';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '24px', [from.large]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
  policy: { display: 'grid', alignContent: 'start', gap: '6px' },
  text: { margin: 0, color: brand.inkSoft, lineHeight: 1.5 },
  button: { justifySelf: 'start', '@media print': { display: 'none' } },
});

const policies = ['pet', 'extraBed', 'cradle'] as const;

export function Policies({ isOta }: { isOta: boolean }) {
  const t = useText('booking-details');
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const figures = {
    pet: { kilos: PET_MAX_KG, fee: formatMoney(PET_FEE) },
    extraBed: { age: EXTRA_BED_OVER_AGE, share: THIRD_PERSON_SURCHARGE / 100 },
    // The highest age below the limit, as a guest states it.
    cradle: { age: CRADLE_UNDER_AGE - 1 },
  };
  return (
    <Section title={t('policies.title')}>
      <div className={styles.list}>
        {policies.map(policy => (
          <div key={policy} className={styles.policy}>
            <Heading level={3}>{t(`policies.${policy}.title`)}</Heading>
            <p className={styles.text}>{t(`policies.${policy}.text`, figures[policy])}</p>
          </div>
        ))}
      </div>
      <Button className={styles.button} size="large" onClick={() => setOpen(true)}>
        {t('policies.cancellation')}
      </Button>
      <CancellationPolicy open={isOpen} isOta={isOta} onClose={() => setOpen(false)} />
    </Section>
  );
}
