import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useGatewayLost } from '#renderer/platform/gateway/outage.ts';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Spinner } from '#renderer/platform/ui/spinner.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { TimeLeft } from '#renderer/platform/ui/time-left.tsx';
import { fromReais } from '#shared/money.ts';
import type { ShownPix } from '../queries.ts';

const wide = '@media (min-aspect-ratio: 1/1)';

const useStyles = makeStyles({
  text: { display: 'grid', alignContent: 'start', justifyItems: 'start', gap: '20px', minWidth: 0 },
  facts: { display: 'grid', gap: '4px', margin: 0 },
  label: { color: brand.inkSoft },
  amount: {
    margin: 0,
    fontFamily: brand.fontDisplay,
    fontSize: '2.25rem',
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  receiver: { margin: 0, fontWeight: 600 },
  status: { display: 'flex', alignItems: 'center', gap: '12px', margin: 0, fontWeight: 600 },
});

const useLobbyStyles = makeStyles({
  text: { justifyItems: 'center', gap: '16px', [wide]: { justifyItems: 'start' } },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '8px 48px',
    [wide]: { justifyContent: 'start' },
  },
  amount: { fontSize: '2.75rem', lineHeight: 1.15 },
  receiver: { fontSize: '1.375rem', lineHeight: '3.1625rem' },
  status: { gap: '14px', fontSize: '1.375rem' },
  time: { fontSize: '1.25rem' },
});

type PixDetailsProps = { payment: ShownPix; isLobby?: boolean; children?: ReactNode };

export function PixDetails({ payment, isLobby = false, children }: PixDetailsProps) {
  const t = useText('pix');
  const isLost = useGatewayLost();
  const styles = useStyles();
  const lobby = useLobbyStyles();
  const classOf = (part: 'text' | 'facts' | 'amount' | 'receiver' | 'status') =>
    mergeClasses(styles[part], isLobby && lobby[part]);
  return (
    <div className={classOf('text')}>
      <dl className={classOf('facts')}>
        <div>
          <dt className={styles.label}>{t('amount')}</dt>
          <dd className={classOf('amount')}>{formatMoney(fromReais(payment.amount))}</dd>
        </div>
        <div>
          <dt className={styles.label}>{t('receiver')}</dt>
          <dd className={classOf('receiver')}>{payment.receiver}</dd>
        </div>
      </dl>
      {children}
      <p className={classOf('status')} role="status">
        <Spinner /> {isLost ? t('waitingAway') : t('waiting')}
      </p>
      <div className={isLobby ? lobby.time : undefined}>
        <TimeLeft shownAt={payment.shownAt} endsAt={payment.endsAt} text={time => t('timeLeft', { time })} />
      </div>
    </div>
  );
}
