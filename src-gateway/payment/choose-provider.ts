import type { Clock } from '../clock.ts';
import type { GatewayConfig } from '../config.ts';
import type { Store } from '../store/store.ts';
import { iuguProvider } from './iugu/iugu-provider.ts';
import { noPaymentProvider } from './no-payment-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { sandboxPaymentProvider } from './sandbox-payment-provider.ts';

/** The configured provider; without one the sandbox's own, and outside the sandbox none. */
export function paymentProvider(
  config: GatewayConfig,
  { store, clock }: { store: Store; clock: Clock },
): PaymentProvider {
  if (config.iugu) return iuguProvider({ config: config.iugu, store, clock });
  return config.sandbox
    ? sandboxPaymentProvider({ store, clock, timeoutMs: config.paymentTimeoutMs })
    : noPaymentProvider();
}
