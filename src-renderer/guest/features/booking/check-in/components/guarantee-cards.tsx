import { Badge, makeStyles, RadioGroup } from '@fluentui/react-components';
import { useState } from 'react';
import { CardForm } from '#renderer/guest/features/shared/card-form/components/card-form.tsx';
import { CardNetworkMark } from '#renderer/guest/features/shared/card-form/components/card-network-mark.tsx';
import { PaymentOption } from '#renderer/guest/features/shared/card-form/components/payment-option.tsx';
import { expiryOf, lastFour } from '#renderer/guest/features/shared/card-form/saved-card.ts';
import { useCardEntry } from '#renderer/guest/features/shared/card-form/use-card-form.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Dock } from '#renderer/platform/ui/dock.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import type { SavedCard } from '#shared/contract/guest/payment.ts';
import { useCheckInPage } from '../check-in-page.ts';
import type { GuaranteeFailure } from '../run-guarantee.ts';
import { useCards } from '../use-cards.ts';
import { useGuarantee } from '../use-guarantee.ts';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '20px', maxWidth: '48rem' },
  options: { display: 'grid', gap: '12px' },
  label: { display: 'block', fontWeight: 600, lineHeight: 1.35 },
  small: { display: 'block', color: brand.inkSoft, fontSize: '0.9375rem', lineHeight: 1.4 },
  nothing: { margin: 0, color: brand.inkSoft },
  submit: { justifySelf: 'start', minWidth: '220px' },
});

const ANOTHER = 'another';

function CardLabel({ card }: { card: SavedCard }) {
  const t = useText('card-form');
  const styles = useStyles();
  const networkName = cardNetworkNames[card.data.brand].name;
  const name = t('saved.name', { brand: networkName, digits: lastFour(card) });
  const facts = host().profile.capabilities.masks
    ? networkName
    : `${name}, ${t('saved.expires', { date: expiryOf(card) })}`;
  return (
    <>
      <span className={styles.label}>{card.description || name}</span>
      <span className={styles.small}>{facts}</span>
    </>
  );
}

function FailureNotice({ failure }: { failure: GuaranteeFailure | null }) {
  const t = useText('check-in');
  const errorText = useErrorText();
  if (failure === null || failure.error.code === 'TOKENIZER_FAILED') return null;
  return (
    <Notice intent="error" isOutcome>
      {failure.in === 'association'
        ? t('paymentCard.errorAssociatePayment')
        : failure.error.code === 'CARD_DECLINED'
          ? t('paymentCard.declined')
          : errorText(failure.error)}
    </Notice>
  );
}

export function GuaranteeCards() {
  const t = useText('check-in');
  const styles = useStyles();
  const cards = useCards();
  const { rooms, state } = useCheckInPage();
  const self = rooms.flatMap(({ guests }) => guests).find(guest => guest.isLoggedUser);
  // Most guests use a card of their own, so their name is filled in: less to type in a lobby.
  const card = useCardEntry('guarantee', self?.name);
  const { provide, forget, failure, isBusy } = useGuarantee(card);
  const [picked, setPicked] = useState<string | null>(null);
  if (cards.isPending) return <Skeleton height="260px" />;
  const list = cards.data ?? [];
  const chosen = picked ?? list[0]?.id ?? ANOTHER;
  const submit = () =>
    void provide(chosen === ANOTHER ? { with: 'typed' } : { with: 'saved', cardId: chosen });
  const form = (
    <CardForm
      card={card}
      kind="guarantee"
      amount={0}
      failed={failure?.error.code === 'TOKENIZER_FAILED'}
      onSubmit={submit}
    />
  );
  return (
    <div className={styles.page} aria-busy={isBusy}>
      {cards.isError && <Notice intent="error">{t('paymentCard.payments.error')}</Notice>}
      <FailureNotice failure={failure} />
      {list.length === 0 ? (
        form
      ) : (
        <RadioGroup
          className={styles.options}
          aria-label={t('paymentCard.list')}
          value={chosen}
          disabled={isBusy}
          onChange={(_, { value }) => {
            setPicked(value);
            forget();
          }}
        >
          {list.map(one => (
            <PaymentOption
              key={one.id}
              value={one.id}
              isChosen={one.id === chosen}
              label={<CardLabel card={one} />}
              marks={
                <>
                  {one.default_payment && (
                    <Badge appearance="tint" color="subtle">
                      {t('card-form:saved.main')}
                    </Badge>
                  )}
                  <CardNetworkMark cardNetwork={one.data.brand} />
                </>
              }
            />
          ))}
          <PaymentOption
            value={ANOTHER}
            isChosen={chosen === ANOTHER}
            label={<span className={styles.label}>{t('paymentCard.another')}</span>}
          >
            {form}
          </PaymentOption>
        </RadioGroup>
      )}
      <p className={styles.nothing}>{t('paymentCard.nothingCharged')}</p>
      <Dock isOff={state.guaranteeCard !== null}>
        <BusyButton className={styles.submit} busy={isBusy} onClick={submit}>
          {t('paymentCard.give')}
        </BusyButton>
      </Dock>
    </div>
  );
}
