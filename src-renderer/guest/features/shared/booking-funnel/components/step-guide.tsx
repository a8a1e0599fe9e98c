import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CheckIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, canHover, from } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { Funnel, FunnelStep } from '../state/flow.ts';
import { guideIndex, guideSteps, redirectPath } from '../steps.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [from.medium]: { gap: '12px' },
  },
  item: {
    display: 'none',
    alignItems: 'center',
    gap: '12px',
    [from.medium]: {
      display: 'flex',
      ':not(:first-child)::before': {
        content: '""',
        width: 'clamp(16px, 4vw, 56px)',
        height: '1px',
        backgroundColor: brand.hairline,
      },
    },
  },
  shown: { display: 'flex' },
  step: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '44px',
    color: brand.inkSoft,
    fontWeight: 600,
    textDecorationLine: 'none',
    borderRadius: '12px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  link: {
    [canHover]: {
      ':hover': { color: brand.ink, textDecorationLine: 'underline', textUnderlineOffset: '0.3em' },
    },
  },
  current: { color: brand.ink },
  mark: {
    display: 'grid',
    placeItems: 'center',
    width: '1.875rem',
    height: '1.875rem',
    borderRadius: '999px',
    border: `1.5px solid ${brand.hairline}`,
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
    color: brand.inkSoft,
  },
  markCurrent: {
    backgroundColor: tokens.colorBrandBackground,
    border: `1.5px solid ${tokens.colorBrandBackground}`,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  markDone: { backgroundColor: brand.sageWash, border: `1.5px solid ${brand.sage}`, color: brand.sageInk },
  of: { color: brand.inkSoft, fontWeight: 400, fontSize: '0.9375rem', [from.medium]: { display: 'none' } },
});

type StepGuideProps = { funnel: Funnel; step: FunnelStep };

export function StepGuide({ funnel, step }: StepGuideProps) {
  const styles = useStyles();
  const t = useText('booking-funnel');
  const at = guideIndex(step);
  return (
    <nav aria-label={t('guide.label')}>
      <ol className={styles.list}>
        {guideSteps.map(({ key, step: own, path }, index) => {
          const current = index === at;
          const done = index < at || step === 'confirmation';
          const reachable = index < at && step !== 'confirmation' && redirectPath(funnel, own) === null;
          const className = mergeClasses(styles.step, current && styles.current, reachable && styles.link);
          const inside = (
            <>
              <span
                className={mergeClasses(
                  styles.mark,
                  done && styles.markDone,
                  current && !done && styles.markCurrent,
                )}
                aria-hidden="true"
              >
                {done ? <CheckIcon /> : index + 1}
              </span>
              <span>{t(`guide.${key}`)}</span>
              {done && <VisuallyHidden>, {t('guide.done')}</VisuallyHidden>}
            </>
          );
          return (
            <li
              key={key}
              className={mergeClasses(styles.item, current && styles.shown)}
              aria-current={current ? 'step' : undefined}
            >
              {reachable ? (
                <Link to={path} className={className}>
                  {inside}
                </Link>
              ) : (
                <span className={className}>{inside}</span>
              )}
              {current && (
                <span className={styles.of}>
                  {t('guide.stepOf', { number: index + 1, total: guideSteps.length })}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
