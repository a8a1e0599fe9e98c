import { startFirstTouch } from './first-touch.ts';

// The build writes the texts of the page's language in front of this script.
const texts = globalThis.pernoiteFirstTouch;
if (texts) startFirstTouch(texts);
