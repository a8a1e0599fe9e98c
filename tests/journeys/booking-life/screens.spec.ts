import { bookingScreens } from '#tests/screens/booking-screens.ts';
import { managementScreens } from '#tests/screens/management-screens.ts';
import { roomGuestScreens } from '#tests/screens/room-guest-screens.ts';
import { checkScreens } from '../check-screens.ts';
import { test } from './demo-bookings.ts';

checkScreens([...bookingScreens, ...managementScreens, ...roomGuestScreens], test);
