import { pixScreens } from '#tests/screens/pix-screens.ts';
import { lookAt } from '../look.ts';

lookAt(pixScreens);
