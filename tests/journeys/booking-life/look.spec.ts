import { bookingScreens } from '#tests/screens/booking-screens.ts';
import { managementScreens } from '#tests/screens/management-screens.ts';
import { roomGuestScreens } from '#tests/screens/room-guest-screens.ts';
import { lookAt } from '../look.ts';
import { test } from './demo-bookings.ts';

lookAt([...bookingScreens, ...managementScreens, ...roomGuestScreens], test);
