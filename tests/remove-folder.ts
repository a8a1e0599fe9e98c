import { rm } from 'node:fs/promises';

/** Removes a folder that a browser used: its processes write for a moment after the app has ended. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
