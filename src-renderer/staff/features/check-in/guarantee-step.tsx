import { Button, makeStyles, Tab, TabList } from '@fluentui/react-components';
import { useState } from 'react';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import { Card } from '../shared/look/card.tsx';
import type { StepProps } from './check-in-steps.tsx';
import { DepositForm } from './deposit-form.tsx';
import { GuaranteeCardForm } from './guarantee-card-form.tsx';
import { StepAct } from './step-card.tsx';
import { isGuaranteed, roomsWithoutDeposit } from './steps.ts';

const useStyles = makeStyles({
  text: { margin: 0, color: brand.inkSoft },
  again: { justifySelf: 'start' },
  means: { display: 'grid', gap: '16px' },
  hidden: { display: 'none' },
});

type GuaranteeStepProps = StepProps & { isShown: boolean };

/** A card by the card page, or cash in place of it. */
export function GuaranteeStep({ isShown, ...props }: GuaranteeStepProps) {
  const styles = useStyles();
  const t = useText('staff/check-in');
  const { state, onSaved } = props;
  if (isGuaranteed(state)) return <Given {...props} />;
  return (
    <Card title={t('steps.guarantee')}>
      <p className={styles.text}>{t('guarantee.lead')}</p>
      <Taken {...props} />
      <Means {...props} isShown={isShown} />
      <p className={styles.text}>{t('guarantee.elsewhere')}</p>
      <Button className={styles.again} onClick={() => void onSaved()}>
        {t('guarantee.look')}
      </Button>
    </Card>
  );
}

const means = ['card', 'deposit'] as const;

/** An amount that was typed stays while the card is shown; a card does not stay while the amount is. */
function Means({ isShown, ...props }: GuaranteeStepProps) {
  const styles = useStyles();
  const t = useText('staff/check-in');
  const { cardPage } = props.state;
  const [chosen, setChosen] = useState<(typeof means)[number]>('card');
  const shown = cardPage === null ? 'deposit' : chosen;
  return (
    <>
      {cardPage !== null && (
        <TabList
          selectedValue={shown}
          aria-label={t('guarantee.means.label')}
          onTabSelect={(_, { value }) => setChosen(means.find(one => one === value) ?? 'card')}
        >
          {means.map(one => (
            <Tab key={one} value={one}>
              {t(`guarantee.means.${one}`)}
            </Tab>
          ))}
        </TabList>
      )}
      {cardPage !== null && (
        <div className={shown === 'card' ? '' : styles.hidden}>
          <GuaranteeCardForm {...props} cardPage={cardPage} isShown={isShown && shown === 'card'} />
        </div>
      )}
      <div className={shown === 'deposit' ? styles.means : styles.hidden}>
        {cardPage === null && <p className={styles.text}>{t('card-form:notOffered')}</p>}
        {roomsWithoutDeposit(props.state).map(room => (
          <DepositForm key={room.accommodationId} room={room} {...props} />
        ))}
      </div>
    </>
  );
}

function Given(props: StepProps) {
  const t = useText('staff/check-in');
  const { state, onSaved, onReload } = props;
  const { guaranteeCard } = state.checkIn;
  return (
    <StepAct
      title={t('steps.guarantee')}
      lead={t('guarantee.given')}
      error={null}
      onReload={onReload}
      act={t('goOn')}
      isBusy={false}
      onSend={() => void onSaved(now => now)}
    >
      {guaranteeCard !== null && (
        <Notice intent="success">
          {t('check-in:paymentCard.given', {
            brand: cardNetworkNames[guaranteeCard.brand].name || t('check-in:summary.anyCard'),
            digits: guaranteeCard.display_number.slice(-4),
          })}
        </Notice>
      )}
      <Taken {...props} />
    </StepAct>
  );
}

function Taken({ state: { deposits, rooms } }: StepProps) {
  const t = useText('staff/check-in');
  return deposits.map(({ accommodationId, amountCents }) => (
    <Notice key={accommodationId} intent="success">
      {t('guarantee.taken', {
        number: rooms.find(room => room.accommodationId === accommodationId)?.number ?? '',
        amount: formatMoney(amountCents),
      })}
    </Notice>
  ));
}
