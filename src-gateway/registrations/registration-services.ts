import type { Clock } from '../clock.ts';
import type { GatewayConfig } from '../config.ts';
import type { Store } from '../store/store.ts';
import { fnrhServices } from './fnrh-service.ts';
import type { RegistrationServices } from './registration-service.ts';
import { sandboxRegistrationService } from './sandbox-registration-service.ts';

/** The ministry's service where it is configured, the sandbox's own in a sandbox, and none in production without it. */
export function registrationServices(
  { fnrh, sandbox }: Pick<GatewayConfig, 'fnrh' | 'sandbox'>,
  parts: { store: Store; clock: Clock },
): RegistrationServices {
  if (fnrh) return fnrhServices(fnrh);
  const service = sandbox ? sandboxRegistrationService(parts) : null;
  return { of: () => service };
}
