import { runDevice } from './device-app.ts';
import { command } from './steps.ts';

await command(() => runDevice('reception'));
