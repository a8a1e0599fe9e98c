import { useStore } from 'jotai';
import { selectedRooms } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { funnelAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { type CardEntry, checkCard } from '#renderer/guest/features/shared/card-form/use-card-form.ts';
import type { PixEntry } from '#renderer/guest/features/shared/pix/use-pix-entry.ts';
import { AppError } from '#shared/errors.ts';
import { taxIdCharacters } from '#shared/rules/cpf-cnpj.ts';
import { type BookingDraft, type BookingOrder, bookingDraft } from './new-booking.ts';
import { usePaymentActions } from './payment-actions.ts';
import { type Missing, missingForPayment, pendingCardAtom } from './payment-choice.ts';
import { isInProgress, isOpen, paymentFlowAtom } from './payment-flow.ts';
import type { Booker } from './use-booker.ts';
import type { PaymentMeans } from './use-payment-means.ts';

type ConfirmInput = {
  booker: Booker;
  means: PaymentMeans;
  card: CardEntry;
  pix: PixEntry;
  timeZone: string;
};

export type Confirm = {
  /** Null until the guest and the payment methods are known. */
  missing: readonly Missing[] | null;
  showMissing: () => void;
  /** Does nothing while something is missing, a payment runs, or its result is unknown. */
  start: () => void;
};

export function useConfirm({ booker, means, card, pix, timeZone }: ConfirmInput): Confirm {
  const store = useStore();
  const { submit } = usePaymentActions();
  const { guest, signUp, account } = booker;
  const { taxId } = pix;
  const { choice, credits, atReception, walkIn, savedCards } = means;
  const missing = means.isAwaited
    ? null
    : missingForPayment({
        signedIn: guest !== null,
        signUpValid: booker.isSignUpValid,
        choice,
        cardFormValid: card.isValid || means.pendingCard !== null,
        taxIdValid: taxId.formState.isValid,
        creditsCoverAll: credits.coversAll,
      });

  function payment(): BookingOrder['payment'] {
    if (credits.coversAll || choice.with === 'reception') return null;
    if (choice.with === 'pix') return { with: 'pix', taxId: taxIdCharacters(taxId.getValues('taxId')) };
    if (choice.with === 'savedCard') return choice;
    return store.get(pendingCardAtom)?.payment ?? null;
  }

  function draft(): BookingDraft {
    const funnel = store.get(funnelAtom);
    if (funnel.stage !== 'choosing') throw new AppError('BAD_REQUEST', 'there is nothing chosen to book');
    if (atReception && !walkIn.isAllowedNow())
      throw new AppError('WALK_IN_NOT_ALLOWED', 'the arrival is not near enough');
    return bookingDraft({
      search: funnel.search,
      rooms: selectedRooms(funnel),
      fees: funnel.fees,
      timeZone,
      credits: credits.credits,
      walkIn: atReception,
      payment: payment(),
    });
  }

  function start(): void {
    const flow = store.get(paymentFlowAtom);
    if (missing === null || missing.length > 0 || isInProgress(flow) || isOpen(flow)) return;
    means.keepChoice();
    const typesCard = choice.with === 'typedCard' && !credits.coversAll;
    submit({
      ...account,
      needs: { signedIn: guest !== null, token: typesCard && store.get(pendingCardAtom) === null },
      tokenize: async () => store.set(pendingCardAtom, await card.tokenize(savedCards.length === 0)),
      draft,
    });
  }

  const showMissing = () => {
    // All is marked at once; the first of the page takes the focus.
    if (missing?.includes('signUp')) void signUp.trigger(undefined, { shouldFocus: missing[0] === 'signUp' });
    if (missing?.includes('cardForm')) void checkCard(card);
    else if (missing?.includes('taxId')) void taxId.trigger(undefined, { shouldFocus: true });
  };

  return { missing, showMissing, start };
}
