import { useRef } from 'react';
import { useAppForm } from '#renderer/platform/forms/form.tsx';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { DeliveryTypeId, NewDelivery } from '#shared/contract/guest/deliveries.ts';
import type { DeliveryValues } from './delivery-schema.ts';
import { useRegisterDelivery } from './queries.ts';

function toOrder({ type, description, deliveryCode }: DeliveryValues): NewDelivery {
  const code = deliveryCode.trim();
  return {
    type: type as DeliveryTypeId,
    description: description.trim(),
    ...(code === '' ? {} : { deliveryCode: code }),
  };
}

/** The same order keeps its key, so that a repeat after a lost response registers nothing twice (PD-10). */
export function useNewDelivery(onRegistered: () => void) {
  const form = useAppForm<DeliveryValues>({
    schema: () => import('./delivery-schema.ts').then(module => module.deliverySchema),
    defaultValues: { type: '', description: '', deliveryCode: '' },
  });
  const register = useRegisterDelivery();
  const intent = useRef({ text: '', key: '' });
  async function submit(values: DeliveryValues) {
    const body = toOrder(values);
    const text = JSON.stringify(body);
    if (intent.current.text !== text) intent.current = { text, key: `new_delivery_${crypto.randomUUID()}` };
    try {
      await register.mutateAsync({ key: intent.current.key, body });
    } catch {
      // The dialog shows the mutation's error.
      return;
    }
    toast.notify({ intent: 'success', textKey: 'deliveries:deliveryForm.success' });
    onRegistered();
  }
  return { form, submit, error: register.error };
}
