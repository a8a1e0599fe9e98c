import { useAtom } from 'jotai';
import { funnelAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import {
  pixPaid,
  pixReleased,
  walkInPaid,
} from '#renderer/guest/features/shared/booking-funnel/state/payment-intent.ts';
import type { PixPayment } from '#shared/contract/guest/pix.ts';
import { fromReais } from '#shared/money.ts';
import { usePaymentActions } from './payment-actions.ts';

export function useFunnelPix() {
  const [funnel, setFunnel] = useAtom(funnelAtom);
  const { finish } = usePaymentActions();
  const isAwaited = ({ bookingId }: PixPayment) =>
    funnel.stage === 'unpaid' && funnel.booking.bookingId === bookingId;
  return {
    isAwaited,
    /** Marks the funnel as paid; true if the funnel's confirmation page takes over. */
    paid: ({ bookingId, amount }: PixPayment): boolean => {
      if (funnel.stage !== 'unpaid' && funnel.stage !== 'booked') return false;
      if (funnel.booking.bookingId !== bookingId) return false;
      const charged = fromReais(amount);
      finish();
      setFunnel(funnel.stage === 'booked' ? walkInPaid(funnel, charged) : pixPaid(funnel, charged));
      return true;
    },
    renewed: (next: PixPayment): void => {
      if (funnel.stage === 'unpaid' && isAwaited(next))
        setFunnel({ ...funnel, booking: { ...funnel.booking, pixId: next.paymentId } });
    },
    release: (): void => {
      finish();
      if (funnel.stage === 'unpaid') setFunnel(pixReleased(funnel));
    },
  };
}
