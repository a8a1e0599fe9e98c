import { runDevice } from './device-app.ts';
import { command } from './steps.ts';

/** `npm run kiosk`, see device-app.ts. */
await command(() => runDevice('kiosk'));
