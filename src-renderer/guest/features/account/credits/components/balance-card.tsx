import { makeStyles } from '@fluentui/react-components';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { formatDay, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { ArrowRightIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { CreditStatement } from '#shared/contract/guest/personal-info.ts';
import { BRAND_TIME_ZONE } from '#shared/hotel-time.ts';
import { fromReais } from '#shared/money.ts';
import { nextExpiry } from '../next-expiry.ts';
import { BalanceAmount } from './amount.tsx';
import { AmountsEye, type useAmounts } from './amounts-switch.tsx';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    gap: '12px',
    padding: '28px 24px',
    borderRadius: '20px',
    backgroundColor: brand.jatoba,
    color: brand.onJatoba,
    isolation: 'isolate',
    overflow: 'hidden',
    '::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetInlineEnd: '24px',
      bottom: 0,
      width: '112px',
      height: '88px',
      [from.medium]: { width: '190px', height: '152px' },
      borderRadius: brand.arch,
      backgroundColor: 'color-mix(in srgb, var(--brand-brass) 20%, transparent)',
    },
    '::after': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetInlineEnd: '24px',
      top: '24px',
      width: '44px',
      height: '44px',
      borderRadius: '999px',
      backgroundColor: brand.brass,
      opacity: 0.85,
    },
    [from.medium]: { padding: '36px 40px' },
  },
  title: { color: 'inherit' },
  line: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '56px' },
  amount: {
    fontFamily: brand.fontDisplay,
    fontSize: 'clamp(2.25rem, 1.9rem + 2vw, 3.25rem)',
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  eye: { color: 'inherit', ':hover': { color: 'inherit' } },
  text: { margin: 0, color: brand.onJatobaSoft },
  action: { marginBlockStart: '8px' },
});

type BalanceCardProps = {
  statement: CreditStatement;
  amounts: ReturnType<typeof useAmounts>;
  canBook: boolean;
};

export function BalanceCard({ statement, amounts, canBook }: BalanceCardProps) {
  const t = useText('credits');
  const styles = useStyles();
  const expiry = nextExpiry(statement.transactions, serverNow());
  return (
    <section className={styles.card} aria-labelledby="balance">
      <Heading level={2} size="small" id="balance" className={styles.title}>
        {t('balance.title')}
      </Heading>
      <div className={styles.line}>
        <span className={styles.amount}>
          <BalanceAmount cents={fromReais(statement.balance)} isShown={amounts.isShown} />
        </span>
        <AmountsEye amounts={amounts} className={styles.eye} />
      </div>
      <p className={styles.text}>
        {expiry === null
          ? t('balance.nothingExpires')
          : t(amounts.isShown ? 'balance.expires' : 'balance.someExpire', {
              amount: amounts.isShown ? formatMoney(expiry.left) : '',
              date: formatDay(expiry.at, BRAND_TIME_ZONE),
            })}
      </p>
      {canBook && (
        <ButtonLink
          to={paths.booking}
          className={styles.action}
          appearance="primary"
          icon={<ArrowRightIcon />}
          iconPosition="after"
        >
          {t('book')}
        </ButtonLink>
      )}
    </section>
  );
}
