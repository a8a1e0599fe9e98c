import { Button, makeStyles, RadioGroup, Switch } from '@fluentui/react-components';
import { useLocation } from 'react-router';
import { canTypeCards } from '#renderer/guest/features/shared/card-form/can-type-cards.ts';
import { SavedCardOption } from '#renderer/guest/features/shared/card-form/components/payment-option.tsx';
import { useGuestAppAddress } from '#renderer/guest/features/shared/guest-app/queries.ts';
import { PixOption } from '#renderer/guest/features/shared/pix/components/pix-option.tsx';
import { host } from '#renderer/platform/host/host.ts';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { PlusIcon } from '#renderer/platform/ui/icons.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { showOutsideCode } from '#renderer/platform/ui/outside-link.ts';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { TextAround } from '#renderer/platform/ui/text-around.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Cents } from '#shared/money.ts';
import { canUseCredits } from '../means.ts';
import type { HoursPayment } from '../use-hours-payment.ts';

const useStyles = makeStyles({
  group: { display: 'grid', gap: '12px' },
  text: { margin: 0, color: brand.inkSoft, lineHeight: 1.5 },
  filled: { marginTop: '12px' },
  other: { justifySelf: 'start' },
});

type HoursMeansProps = { total: Cents; payment: HoursPayment; onAddCard: () => void; onPay: () => void };

export function HoursMeansSection(props: HoursMeansProps) {
  const t = useText('additional-hours');
  const { total, payment } = props;
  if (payment.isAwaited)
    return (
      <Sheet title={t('means.title')}>
        <div role="status" aria-busy="true" aria-label={t('means.loading')}>
          <Skeleton height="120px" />
        </div>
      </Sheet>
    );
  if (total === 0) return null;
  return (
    <>
      <HoursCredits total={total} payment={payment} />
      {payment.means.with !== 'credits' && <HoursMethods {...props} />}
    </>
  );
}

function HoursCredits({ total, payment }: Pick<HoursMeansProps, 'total' | 'payment'>) {
  const t = useText('additional-hours');
  const styles = useStyles();
  const { balance, wantsCredits, toggleCredits, means } = payment;
  if (balance === undefined || balance === 0) return null;
  return (
    <Sheet
      title={t('credits.title')}
      lead={
        <TextAround text={amount => t('credits.balance', { amount })}>
          <Masked what={t('credits.title')}>{formatMoney(balance)}</Masked>
        </TextAround>
      }
    >
      <div>
        {canUseCredits(balance, total) ? (
          <Switch
            checked={wantsCredits}
            label={t('credits.use')}
            onChange={(_, { checked }) => toggleCredits(checked)}
          />
        ) : (
          <p className={styles.text}>{t('credits.tooFew')}</p>
        )}
        <div aria-live="polite">
          {means.with === 'credits' && (
            <Notice intent="success" className={styles.filled}>
              {t('credits.filled')}
            </Notice>
          )}
        </div>
      </div>
    </Sheet>
  );
}

function HoursMethods({ total, payment, onAddCard, onPay }: HoursMeansProps) {
  const t = useText('additional-hours');
  const styles = useStyles();
  const { cards, card, chooseCard, cardsError, refetchCards, means, takesPix, pix } = payment;
  const { saveCard } = host().profile.capabilities;
  return (
    <Sheet title={t('means.title')}>
      {cardsError !== null && (
        <LoadError level={3} title={t('means.failed')} error={cardsError} onRetry={refetchCards} />
      )}
      {(cards.length > 0 || takesPix) && (
        <RadioGroup
          className={styles.group}
          name="hours-card"
          aria-label={t('means.title')}
          value={means.with === 'pix' ? 'pix' : (card?.cardId ?? '')}
          onChange={(_, { value }) =>
            value === 'pix' ? payment.choosePix() : chooseCard({ cardId: value, installments: 1 })
          }
        >
          {cards.map(saved => (
            <SavedCardOption
              key={saved.id}
              card={saved}
              installments={card?.cardId === saved.id ? card.installments : null}
              amount={total}
              onInstallments={installments => chooseCard({ cardId: saved.id, installments })}
            />
          ))}
          {takesPix && (
            <PixOption pix={pix} isChosen={means.with === 'pix'} reserves="HOURS" onSubmit={onPay} />
          )}
        </RadioGroup>
      )}
      {saveCard && !canTypeCards() && <Notice intent="info">{t('card-form:notOffered')}</Notice>}
      {saveCard && canTypeCards() && (
        <>
          {cards.length === 0 && cardsError === null && (
            <p className={styles.text}>{t(takesPix ? 'means.noCardButPix' : 'means.noCard')}</p>
          )}
          <Button className={styles.other} size="large" icon={<PlusIcon />} onClick={onAddCard}>
            {t(cards.length === 0 ? 'means.first' : 'means.another')}
          </Button>
        </>
      )}
      {!saveCard && <CardOnMyPhone />}
    </Sheet>
  );
}

/** A public screen stores no cards: to use another one, the guest buys the hours on the phone (PD-41). */
function CardOnMyPhone() {
  const t = useText('additional-hours');
  const styles = useStyles();
  const { pathname } = useLocation();
  const { data: address } = useGuestAppAddress();
  return (
    <>
      <p className={styles.text}>{t('means.phone')}</p>
      {address !== undefined && (
        <Button
          className={styles.other}
          size="large"
          onClick={() => showOutsideCode(`${address}${pathname}`)}
        >
          {t('means.showPhone')}
        </Button>
      )}
    </>
  );
}
