import { Badge, Button, makeStyles, mergeClasses, Radio, RadioGroup } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '#renderer/i18n/i18n.ts';
import { brand, reducedMotion } from '#renderer/ui/theme.ts';
import type { SavedCard } from '#shared/contract/payment.ts';
import { WALK_IN_PAYMENT_HOURS } from '#shared/policies.ts';
import type { WalkInLimits } from '#shared/rules/walk-in.ts';
import type { PaymentChoice } from '../payment-choice.ts';
import type { PendingCard } from '../pending-card.ts';
import { PaymentSection } from './payment-section.tsx';

const useStyles = makeStyles({
  group: { display: 'grid', gap: '12px' },
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

type PaymentMethodsProps = {
  choice: PaymentChoice;
  onChoice: (choice: PaymentChoice) => void;
  cards: readonly SavedCard[];
  /** The stay is a walk-in, so the reception may be paid at (FUN-36). */
  walkIn: boolean;
  /** The limits that the stay exceeds, where it could otherwise be paid at the reception (SEC-04). */
  overLimit: WalkInLimits | null;
  /** This device takes no cards (FUN-35). */
  receptionOnly: boolean;
  held: PendingCard | null;
  onDropCard: () => void;
  onHeldInstallments: (count: number) => void;
  cardForm: ReactNode;
  brandMark: (brand: SavedCard['data']['brand']) => ReactNode;
  brandName: (brand: SavedCard['data']['brand']) => string;
  installments: (value: number, onChange: (count: number) => void) => ReactNode;
};

const lastFour = (card: SavedCard) => card.data.display_number.slice(-4);
const expiry = ({ data }: SavedCard) =>
  `${String(data.month).padStart(2, '0')}/${String(data.year).slice(-2)}`;

/** Saved cards, a card to type, and the reception (PAY-03). */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { choice, onChoice, cards, walkIn, receptionOnly, held, cardForm } = props;
  const t = useText('booking-payment');
  const styles = useStyles();
  const partyText = useText('booking-funnel');
  // Above the card, not below its long form: it says why no other way is offered.
  const overLimit =
    props.overLimit === null
      ? undefined
      : t('method.receptionOver', {
          rooms: partyText('party.rooms', { count: props.overLimit.maxRooms }),
          nights: partyText('party.nights', { count: props.overLimit.maxNights }),
        });
  const value = choice.with === 'savedCard' ? choice.cardId : choice.with;
  const option = (chosen: boolean) => mergeClasses(styles.option, chosen && styles.chosen);
  const choose = (picked: string) => {
    if (picked === 'typedCard' || picked === 'reception') onChoice({ with: picked });
    else onChoice({ with: 'savedCard', cardId: picked, installments: 1 });
  };
  return (
    <PaymentSection title={t('method.title')} lead={overLimit}>
      <RadioGroup
        className={styles.group}
        name="payment-method"
        aria-label={t('method.title')}
        value={value}
        onChange={(_, picked) => choose(picked.value)}
      >
        {!receptionOnly &&
          cards.map(card => {
            const chosen = choice.with === 'savedCard' && choice.cardId === card.id;
            const name = t('method.saved', {
              brand: props.brandName(card.data.brand),
              digits: lastFour(card),
            });
            return (
              <div key={card.id} className={option(chosen)}>
                <div className={styles.head}>
                  <Radio
                    value={card.id}
                    label={
                      <>
                        <span className={styles.label}>{card.description || name}</span>
                        <span className={styles.small}>
                          {name}, {t('method.expires', { date: expiry(card) })}
                        </span>
                      </>
                    }
                  />
                  {card.default_payment && (
                    <Badge appearance="tint" color="subtle">
                      {t('method.main')}
                    </Badge>
                  )}
                  {props.brandMark(card.data.brand)}
                </div>
                {chosen && (
                  <div className={styles.body}>
                    {props.installments(choice.installments, installments =>
                      onChoice({ ...choice, installments }),
                    )}
                  </div>
                )}
              </div>
            );
          })}
        {!receptionOnly && (
          <div className={option(choice.with === 'typedCard')}>
            <div className={styles.head}>
              <Radio
                value="typedCard"
                label={
                  <span className={styles.label}>
                    {t(cards.length > 0 ? 'method.another' : 'method.newCard')}
                  </span>
                }
              />
            </div>
            {choice.with === 'typedCard' && (
              <div className={styles.body}>
                {held ? (
                  <div className={styles.held}>
                    <p className={styles.heldTitle}>
                      {t('held.title', { brand: held.brand, digits: held.lastFour })}
                    </p>
                    <p className={styles.text}>{t('held.text')}</p>
                    {props.installments(held.payment.installments, props.onHeldInstallments)}
                    <Button size="large" onClick={props.onDropCard}>
                      {t('held.change')}
                    </Button>
                  </div>
                ) : (
                  cardForm
                )}
              </div>
            )}
          </div>
        )}
        {walkIn && (
          <div className={option(choice.with === 'reception')}>
            <div className={styles.head}>
              <Radio
                value="reception"
                label={<span className={styles.label}>{t('method.reception')}</span>}
              />
            </div>
            {choice.with === 'reception' && (
              <div className={styles.body}>
                <p className={styles.text}>
                  {t(receptionOnly ? 'method.receptionForced' : 'method.receptionHint')}{' '}
                  {t('method.receptionDeadline', { hours: WALK_IN_PAYMENT_HOURS })}
                </p>
              </div>
            )}
          </div>
        )}
      </RadioGroup>
    </PaymentSection>
  );
}
