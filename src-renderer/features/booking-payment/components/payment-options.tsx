import { Badge, Button, makeStyles, mergeClasses, Radio } from '@fluentui/react-components';
import { useAtom } from 'jotai';
import type { ReactElement, ReactNode } from 'react';
import { brandNames } from '#renderer/features/card-form/brand-names.ts';
import { CardBrandMark } from '#renderer/features/card-form/components/card-brand-mark.tsx';
import { CardForm } from '#renderer/features/card-form/components/card-form.tsx';
import { InstallmentsSelect } from '#renderer/features/card-form/components/installments-select.tsx';
import { expiryOf, lastFour } from '#renderer/features/card-form/saved-card.ts';
import type { CardEntry } from '#renderer/features/card-form/use-card-form.ts';
import { host } from '#renderer/host/host.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { brand, reducedMotion } from '#renderer/ui/theme.ts';
import type { SavedCard } from '#shared/contract/payment.ts';
import type { Cents } from '#shared/money.ts';
import { WALK_IN_PAYMENT_HOURS } from '#shared/policies.ts';
import { type PaymentChoice, pendingCardAtom } from '../payment-choice.ts';

const useStyles = makeStyles({
  option: {
    borderRadius: '16px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    transitionProperty: 'border-color',
    transitionDuration: '160ms',
    [reducedMotion]: { transitionDuration: '0ms' },
  },
  chosen: { border: '1px solid var(--colorBrandStroke1)' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    minHeight: '60px',
    alignItems: 'center',
    gap: '4px 10px',
    padding: '4px 14px 4px 6px',
    '& > *:first-child': { flexGrow: 1 },
  },
  label: { display: 'block', fontWeight: 600, lineHeight: 1.35 },
  small: { display: 'block', color: brand.inkSoft, fontSize: '0.875rem', lineHeight: 1.4 },
  body: { padding: '6px 16px 18px' },
  text: { margin: 0, lineHeight: 1.5, color: brand.inkSoft },
  held: { display: 'grid', gap: '14px', justifyItems: 'start' },
  heldTitle: { margin: 0, fontWeight: 600 },
});

type OptionProps = {
  value: string;
  label: ReactElement;
  isChosen: boolean;
  /** What stands beside the label. */
  marks?: ReactNode;
  /** What is asked once it is chosen. */
  children: ReactNode;
};

/** One way to pay, with its own questions below it while it is chosen. */
function Option({ value, label, isChosen, marks, children }: OptionProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.option, isChosen && styles.chosen)}>
      <div className={styles.head}>
        <Radio value={value} label={label} />
        {marks}
      </div>
      {isChosen && <div className={styles.body}>{children}</div>}
    </div>
  );
}

type SavedCardOptionProps = {
  card: SavedCard;
  choice: PaymentChoice;
  amount: Cents;
  onChoice: (choice: PaymentChoice) => void;
};

/** A card of the guest's wallet (PAY-03, PAY-17, PAY-18). */
export function SavedCardOption({ card, choice, amount, onChoice }: SavedCardOptionProps) {
  const t = useText('booking-payment');
  const styles = useStyles();
  const chosen = choice.with === 'savedCard' && choice.cardId === card.id ? choice : null;
  const name = t('method.saved', { brand: brandNames[card.data.brand].name, digits: lastFour(card) });
  return (
    <Option
      value={card.id}
      isChosen={chosen !== null}
      label={
        <>
          <span className={styles.label}>{card.description || name}</span>
          <span className={styles.small}>
            {name}, {t('method.expires', { date: expiryOf(card) })}
          </span>
        </>
      }
      marks={
        <>
          {card.default_payment && (
            <Badge appearance="tint" color="subtle">
              {t('method.main')}
            </Badge>
          )}
          <CardBrandMark brand={card.data.brand} />
        </>
      }
    >
      {chosen && (
        <InstallmentsSelect
          amount={amount}
          value={chosen.installments}
          onChange={installments => onChoice({ ...chosen, installments })}
        />
      )}
    </Option>
  );
}

/** What is left of a typed card once its provider has it (PD-16). */
function TokenizedCard({ amount }: { amount: Cents }) {
  const t = useText('booking-payment');
  const styles = useStyles();
  const [card, setCard] = useAtom(pendingCardAtom);
  if (card === null) return null;
  const { brand: brandName, lastFour: digits, payment } = card;
  return (
    <div className={styles.held}>
      <p className={styles.heldTitle}>{t('held.title', { brand: brandName, digits })}</p>
      <p className={styles.text}>{t('held.text')}</p>
      <InstallmentsSelect
        amount={amount}
        value={payment.installments}
        onChange={installments => setCard({ ...card, payment: { ...payment, installments } })}
      />
      <Button size="large" onClick={() => setCard(null)}>
        {t('held.change')}
      </Button>
    </div>
  );
}

type TypedCardOptionProps = {
  card: CardEntry;
  isChosen: boolean;
  /** The guest has no saved card to choose instead. */
  isFirst: boolean;
  isTokenized: boolean;
  amount: Cents;
  /** The last try with a card failed (PAY-25 to PAY-27). */
  failed: boolean;
  onSubmit: () => void;
};

/** A card to type (PAY-04). */
export function TypedCardOption(props: TypedCardOptionProps) {
  const { card, isChosen, isFirst, isTokenized, amount, failed, onSubmit } = props;
  const t = useText('booking-payment');
  const styles = useStyles();
  return (
    <Option
      value="typedCard"
      isChosen={isChosen}
      label={<span className={styles.label}>{t(isFirst ? 'method.newCard' : 'method.another')}</span>}
    >
      {isTokenized ? (
        <TokenizedCard amount={amount} />
      ) : (
        <CardForm form={card.form} kind="payment" amount={amount} failed={failed} onSubmit={onSubmit} />
      )}
    </Option>
  );
}

/** The reception, for a walk-in (FUN-36). */
export function ReceptionOption({ isChosen }: { isChosen: boolean }) {
  const t = useText('booking-payment');
  const styles = useStyles();
  return (
    <Option
      value="reception"
      isChosen={isChosen}
      label={<span className={styles.label}>{t('method.reception')}</span>}
    >
      <p className={styles.text}>
        {t(host().profile.forceWalkIn ? 'method.receptionForced' : 'method.receptionHint')}{' '}
        {t('method.receptionDeadline', { hours: WALK_IN_PAYMENT_HOURS })}
      </p>
    </Option>
  );
}
