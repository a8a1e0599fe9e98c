import { runDevice } from './device-app.ts';
import { command } from './steps.ts';

/** `npm run reception`, see device-app.ts. */
await command(() => runDevice('reception'));
