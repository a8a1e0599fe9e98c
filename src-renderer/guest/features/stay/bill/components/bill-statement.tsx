import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { formatDate, formatDateRange, formatInstant, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Bill, BillLine, BillResult } from '#renderer/platform/ui/bill.tsx';
import { EyeIcon, EyeOffIcon } from '#renderer/platform/ui/icons.tsx';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { useHold } from '#renderer/platform/ui/use-hold.ts';
import type { BillLine as Line, Bill as StayBill } from '#shared/contract/guest/bill.ts';
import { fromReais } from '#shared/money.ts';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  facts: {
    display: 'grid',
    gap: '16px 32px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
    margin: 0,
    '& dt': { color: brand.inkSoft },
    '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  },
  line: { display: 'block' },
  hold: { justifySelf: 'start', touchAction: 'none', '@media print': { display: 'none' } },
  lines: {
    gap: 0,
    '& dd': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& > div': { paddingBlock: '9px', borderBottom: `1px solid ${brand.hairline}` },
    '& > div:last-child': { borderBottomStyle: 'none' },
  },
  returned: { display: 'block', color: brand.sageInk, fontSize: '0.9375rem' },
  strong: { fontWeight: 600 },
  due: { fontWeight: 600, color: tokens.colorBrandForegroundLink },
  total: { backgroundColor: brand.groundDeep },
  note: { margin: 0, color: brand.inkSoft, lineHeight: 1.5 },
  columns: {
    display: 'grid',
    gap: '20px',
    [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
  },
});

/** Formats an amount in reais; in a lobby it is masked until pressed (BEY-09). */
type Amount = (reais: number) => string;

export function BillStatement({ bill }: { bill: StayBill }) {
  const t = useText('bill');
  const styles = useStyles();
  const { masks } = host().profile.capabilities;
  const { isShown, holding } = useHold();
  const amount: Amount = reais => (masks && !isShown ? t('amountHidden') : formatMoney(fromReais(reais)));
  return (
    <article className={styles.page}>
      <Sheet title={bill.hotel.name}>
        <Facts bill={bill} />
        {masks && (
          <Button
            className={styles.hold}
            size="large"
            icon={isShown ? <EyeIcon /> : <EyeOffIcon />}
            aria-pressed={isShown}
            {...holding}
          >
            {t('show')}
          </Button>
        )}
      </Sheet>
      <Rooms bill={bill} amount={amount} />
      <div className={styles.columns}>
        <Sheet className={styles.total} title={t('sums.title')}>
          <Bill>
            <BillLine label={t('sums.subtotal')}>{amount(bill.subtotal)}</BillLine>
            <BillLine label={t('sums.taxes')}>{amount(bill.taxes)}</BillLine>
            <BillResult label={t('sums.total')}>{amount(bill.total)}</BillResult>
          </Bill>
        </Sheet>
        <Paid bill={bill} amount={amount} />
      </div>
      <p className={styles.note}>{t('notFiscal')}</p>
    </article>
  );
}

function Facts({ bill }: { bill: StayBill }) {
  const t = useText('bill');
  const styles = useStyles();
  const { hotel, checkinDate, checkoutDate, holderName, locator, issuedAt } = bill;
  const fact = (label: string, value: ReactNode) => (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <dl className={styles.facts}>
      {fact(t('facts.stay'), formatDateRange(checkinDate, checkoutDate, 'medium'))}
      {fact(t('facts.code'), <Masked what={t('facts.codeMasked')}>{locator}</Masked>)}
      {fact(t('facts.madeOutTo'), <Masked what={t('facts.nameMasked')}>{holderName}</Masked>)}
      {fact(t('facts.issued'), formatInstant(new Date(issuedAt), hotel.timezone))}
      {hotel.address.length > 0 &&
        fact(
          t('facts.address'),
          hotel.address.map(line => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          )),
        )}
    </dl>
  );
}

function Rooms({ bill, amount }: { bill: StayBill; amount: Amount }) {
  const t = useText('bill');
  const styles = useStyles();
  const labelOf = ({ kind, date, isBoughtLater }: Line) => {
    if (kind === 'NIGHT') return t('rooms.night', { date: formatDate(date ?? '', 'long') });
    const what = t(`rooms.${kind}`);
    return isBoughtLater ? t('rooms.later', { what }) : what;
  };
  return bill.rooms.map(({ type, lines, subtotal }, index) => (
    <Sheet
      // Two rooms of one type differ only by their index.
      key={`${type} ${index}`}
      title={bill.rooms.length > 1 ? t('rooms.numbered', { number: index + 1, type }) : type}
    >
      <Bill className={styles.lines}>
        {lines.map((line, at) => (
          <BillLine
            key={`${line.kind} ${line.date} ${at}`}
            label={
              <>
                {labelOf(line)}
                {line.isReturned && <span className={styles.returned}>{t('rooms.returned')}</span>}
              </>
            }
          >
            {amount(line.price)}
          </BillLine>
        ))}
        <BillLine label={t('rooms.subtotal')} className={styles.strong}>
          {amount(subtotal)}
        </BillLine>
      </Bill>
    </Sheet>
  ));
}

function Paid({ bill, amount }: { bill: StayBill; amount: Amount }) {
  const t = useText('bill');
  const styles = useStyles();
  const { paid, due, returned } = bill;
  if (paid.length === 0 && due === 0 && returned === 0) return null;
  return (
    <Sheet title={t('paid.title')}>
      <Bill className={styles.lines}>
        {paid.map(part => (
          <BillLine key={part.by} label={t(`paid.${part.by}`)}>
            {amount(part.amount)}
          </BillLine>
        ))}
        {due > 0 && (
          <BillLine label={t('paid.due')} className={styles.due}>
            {amount(due)}
          </BillLine>
        )}
        {returned > 0 && (
          <BillLine label={t('paid.returned')} className={styles.returned}>
            {amount(returned)}
          </BillLine>
        )}
      </Bill>
    </Sheet>
  );
}
