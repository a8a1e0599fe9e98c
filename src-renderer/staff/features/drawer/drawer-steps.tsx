import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CheckIcon } from '#renderer/platform/ui/icons.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { StateArch } from '../shared/look/state-arch.tsx';

const useStyles = makeStyles({
  steps: { display: 'flex', flexWrap: 'wrap', gap: '8px 28px', margin: 0, padding: 0, listStyleType: 'none' },
  step: { display: 'flex', alignItems: 'center', gap: '10px', color: brand.inkSoft },
  here: { color: brand.ink, fontWeight: 600 },
});

const steps = ['count', 'review', 'close'] as const;

/** Count first, then see what was expected, then close. */
export function DrawerSteps({ here }: { here: (typeof steps)[number] }) {
  const styles = useStyles();
  const t = useText('staff/drawer');
  const current = steps.indexOf(here);
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={mergeClasses(styles.step, at <= current && styles.here)}
          {...(at === current && { 'aria-current': 'step' as const })}
        >
          <StateArch kind={at < current ? 'ready' : at === current ? 'missing' : 'waiting'}>
            {at < current ? <CheckIcon /> : <b>{at + 1}</b>}
          </StateArch>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
