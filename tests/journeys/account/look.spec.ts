import { accountScreens } from '#tests/screens/account-screens.ts';
import { lookAt } from '../look.ts';

lookAt(accountScreens);
