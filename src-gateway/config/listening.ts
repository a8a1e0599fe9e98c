/** Ports after the gateway's, which make them other origins. `npm run dev` has Vite on the first one and, for staff, the second. */
export const PORT_STEPS = { verification: 2, card: 3, staff: 4 } as const;

/** An IPv6 address stands in brackets. */
export const listeningUrl = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
