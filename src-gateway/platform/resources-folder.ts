import { join } from 'node:path';

/** Two steps up from this folder, and from the bundle in out/gateway alike. */
export const resourcesFolder = join(import.meta.dirname, '..', '..', 'resources');
