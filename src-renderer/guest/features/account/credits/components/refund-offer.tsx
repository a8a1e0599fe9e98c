import { makeStyles } from '@fluentui/react-components';
import { webConfig } from '#renderer/platform/host/config.ts';
import { host } from '#renderer/platform/host/host.ts';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { TextAround } from '#renderer/platform/ui/text-around.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Cents } from '#shared/money.ts';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    justifyItems: 'start',
    gap: '8px',
    padding: '20px',
    borderRadius: '16px',
    backgroundColor: brand.brassWash,
    color: brand.brassInk,
  },
  text: { margin: 0 },
  address: { color: 'inherit', fontWeight: 600, overflowWrap: 'anywhere' },
});

/** Only a browser can open the guest's mail program. */
function Address({ locator }: { locator: string | null }) {
  const t = useText('credits');
  const styles = useStyles();
  const { creditsEmail } = webConfig().links;
  if (host().device !== null) return <strong className={styles.address}>{creditsEmail}</strong>;
  const subject = t('refund.subject', { locator: locator ?? '' }).trim();
  return (
    <a className={styles.address} href={`mailto:${creditsEmail}?subject=${encodeURIComponent(subject)}`}>
      {creditsEmail}
    </a>
  );
}

type RefundOfferProps = {
  /** Null while amounts are hidden. */
  amount: Cents | null;
  locator: string | null;
};

export function RefundOffer({ amount, locator }: RefundOfferProps) {
  const t = useText('credits');
  const styles = useStyles();
  return (
    <section className={styles.box} aria-labelledby="refund">
      <Heading level={3} size="small" id="refund">
        {t('refund.title')}
      </Heading>
      <p className={styles.text}>
        <TextAround text={placeholder => t('refund.amount', { amount: placeholder })}>
          <Masked what={t('details.amount')}>
            {amount === null ? t('hiddenAmount') : formatMoney(amount)}
          </Masked>
        </TextAround>
      </p>
      <p className={styles.text}>
        <TextAround text={placeholder => t('refund.how', { email: placeholder })}>
          <Address locator={locator} />
        </TextAround>
      </p>
    </section>
  );
}
