import { bookingScreens } from '#tests/screens/booking-screens.ts';
import { managementScreens } from '#tests/screens/management-screens.ts';
import { lookAt } from '../look.ts';

lookAt([...bookingScreens, ...managementScreens]);
