import { abuseMutations } from './abuse-mutations.ts';
import { afterBookingMutations } from './after-booking-mutations.ts';
import { bookingScreenMutations } from './booking-screen-mutations.ts';
import { bookingViewMutations } from './booking-view-mutations.ts';
import { checkInMutations } from './check-in-mutations.ts';
import { deskActMutations } from './desk-act-mutations.ts';
import { deskLivingMutations } from './desk-living-mutations.ts';
import { deskMoneyMutations } from './desk-money-mutations.ts';
import { deskMutations } from './desk-mutations.ts';
import { deskPeopleMutations } from './desk-people-mutations.ts';
import { deskScreenMutations } from './desk-screen-mutations.ts';
import { emailGuardMutations } from './email-guard-mutations.ts';
import { exchangeMutations } from './exchange-mutations.ts';
import { gatewayMutations } from './gateway-mutations.ts';
import { guaranteeMutations } from './guarantee-mutations.ts';
import { guestFormMutations } from './guest-form-mutations.ts';
import { hoursMutations } from './hours-mutations.ts';
import { housekeepingMutations } from './housekeeping-mutations.ts';
import { identityMutations } from './identity-mutations.ts';
import { knownGuideMutations } from './known-guide-mutations.ts';
import { knownGuideScreenMutations } from './known-guide-screen-mutations.ts';
import { knownMinibarMutations } from './known-minibar-mutations.ts';
import { knownQuizMutations } from './known-quiz-mutations.ts';
import { knownRoomMutations } from './known-room-mutations.ts';
import { knownUseMutations } from './known-use-mutations.ts';
import { livingChatMutations } from './living-chat-mutations.ts';
import { livingDeliveriesMutations } from './living-deliveries-mutations.ts';
import { livingHelpMutations } from './living-help-mutations.ts';
import { livingSpaceMutations } from './living-space-mutations.ts';
import { livingVisitorsMutations } from './living-visitors-mutations.ts';
import { lobbyMutations } from './lobby-mutations.ts';
import { lockMutations } from './lock-mutations.ts';
import { mainMutations } from './main-mutations.ts';
import { moneyCardsMutations } from './money-cards-mutations.ts';
import { moneyConsoleMutations } from './money-console-mutations.ts';
import { moneyFaultsMutations } from './money-faults-mutations.ts';
import { moneyLobbyMutations } from './money-lobby-mutations.ts';
import { moneyPixwebMutations } from './money-pixweb-mutations.ts';
import { passkeyMutations } from './passkey-mutations.ts';
import { preparationMutations } from './preparation-mutations.ts';
import { productionMutations } from './production-mutations.ts';
import { rendererMutations } from './renderer-mutations.ts';
import { roomGuestMutations } from './room-guest-mutations.ts';
import { sessionMutations } from './session-mutations.ts';
import { sharedMutations } from './shared-mutations.ts';
import type { SourceMutation } from './source-mutation.ts';
import { staffMutations } from './staff-mutations.ts';
import { stayEndingMutations } from './stay-ending-mutations.ts';

export const sourceMutations: SourceMutation[] = [
  ...sharedMutations,
  ...rendererMutations,
  ...sessionMutations,
  ...bookingScreenMutations,
  ...guestFormMutations,
  ...gatewayMutations,
  ...bookingViewMutations,
  ...stayEndingMutations,
  ...hoursMutations,
  ...housekeepingMutations,
  ...abuseMutations,
  ...emailGuardMutations,
  ...exchangeMutations,
  ...afterBookingMutations,
  ...roomGuestMutations,
  ...checkInMutations,
  ...identityMutations,
  ...deskActMutations,
  ...guaranteeMutations,
  ...deskPeopleMutations,
  ...deskScreenMutations,
  ...deskMoneyMutations,
  ...deskMutations,
  ...deskLivingMutations,
  ...preparationMutations,
  ...productionMutations,
  ...livingHelpMutations,
  ...livingSpaceMutations,
  ...livingDeliveriesMutations,
  ...livingVisitorsMutations,
  ...lockMutations,
  ...knownGuideMutations,
  ...knownMinibarMutations,
  ...knownRoomMutations,
  ...knownQuizMutations,
  ...knownUseMutations,
  ...knownGuideScreenMutations,
  ...livingChatMutations,
  ...moneyCardsMutations,
  ...moneyConsoleMutations,
  ...moneyFaultsMutations,
  ...moneyLobbyMutations,
  ...moneyPixwebMutations,
  ...mainMutations,
  ...staffMutations,
  ...passkeyMutations,
  ...lobbyMutations,
];
