import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { cardPartFor } from '#renderer/guest/features/booking/check-in/check-in-flow.ts';
import { useCheckInPage } from '#renderer/guest/features/booking/check-in/check-in-page.ts';
import { CardInstructions } from '#renderer/guest/features/booking/check-in/components/card-instructions.tsx';
import { GuaranteeAtReception } from '#renderer/guest/features/booking/check-in/components/guarantee-at-reception.tsx';
import { GuaranteeCards } from '#renderer/guest/features/booking/check-in/components/guarantee-cards.tsx';
import { useCardOffer } from '#renderer/guest/features/booking/check-in/use-cards.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Dock } from '#renderer/platform/ui/dock.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import type { CheckInState } from '#shared/contract/guest/check-in.ts';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '20px', justifyItems: 'start', marginBottom: '32px' },
});

function GuaranteeCard({ card }: { card: NonNullable<CheckInState['guaranteeCard']> }) {
  const t = useText('check-in');
  const styles = useStyles();
  const { finish } = useCheckInPage();
  const [isBusy, setBusy] = useState(false);
  async function goOn() {
    setBusy(true);
    await finish('paymentCard');
    setBusy(false);
  }
  return (
    <div className={styles.card}>
      <Notice intent="success">
        {t('paymentCard.given', {
          brand: cardNetworkNames[card.brand].name || t('summary.anyCard'),
          digits: card.display_number.slice(-4),
        })}
      </Notice>
      <Dock>
        <BusyButton busy={isBusy} onClick={() => void goOn()}>
          {t('paymentCard.keep')}
        </BusyButton>
      </Dock>
    </div>
  );
}

export function Component() {
  const t = useText('check-in');
  const [search] = useSearchParams();
  const { state } = useCheckInPage();
  const offer = useCardOffer();
  if (state.guaranteeCard === null && offer === 'none') return <GuaranteeAtReception />;
  if (state.guaranteeCard === null && offer === 'unknown') return <Skeleton height="260px" />;
  const part = cardPartFor(state, search.get('part'));
  return (
    <>
      <ScreenTitle title={t('paymentCard.title')} lead={t('paymentCard.lead')} page={t('pageTitle')} />
      {state.guaranteeCard !== null && <GuaranteeCard card={state.guaranteeCard} />}
      {part === 'instructions' ? <CardInstructions /> : <GuaranteeCards />}
    </>
  );
}
