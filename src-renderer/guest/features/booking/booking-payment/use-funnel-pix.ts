import { useAtom } from 'jotai';
import { funnelAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import {
  pixPaid,
  pixReleased,
  walkInPaid,
} from '#renderer/guest/features/shared/booking-funnel/state/payment-intent.ts';
import type { PixPayment } from '#shared/contract/pix.ts';
import { fromReais } from '#shared/money.ts';
import { usePaymentActions } from './payment-actions.ts';

/** What a Pix payment means for the funnel of this device, where it began there. */
export function useFunnelPix() {
  const [funnel, setFunnel] = useAtom(funnelAtom);
  const { finish } = usePaymentActions();
  /** The funnel's rooms wait for this payment. */
  const isAwaited = ({ bookingId }: PixPayment) =>
    funnel.stage === 'unpaid' && funnel.booking.bookingId === bookingId;
  return {
    isAwaited,
    /** Takes over that it was paid; true where the funnel's confirmation says the rest. */
    paid: ({ bookingId, amount }: PixPayment): boolean => {
      if (funnel.stage !== 'unpaid' && funnel.stage !== 'booked') return false;
      if (funnel.booking.bookingId !== bookingId) return false;
      const charged = fromReais(amount);
      finish();
      setFunnel(funnel.stage === 'booked' ? walkInPaid(funnel, charged) : pixPaid(funnel, charged));
      return true;
    },
    /** A newer code takes the place of the one that the funnel knows. */
    renewed: (next: PixPayment): void => {
      if (funnel.stage === 'unpaid' && isAwaited(next))
        setFunnel({ ...funnel, booking: { ...funnel.booking, pixId: next.paymentId } });
    },
    /** Back to the choice of means, with the rooms as they were chosen. */
    release: (): void => {
      finish();
      if (funnel.stage === 'unpaid') setFunnel(pixReleased(funnel));
    },
  };
}
