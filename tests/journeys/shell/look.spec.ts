import { shellScreens } from '#tests/screens/shell-screens.ts';
import { lookAt } from '../look.ts';

lookAt(shellScreens);
