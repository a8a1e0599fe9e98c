import { bookingScreens } from '#tests/screens/booking-screens.ts';
import { lookAt } from '../look.ts';

lookAt(bookingScreens);
