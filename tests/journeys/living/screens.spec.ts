import { chatScreens } from '#tests/screens/chat-screens.ts';
import { deliveryScreens } from '#tests/screens/delivery-screens.ts';
import { readinessScreens } from '#tests/screens/readiness-screens.ts';
import { spaceScreens } from '#tests/screens/space-screens.ts';
import { visitorScreens } from '#tests/screens/visitor-screens.ts';
import { checkScreens } from '../check-screens.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { test as journey } from '../test-api.ts';

/** A gateway of its own: signing in by a page in a language changes the language of the guest's account. */
const test = journey.extend({ gateway: gatewayFixture() });
test.describe.configure({ mode: 'default' });

checkScreens(
  [...chatScreens, ...deliveryScreens, ...spaceScreens, ...visitorScreens, ...readinessScreens],
  test,
);
