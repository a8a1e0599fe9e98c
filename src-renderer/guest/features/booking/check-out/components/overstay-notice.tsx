import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { formatStayDayAndTime } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Money } from '#renderer/platform/ui/money.tsx';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { brand, systemEdge } from '#renderer/platform/ui/theme.ts';
import type { Overstay } from '#shared/contract/guest/check-out.ts';
import { fromReais } from '#shared/money.ts';
import { OVERSTAY_FREE_HOURS, OVERSTAY_SHARE } from '#shared/policies.ts';

const useStyles = makeStyles({
  text: { margin: 0, lineHeight: 1.5 },
  rule: { margin: 0, color: brand.inkSoft, lineHeight: 1.5 },
  steps: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    gap: '2px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    borderRadius: '16px',
    overflow: 'hidden',
  },
  step: { ...systemEdge, display: 'grid', alignContent: 'start', gap: '2px', padding: '12px 16px' },
  now: { backgroundColor: brand.sageWash, color: brand.sageInk },
  paid: { backgroundColor: brand.groundDeep, color: brand.ink },
  later: { backgroundColor: brand.brassWash, color: brand.brassInk },
  when: { fontWeight: 600, lineHeight: 1.35 },
  amount: { fontFamily: brand.fontDisplay, fontSize: '1.375rem', lineHeight: 1.25 },
});

type OverstayNoticeProps = { overstay: Overstay; timeZone: string; className?: string };

export function OverstayNotice({ overstay, timeZone, className = '' }: OverstayNoticeProps) {
  const t = useText('check-out');
  const styles = useStyles();
  const { since, fee, nextStep } = overstay;
  const step = (className: string, when: string, reais: number) => (
    <li className={mergeClasses(styles.step, className)}>
      <span className={styles.when}>{when}</span>
      <span className={styles.amount}>
        <Money cents={fromReais(reais)} />
      </span>
      <span>{t(reais > 0 ? 'overstay.more' : 'overstay.nothing')}</span>
    </li>
  );
  const costs = fee > 0 ? t('overstay.now', { amount: formatMoney(fromReais(fee)) }) : t('overstay.free');
  return (
    <Sheet className={className} title={t('overstay.title')}>
      <p className={styles.text}>
        {t('overstay.since', { moment: formatStayDayAndTime(since, timeZone) })} {costs}
      </p>
      <ol className={styles.steps} aria-label={t('overstay.label')}>
        {step(
          fee > 0 ? styles.paid : styles.now,
          t('overstay.until', { moment: formatStayDayAndTime(nextStep.at, timeZone) }),
          fee,
        )}
        {step(styles.later, t('overstay.after'), nextStep.fee)}
      </ol>
      <p className={styles.rule}>
        {t('overstay.rule', { hours: OVERSTAY_FREE_HOURS, share: OVERSTAY_SHARE / 100 })}
      </p>
    </Sheet>
  );
}
