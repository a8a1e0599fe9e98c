import { checkOutScreens } from '#tests/screens/check-out-screens.ts';
import { lookAt } from '../look.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { test as journey } from '../test-api.ts';

lookAt(checkOutScreens, journey.extend({ gateway: gatewayFixture() }));
