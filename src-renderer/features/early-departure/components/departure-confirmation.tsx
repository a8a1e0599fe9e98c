import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { ActFlow } from '#renderer/features/guest-booking/act-flow.ts';
import { formatMoney } from '#renderer/i18n/format.ts';
import { useErrorText, useText } from '#renderer/i18n/i18n.ts';
import { BusyButton } from '#renderer/ui/busy-button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { Sheet } from '#renderer/ui/sheet.tsx';
import { brand, from } from '#renderer/ui/theme.ts';
import type { EarlyCheckout, EarlyCheckoutSimulation } from '#shared/contract/early-departure.ts';
import { fromReais } from '#shared/money.ts';
import { type DepartureKind, isSameReturn } from '../departure.ts';

const useStyles = makeStyles({
  boxes: { display: 'grid', gap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
  consent: { paddingTop: '12px', borderTop: `1px solid ${brand.hairline}` },
  buttons: {
    display: 'grid',
    gap: '12px',
    [from.medium]: { display: 'flex', flexDirection: 'row-reverse', justifyContent: 'flex-end' },
  },
  button: { minHeight: '56px' },
});

const items = ['first', 'second'] as const;

type DepartureConfirmationProps = {
  kind: DepartureKind;
  isOta: boolean;
  flow: ActFlow<EarlyCheckoutSimulation, EarlyCheckout>;
  shown: EarlyCheckoutSimulation;
  /** The figure that the guest agreed to on the page before; null for one who came here directly. */
  agreedBefore: Pick<EarlyCheckoutSimulation, 'new_credit'> | null;
  onLeave: (shown: EarlyCheckoutSimulation) => void;
  onGiveUp: () => void;
};

/** Two things to confirm, the consent, and the button that ends the stay (OUT-07, EDP-04). */
export function DepartureConfirmation(props: DepartureConfirmationProps) {
  const { kind, flow, shown, isOta } = props;
  const t = useText('early-departure');
  const styles = useStyles();
  const [done, setDone] = useState<readonly string[]>([]);
  const [consent, setConsent] = useState<EarlyCheckoutSimulation | null>(null);
  const isConsented = isSameReturn(consent, shown);
  const isBusy = flow.step === 'acting' || flow.step === 'done';
  const isReady = isConsented && items.every(item => done.includes(item));
  const amount = formatMoney(fromReais(shown.new_credit));
  const consentKey = isOta || shown.new_credit === 0 ? 'consent' : 'consentWithCredit';
  return (
    <Sheet title={t('confirmation.title')}>
      <DepartureNews {...props} agreedBefore={consent ?? props.agreedBefore} />
      <ul className={styles.boxes} inert={isBusy}>
        {items.map(item => (
          <li key={item}>
            <Checkbox
              size="large"
              checked={done.includes(item)}
              label={t(`confirmation.${kind}.${item}`)}
              onChange={(_, { checked }) =>
                setDone(checked === true ? [...done, item] : done.filter(other => other !== item))
              }
            />
          </li>
        ))}
        <li className={styles.consent}>
          <Checkbox
            size="large"
            checked={isConsented}
            label={t(`confirmation.${kind}.${consentKey}`, { amount })}
            onChange={(_, { checked }) => setConsent(checked === true ? shown : null)}
          />
        </li>
      </ul>
      <div className={styles.buttons}>
        <BusyButton
          className={styles.button}
          busy={isBusy}
          disabled={!isReady && !isBusy}
          onClick={() => isReady && props.onLeave(shown)}
        >
          {t(flow.step === 'unknown' ? 'confirmation.again' : `confirmation.${kind}.submit`)}
        </BusyButton>
        <Button className={styles.button} size="large" disabled={isBusy} onClick={props.onGiveUp}>
          {t('general:cancel')}
        </Button>
      </div>
    </Sheet>
  );
}

/** What became of the last press, or of the figure since the page before. */
function DepartureNews({ flow, shown, agreedBefore, isOta }: DepartureConfirmationProps) {
  const t = useText('early-departure');
  const errorText = useErrorText();
  const money = (reais: number) => formatMoney(fromReais(reais));
  if (flow.step === 'unknown') return <Notice intent="error">{t('confirmation.unknown')}</Notice>;
  if (flow.step === 'refused')
    return (
      <Notice intent="error">
        {flow.code === 'ATTEMPT_IN_PROGRESS' ? t('confirmation.paymentOpen') : errorText(flow)}
      </Notice>
    );
  const before = flow.step === 'deciding' ? (flow.before ?? agreedBefore) : null;
  if (before === null || isOta || isSameReturn(before, shown)) return null;
  const figures = { before: money(before.new_credit), now: money(shown.new_credit) };
  return <Notice intent="info">{t('confirmation.changed', figures)}</Notice>;
}
