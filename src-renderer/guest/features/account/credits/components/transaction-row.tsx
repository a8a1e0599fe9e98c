import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { formatDay } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';
import { brand, canHover, from } from '#renderer/platform/ui/theme.ts';
import type { CreditTransaction } from '#shared/contract/guest/personal-info.ts';
import { BRAND_TIME_ZONE } from '#shared/hotel-time.ts';
import { isExpired } from '#shared/rules/credits.ts';
import { RowAmount } from './amount.tsx';

const DepositIcon = () => (
  <LineIcon>
    <path d="M10 3.5v9m-4-4 4 4 4-4M4 16.5h12" />
  </LineIcon>
);
const WithdrawalIcon = () => (
  <LineIcon>
    <path d="M10 12.5v-9m-4 4 4-4 4 4M4 16.5h12" />
  </LineIcon>
);

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '16px',
    width: '100%',
    minHeight: '80px',
    padding: '12px 8px',
    border: 'none',
    borderBottom: `1px solid ${brand.hairline}`,
    backgroundColor: 'transparent',
    color: brand.ink,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    [canHover]: { ':hover': { backgroundColor: brand.surface } },
    ':focus-visible': { outlineOffset: '-3px' },
  },
  icon: {
    gridArea: '1 / 1 / 4',
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: brand.arch,
    backgroundColor: brand.groundDeep,
    color: brand.inkSoft,
  },
  cameIn: { backgroundColor: brand.sageWash, color: brand.sageInk },
  name: { gridArea: '1 / 2', alignSelf: 'end', minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  amount: {
    gridArea: '1 / 3',
    alignSelf: 'end',
    justifySelf: 'end',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  small: { color: brand.inkSoft, fontSize: '0.875rem', lineHeight: 1.4 },
  where: { gridArea: '2 / 2 / 3 / -1', [from.medium]: { gridArea: '2 / 2' } },
  due: { gridArea: '3 / 2 / 4 / -1', [from.medium]: { gridArea: '2 / 3', textAlign: 'end' } },
  plus: { color: brand.sageInk },
});

type TransactionRowProps = { transaction: CreditTransaction; isShown: boolean; onOpen: () => void };

export function TransactionRow({ transaction, isShown, onOpen }: TransactionRowProps) {
  const t = useText('credits');
  const styles = useStyles();
  const { type, origin, created_at, dueDate, booking } = transaction;
  const zone = booking?.building.timezone ?? BRAND_TIME_ZONE;
  const isDeposit = type === 'DEPOSIT';
  const due =
    dueDate === null
      ? null
      : t(isExpired(transaction, serverNow()) ? 'row.expired' : 'row.until', {
          date: formatDay(new Date(dueDate), zone, 'medium'),
        });
  return (
    <li>
      <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onOpen}>
        <span className={mergeClasses(styles.icon, isDeposit && styles.cameIn)}>
          {isDeposit ? <DepositIcon /> : <WithdrawalIcon />}
        </span>
        <span className={styles.name}>{t(`origins.${origin}`)}</span>
        <span className={mergeClasses(styles.amount, isDeposit && styles.plus)}>
          <RowAmount transaction={transaction} isShown={isShown} />
        </span>
        <span className={mergeClasses(styles.small, styles.where)}>
          {formatDay(new Date(created_at), zone, 'medium')}
          {booking && ` · ${booking.building.name}`}
        </span>
        {due !== null && <span className={mergeClasses(styles.small, styles.due)}>{due}</span>}
      </button>
    </li>
  );
}
