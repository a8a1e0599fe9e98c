/**
 * The bridge between page and main process. It exposes nothing yet, because no call of it exists: the page runs here
 * with the web host. When src-shared/bridge.ts brings the table of calls, this file loops over it and stays one file.
 */
export {};
