import { makeStyles, RadioGroup } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { canTypeCards } from '#renderer/guest/features/shared/card-form/can-type-cards.ts';
import { SavedCardOption } from '#renderer/guest/features/shared/card-form/components/payment-option.tsx';
import type { CardEntry } from '#renderer/guest/features/shared/card-form/use-card-form.ts';
import { PixOption } from '#renderer/guest/features/shared/pix/components/pix-option.tsx';
import type { PixEntry } from '#renderer/guest/features/shared/pix/use-pix-entry.ts';
import { webConfig } from '#renderer/platform/host/config.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import type { SavedCard } from '#shared/contract/guest/payment.ts';
import type { PaymentChoice } from '../payment-choice.ts';
import { rejectionAtom } from '../payment-flow.ts';
import { isShownByCard } from '../shown-once.ts';
import type { PaymentMeans } from '../use-payment-means.ts';
import { ReceptionOption, TypedCardOption } from './payment-options.tsx';

const useStyles = makeStyles({ group: { display: 'grid', gap: '12px' } });

function useOverLimitText(): string {
  const t = useText('booking-payment');
  const partyText = useText('booking-funnel');
  const { maxRooms, maxNights } = webConfig().walkIn;
  return t('method.receptionOver', {
    rooms: partyText('party.rooms', { count: maxRooms }),
    nights: partyText('party.nights', { count: maxNights }),
  });
}

const installmentsOf = (choice: PaymentChoice, { id }: SavedCard) =>
  choice.with === 'savedCard' && choice.cardId === id ? choice.installments : null;

type PaymentMethodsProps = { means: PaymentMeans; card: CardEntry; pix: PixEntry; onSubmit: () => void };

export function PaymentMethods({ means, card, pix, onSubmit }: PaymentMethodsProps) {
  const t = useText('booking-payment');
  const styles = useStyles();
  const overLimitText = useOverLimitText();
  const rejection = useAtomValue(rejectionAtom);
  const { choice, choose, walkIn, savedCards, credits, pendingCard } = means;
  // A kiosk takes no cards (FUN-35).
  const takesCards = !host().profile.forceWalkIn;
  const pick = (picked: string) => {
    if (picked === 'pix') pix.suggest(card.form.getValues('cpf_cnpj'));
    if (picked === 'typedCard' || picked === 'reception' || picked === 'pix') choose({ with: picked });
    else choose({ with: 'savedCard', cardId: picked, installments: 1 });
  };
  return (
    // The limit is shown above the card, not below its long form: it explains why no other method is offered.
    <Sheet title={t('method.title')} lead={walkIn.isOverLimit ? overLimitText : undefined}>
      {takesCards && !canTypeCards() && <Notice intent="info">{t('card-form:notOffered')}</Notice>}
      <RadioGroup
        className={styles.group}
        name="payment-method"
        aria-label={t('method.title')}
        value={choice.with === 'savedCard' ? choice.cardId : choice.with}
        onChange={(_, picked) => pick(picked.value)}
      >
        {takesCards &&
          savedCards.map(saved => (
            <SavedCardOption
              key={saved.id}
              card={saved}
              installments={installmentsOf(choice, saved)}
              amount={credits.rest}
              onInstallments={installments => choose({ with: 'savedCard', cardId: saved.id, installments })}
            />
          ))}
        {means.takesPix && (
          <PixOption pix={pix} isChosen={choice.with === 'pix'} reserves="BOOKING" onSubmit={onSubmit} />
        )}
        {takesCards && canTypeCards() && (
          <TypedCardOption
            card={card}
            isChosen={choice.with === 'typedCard'}
            isFirst={savedCards.length === 0}
            isTokenized={pendingCard !== null}
            amount={credits.rest}
            failed={isShownByCard(rejection)}
            onSubmit={onSubmit}
          />
        )}
        {walkIn.isOffered && <ReceptionOption isChosen={choice.with === 'reception'} />}
      </RadioGroup>
    </Sheet>
  );
}
