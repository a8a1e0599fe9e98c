import { accountScreens } from '#tests/screens/account-screens.ts';
import { checkScreens } from '../check-screens.ts';

checkScreens(accountScreens);
