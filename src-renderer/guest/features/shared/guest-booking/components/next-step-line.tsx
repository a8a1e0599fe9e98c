import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { formatDay } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Money } from '#renderer/platform/ui/money.tsx';
import { brand, systemEdge } from '#renderer/platform/ui/theme.ts';
import type { NextStep } from '#shared/contract/guest/booking-details.ts';
import { fromReais } from '#shared/money.ts';
import { formatStayDayAndTime } from '../stay-times.ts';

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    gap: '2px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    borderRadius: '16px',
    overflow: 'hidden',
  },
  part: { ...systemEdge, display: 'grid', alignContent: 'start', gap: '2px', padding: '10px 16px' },
  now: { backgroundColor: brand.sageWash, color: brand.sageInk },
  later: { backgroundColor: brand.brassWash, color: brand.brassInk },
  when: { fontWeight: 600, lineHeight: 1.35 },
  amount: { fontFamily: brand.fontDisplay, fontSize: '1.375rem', lineHeight: 1.25 },
  until: { fontSize: '0.9375rem', lineHeight: 1.4 },
});

type NextStepLineProps = {
  /** The current refund in reais, and its expiry. */
  credit: number;
  creditDueDate: string | null;
  nextStep: NextStep;
  timeZone: string;
};

export function NextStepLine({ credit, creditDueDate, nextStep, timeZone }: NextStepLineProps) {
  const t = useText('guest-booking');
  const styles = useStyles();
  const part = (className: string, when: string, reais: number, due: string | null) => (
    <li className={mergeClasses(styles.part, className)}>
      <span className={styles.when}>{when}</span>
      <span className={styles.amount}>
        <Money cents={fromReais(reais)} />
      </span>
      <span className={styles.until}>
        {reais > 0 && due !== null
          ? t('nextStep.credits', { date: formatDay(new Date(due), timeZone, 'medium') })
          : t('nextStep.nothing')}
      </span>
    </li>
  );
  const until = t('nextStep.until', { moment: formatStayDayAndTime(nextStep.at, timeZone) });
  return (
    <ol className={styles.line} aria-label={t('nextStep.label')}>
      {part(styles.now, until, credit, creditDueDate)}
      {part(styles.later, t('nextStep.after'), nextStep.creditValue, nextStep.creditDueDate)}
    </ol>
  );
}
