import { staffScreens } from '#tests/screens/staff-screens.ts';
import { checkScreens } from '../check-screens.ts';
import { test } from './staff-test.ts';

checkScreens(staffScreens, test);
