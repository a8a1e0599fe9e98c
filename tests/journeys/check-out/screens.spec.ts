import { checkOutScreens } from '#tests/screens/check-out-screens.ts';
import { checkScreens } from '../check-screens.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { test as journey } from '../test-api.ts';

const test = journey.extend({ gateway: gatewayFixture() });
test.describe.configure({ mode: 'default' });

checkScreens(checkOutScreens, test);
