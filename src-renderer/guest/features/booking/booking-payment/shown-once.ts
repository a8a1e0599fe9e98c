import type { PaymentChoice } from './payment-choice.ts';
import type { Rejection } from './payment-flow.ts';
import { isCardFailure, recoveryFor } from './recovery.ts';

/** The connection failed: it is said once, beside the button, and no form is to blame. */
const isNetwork = ({ code }: Rejection) => code.startsWith('NETWORK_');

/** True if the sign-up form says that the account was not created; a taken e-mail opens the sign-in instead. */
export const isShownBySignUp = (rejection: Rejection | null): boolean =>
  rejection?.at === 'signUp' && !isNetwork(rejection) && recoveryFor(rejection) !== 'login';

/** True if the card form says that the card failed; a provider that does not respond is no fault of the card. */
export const isShownByCard = (rejection: Rejection | null): boolean =>
  rejection !== null && isCardFailure(rejection.code);

/** True if the notice beside the button would say the same again (PAY-84). */
export const isShownByForm = (rejection: Rejection, choice: PaymentChoice): boolean =>
  isShownBySignUp(rejection) || (choice.with === 'typedCard' && isShownByCard(rejection));

/** True if the passing message of PAY-26 would say the same again. */
export const isOffline = isNetwork;
