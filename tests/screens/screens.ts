import { watchTraffic } from '#tests/journeys/at-rest.ts';
import { accountScreens } from './account-screens.ts';
import { bookingScreens } from './booking-screens.ts';
import { chatScreens } from './chat-screens.ts';
import { checkInScreens } from './check-in-screens.ts';
import { checkOutScreens } from './check-out-screens.ts';
import { deliveryScreens } from './delivery-screens.ts';
import { funnelScreens } from './funnel-screens.ts';
import { guideScreens } from './guide-screens.ts';
import { limitScreens } from './limit-screens.ts';
import { managementScreens } from './management-screens.ts';
import { minibarScreens } from './minibar-screens.ts';
import { pixScreens } from './pix-screens.ts';
import { quizScreens } from './quiz-screens.ts';
import { readinessScreens } from './readiness-screens.ts';
import { roomGuestScreens } from './room-guest-screens.ts';
import { roomPreferenceScreens } from './room-preferences-screens.ts';
import type { Screen } from './screen.ts';
import { shellScreens } from './shell-screens.ts';
import { spaceScreens } from './space-screens.ts';
import { stayCardScreens } from './stay-card-screens.ts';
import { visitorScreens } from './visitor-screens.ts';
import { walletScreens } from './wallet-screens.ts';

export const languages = ['en', 'pt'] as const;

export const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 834, height: 1112 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Staff at their desks, and on a phone. */
export const staffSizes = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
} as const;

const onDemonstrationStays: Screen[] = [
  ...shellScreens,
  ...accountScreens,
  ...bookingScreens,
  ...funnelScreens,
  ...pixScreens,
  ...roomGuestScreens,
  ...limitScreens,
  ...managementScreens,
  ...spaceScreens,
  ...chatScreens,
  ...stayCardScreens,
  ...readinessScreens,
  ...visitorScreens,
  ...walletScreens,
  ...deliveryScreens,
  ...minibarScreens,
  ...roomPreferenceScreens,
  ...quizScreens,
  ...guideScreens,
];

/** Their clock goes beyond the stays of the demonstration, which end meanwhile. */
const onOwnStays: Screen[] = [...checkOutScreens, ...checkInScreens];

export const screenGroups: Screen[][] = [onDemonstrationStays, onOwnStays].map(group =>
  group.map(({ name, open }) => ({
    name,
    open: async (page, language) => {
      watchTraffic(page.context());
      await open(page, language);
    },
  })),
);

export const screens: Screen[] = screenGroups.flat();
