import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { formatInstant, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { CancellationTerms } from '#shared/rules/cancellation-terms.ts';
import { CancellationPolicy } from './cancellation-policy.tsx';

const useStyles = makeStyles({
  box: { display: 'grid', justifyItems: 'start', gap: '2px' },
  // A paragraph each for assistive technology, and one to look at.
  inline: {
    lineHeight: 1.4,
    '& p, & button': { display: 'inline', marginInlineEnd: '6px', fontSize: '0.875rem' },
    // As high as a finger needs (global.css), and in the text no higher than its line.
    '& button': { marginBlock: '-12px' },
  },
  free: { margin: 0, fontSize: '0.9375rem', fontWeight: 600, color: brand.sageInk },
  line: { margin: 0, fontSize: '0.9375rem', lineHeight: 1.45, color: brand.inkSoft },
  policy: {
    padding: 0,
    minWidth: 0,
    fontWeight: 600,
    '@media print': { display: 'none' },
  },
});

type CancellationLineProps = {
  terms: CancellationTerms;
  timeZone: string;
  /** Nothing is paid yet: until then canceling costs nothing. */
  isUnpaid?: boolean;
  /** The room that the terms are of, for a screen reader; null for a whole booking. */
  room?: string | null;
  /** In a card of a list: one paragraph, with the policy's button at its end. */
  isInline?: boolean;
};

function useAfterText({ until, total, lateCredit }: CancellationTerms): string {
  const t = useText('cancellation');
  const values = { amount: formatMoney(lateCredit), total: formatMoney(total) };
  if (until === null) return lateCredit > 0 ? t('late.part', values) : t('late.nothing');
  return lateCredit > 0 ? t('after.part', values) : t('after.nothing');
}

export function CancellationLine({
  terms,
  timeZone,
  isUnpaid = false,
  room = null,
  isInline = false,
}: CancellationLineProps) {
  const styles = useStyles();
  const t = useText('cancellation');
  const after = useAfterText(terms);
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <div className={isInline ? styles.inline : styles.box}>
      {isUnpaid && <p className={styles.free}>{t('unpaid')}</p>}
      {terms.until !== null && (
        <p className={styles.free}>{t('free', { time: formatInstant(terms.until, timeZone) })}</p>
      )}
      <p className={styles.line}>{after}</p>
      <Button
        appearance="transparent"
        className={styles.policy}
        aria-label={room === null ? t('open') : t('openOf', { name: room })}
        onClick={() => setDialog('open')}
      >
        {t('open')}
      </Button>
      {dialog !== 'never' && (
        <CancellationPolicy open={dialog === 'open'} isOta={false} onClose={() => setDialog('closed')} />
      )}
    </div>
  );
}
