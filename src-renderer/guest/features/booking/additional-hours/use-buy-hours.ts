import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { refreshBooking } from '#renderer/guest/features/shared/guest-booking/queries.ts';
import type { BoughtHours } from '#shared/contract/guest/additional-hours.ts';
import type { FlagState } from '#shared/flags.ts';
import { taxIdCharacters } from '#shared/rules/cpf-cnpj.ts';
import { choosesAgain, hoursFailure } from './failure.ts';
import { slotTotal, toHoursOrder } from './means.ts';
import { type HoursFlow, type HoursTarget, isInProgress } from './purchase.ts';
import { useHours } from './queries.ts';
import { useHoursPayment } from './use-hours-payment.ts';
import { usePurchase } from './use-purchase.ts';

type BuyHoursInput = {
  target: HoursTarget;
  uid: string | null;
  creditsEnabled: FlagState;
  onBought: (hours: BoughtHours) => void;
};

export type BuyHours = ReturnType<typeof useBuyHours>;

const toOpenStatus = (flow: HoursFlow): 'asking' | 'unknown' | 'offline' | null => {
  if (flow.step === 'asking') return 'asking';
  if (flow.step !== 'unknown') return null;
  return flow.offline ? 'offline' : 'unknown';
};

export function useBuyHours({ target, uid, creditsEnabled, onBought }: BuyHoursInput) {
  const { flow, buy, resume, dismiss, finish } = usePurchase(
    target.bookingId,
    target.accommodationId,
    target.type,
  );
  const hours = useHours(target);
  const [time, setTime] = useState<string | null>(null);
  const [isAddingCard, setAddingCard] = useState(false);
  const slot = hours.data?.availability.find(one => one.time === time) ?? null;
  const total = slot ? slotTotal(slot) : 0;
  const payment = useHoursPayment({ uid, total, creditsEnabled, onChange: dismiss });
  const queries = useQueryClient();

  const settle = useEffectEvent((now: HoursFlow) => {
    if (now.step === 'bought') {
      finish();
      void refreshBooking(queries, target.bookingId);
      onBought(now.hours);
    }
    if (now.step !== 'rejected') return;
    const failure = hoursFailure(now);
    if (choosesAgain.has(failure)) {
      setTime(null);
      void hours.refetch();
    }
    if (failure === 'credits') payment.refetchCredits();
    if (failure === 'cards') payment.refetchCards();
    if (failure === 'noPix') payment.withdrawPix();
  });
  useEffect(() => settle(flow), [flow]);

  const isBusy = isInProgress(flow) || flow.step === 'bought';
  const { means, pix } = payment;
  const isTaxIdMissing = means.with === 'pix' && !pix.taxId.formState.isValid;
  const isReady = slot !== null && !payment.isAwaited && means.with !== 'none' && !isTaxIdMissing;
  return {
    hours,
    slot,
    payment,
    flow,
    isBusy,
    isReady,
    isAddingCard,
    setAddingCard,
    openStatus: toOpenStatus(flow),
    resume,
    choose: (chosen: string) => {
      setTime(chosen);
      dismiss();
    },
    pay: () => {
      if (isBusy) return;
      if (isReady) buy(toHoursOrder(target, slot, means, taxIdCharacters(pix.taxId.getValues('taxId'))));
      else if (isTaxIdMissing) void pix.taxId.trigger(undefined, { shouldFocus: true });
    },
  };
}
