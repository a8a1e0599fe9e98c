import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatInstant, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { DayReport } from '#shared/contract/staff/day-report.ts';
import { sumCents } from '#shared/money.ts';
import { Card } from '../shared/look/card.tsx';
import { shortName } from '../shared/look/short-name.ts';
import { staffPaths } from '../shared/paths/staff-paths.ts';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th': { textAlign: 'start', fontWeight: 400, padding: '6px 12px 6px 0' },
    '& td': { textAlign: 'end', padding: '6px 0 6px 12px', whiteSpace: 'nowrap' },
    '& tr + tr': { borderTop: `1px solid ${brand.hairline}` },
  },
  strong: { '& th, & td': { fontWeight: 600 } },
  more: { display: 'block', color: brand.inkSoft, fontSize: '0.8125rem' },
  none: { margin: 0, color: brand.inkSoft },
});

function Figures({ label, children }: { label: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <table className={styles.table} aria-label={label}>
      <tbody>{children}</tbody>
    </table>
  );
}

type RowProps = { name: ReactNode; figure: string; isStrong?: boolean };

function Row({ name, figure, isStrong = false }: RowProps) {
  const styles = useStyles();
  return (
    <tr className={isStrong ? styles.strong : ''}>
      <th scope="row">{name}</th>
      <td>{figure}</td>
    </tr>
  );
}

export function StaysCard({ stays }: Pick<DayReport, 'stays'>) {
  const t = useText('staff/day-report');
  const { arrivals, departures, noShows, occupied, rooms } = stays;
  const share = rooms === 0 ? 0 : Math.round((occupied * 100) / rooms);
  return (
    <Card title={t('stays.title')}>
      <Figures label={t('stays.title')}>
        <Row name={t('stays.arrivals')} figure={String(arrivals)} />
        <Row name={t('stays.departures')} figure={String(departures)} />
        <Row name={t('stays.noShows')} figure={String(noShows)} />
        <Row name={t('stays.occupied')} figure={t('stays.share', { occupied, rooms, share })} isStrong />
      </Figures>
    </Card>
  );
}

const OF_MONEY = [
  'PAYMENT',
  'DEPOSIT',
  'DEPOSIT_RETURN',
  'CASH_RETURN',
  'CREDIT_PAYOUT',
  'REFUND_OWED',
  'REFUND',
];

export function SumsCard({ sums }: Pick<DayReport, 'sums'>) {
  const styles = useStyles();
  const t = useText('staff/day-report');
  const money = sums.filter(({ kind }) => OF_MONEY.includes(kind));
  const others = sums.filter(({ kind }) => !OF_MONEY.includes(kind));
  const rows = (some: typeof sums) =>
    some.map(({ kind, means, count, cents }) => (
      <Row
        key={`${kind} ${means}`}
        name={
          <>
            {t(`kind.${kind}`)}
            <span className={styles.more}>{[t(`means.${means}`), t('count', { count })].join(' · ')}</span>
          </>
        }
        figure={formatMoney(cents)}
      />
    ));
  return (
    <>
      <Card title={t('money.title')}>
        {money.length === 0 && <p className={styles.none}>{t('money.none')}</p>}
        <Figures label={t('money.title')}>
          {rows(money)}
          <Row
            name={t('money.total')}
            figure={formatMoney(sumCents(money.map(({ cents }) => cents)))}
            isStrong
          />
        </Figures>
      </Card>
      {others.length > 0 && (
        <Card title={t('credits.title')}>
          <Figures label={t('credits.title')}>{rows(others)}</Figures>
        </Card>
      )}
    </>
  );
}

export function DrawersCard({ drawers, timeZone }: Pick<DayReport, 'drawers'> & { timeZone: string }) {
  const styles = useStyles();
  const t = useText('staff/day-report');
  return (
    <Card title={t('drawers.title')}>
      {drawers.length === 0 && <p className={styles.none}>{t('drawers.none')}</p>}
      <Figures label={t('drawers.title')}>
        {drawers.map(({ drawerId, device, openedBy, openedAt, inCents, outCents, differenceCents }) => (
          <Row
            key={drawerId}
            name={
              <>
                {device ?? shortName(openedBy)}
                <span className={styles.more}>
                  {t('drawers.cash', {
                    time: formatInstant(new Date(openedAt), timeZone),
                    in: formatMoney(inCents),
                    out: formatMoney(outCents),
                  })}
                </span>
              </>
            }
            figure={differenceCents === null ? t('drawers.open') : formatMoney(differenceCents)}
          />
        ))}
      </Figures>
    </Card>
  );
}

export function BalanceCard({ balances }: Pick<DayReport, 'balances'>) {
  const styles = useStyles();
  const t = useText('staff/day-report');
  return (
    <Card title={t('balances.title')}>
      {balances.length === 0 && <p className={styles.none}>{t('balances.none')}</p>}
      <Figures label={t('balances.title')}>
        {balances.map(({ bookingId, locator, dueCents }) => (
          <Row
            key={bookingId}
            name={<TextLink to={staffPaths.booking(bookingId)}>{locator}</TextLink>}
            figure={formatMoney(dueCents)}
          />
        ))}
      </Figures>
    </Card>
  );
}
