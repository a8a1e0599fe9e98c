import { shellScreens } from '#tests/screens/shell-screens.ts';
import { checkScreens } from '../check-screens.ts';

checkScreens(shellScreens);
