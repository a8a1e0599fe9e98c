import { makeStyles, Switch } from '@fluentui/react-components';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { TextAround } from '#renderer/platform/ui/text-around.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Cents } from '#shared/money.ts';

const useStyles = makeStyles({
  part: { margin: 0, color: brand.inkSoft, lineHeight: 1.5 },
});

type CreditsPanelProps = {
  balance: Cents;
  used: Cents;
  rest: Cents;
  coversAll: boolean;
  wanted: boolean;
  onChange: (wanted: boolean) => void;
};

export function CreditsPanel({ balance, used, rest, coversAll, wanted, onChange }: CreditsPanelProps) {
  const t = useText('booking-payment');
  const styles = useStyles();
  return (
    <Sheet
      title={t('credits.title')}
      lead={
        <TextAround text={amount => t('credits.balance', { amount })}>
          <Masked what={t('credits.title')}>{formatMoney(balance)}</Masked>
        </TextAround>
      }
    >
      <Switch checked={wanted} label={t('credits.use')} onChange={(_, { checked }) => onChange(checked)} />
      <div aria-live="polite">
        {coversAll && <Notice intent="success">{t('credits.filled')}</Notice>}
        {used > 0 && !coversAll && (
          <p className={styles.part}>
            {t('credits.usePart', { amount: formatMoney(used), rest: formatMoney(rest) })}
          </p>
        )}
      </div>
    </Sheet>
  );
}
