import { pixScreens } from '#tests/screens/pix-screens.ts';
import { checkScreens } from '../check-screens.ts';

checkScreens(pixScreens);
