import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CheckIcon } from '#renderer/platform/ui/icons.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import { brand, from, systemColours, systemEdge } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { CheckInState, CheckInStep } from '#shared/contract/guest/check-in.ts';
import { barSteps, isBeyond } from '../check-in-flow.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [from.medium]: { gap: '16px' },
  },
  item: { display: 'grid', flexGrow: 1, flexBasis: 0, minWidth: 0, gridTemplateRows: 'auto 1fr', gap: '8px' },
  line: { ...systemEdge, height: '6px', borderRadius: '999px', backgroundColor: brand.hairline },
  lineDone: { backgroundColor: brand.sage, [systemColours]: { backgroundColor: 'CanvasText' } },
  lineCurrent: {
    backgroundColor: tokens.colorBrandBackground,
    [systemColours]: { backgroundColor: 'Highlight' },
  },
  name: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: brand.target,
    color: brand.inkSoft,
    fontSize: '0.9375rem',
    lineHeight: 1.25,
    [from.medium]: { fontSize: '1rem' },
  },
  current: { color: brand.ink, fontWeight: 600 },
  // On a phone the three names do not fit beside each other, so only the current one is shown.
  tucked: { display: 'none', [from.small]: { display: 'inline-flex' } },
  link: { color: 'inherit' },
});

type CheckInBarProps = {
  flow: CheckInState['flow'];
  step: CheckInStep;
  pathOf: (step: CheckInStep) => string;
};

export function CheckInBar({ flow, step, pathOf }: CheckInBarProps) {
  const t = useText('check-in');
  const styles = useStyles();
  const steps = barSteps(flow);
  return (
    <nav aria-label={t('bar.label')}>
      <ol className={styles.list}>
        {steps.map((own, index) => {
          const isCurrent = own === step;
          const isDone = isBeyond(step, own);
          return (
            <li key={own} className={styles.item} aria-current={isCurrent ? 'step' : undefined}>
              <span
                className={mergeClasses(
                  styles.line,
                  isDone && styles.lineDone,
                  isCurrent && styles.lineCurrent,
                )}
                aria-hidden="true"
              />
              <span
                className={mergeClasses(
                  styles.name,
                  isCurrent && styles.current,
                  !isCurrent && step !== 'confirm' && styles.tucked,
                )}
              >
                {isDone && <CheckIcon />}
                {isDone ? (
                  <TextLink to={pathOf(own)} className={styles.link}>
                    {t(`steps.${own}`)}
                  </TextLink>
                ) : (
                  t(`steps.${own}`)
                )}
                <VisuallyHidden>
                  , {t(isDone ? 'bar.done' : 'bar.stepOf', { number: index + 1, total: steps.length })}
                </VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
