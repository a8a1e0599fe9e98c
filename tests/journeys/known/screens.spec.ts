import { guideScreens } from '#tests/screens/guide-screens.ts';
import { quizScreens } from '#tests/screens/quiz-screens.ts';
import { checkScreens } from '../check-screens.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { test as journey } from '../test-api.ts';

/** A gateway of its own: signing in by a page in a language changes the language of the guest's account. */
const test = journey.extend({ gateway: gatewayFixture() });
test.describe.configure({ mode: 'default' });

checkScreens([...quizScreens, ...guideScreens], test);
