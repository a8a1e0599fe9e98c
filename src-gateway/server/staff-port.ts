import { listeningUrl } from '#gateway/config/listening.ts';
import type { AppContext } from '#gateway/context.ts';
import type { HttpAppParts } from './http/http-app.ts';
import type { HttpServer } from './http/http-server.ts';
import { listenBeside } from './http/listen-beside.ts';
import { staffSecurityHeaders } from './http/security-headers.ts';
import { staffApp } from './staff-app.ts';

export type StaffPort = {
  server: HttpServer;
  /** The address of staff, as the configuration or the port says. */
  url: string;
  serve(app: AppContext): Promise<void>;
};

/** Null in production without STAFF_PORT: then nobody of the hotel signs in at this gateway. */
export async function listenForStaff(
  parts: Omit<HttpAppParts, 'securityHeaders'>,
): Promise<StaffPort | null> {
  const { config } = parts;
  const { sandbox, staffPort, staffUrl, host } = config;
  if (staffPort === null && !sandbox) return null;
  const security = staffSecurityHeaders(staffUrl, config.web.cardPage).common;
  const withHeaders = { ...parts, securityHeaders: security };
  const server = await listenBeside(withHeaders, 'staff', staffPort);
  const url = staffUrl ?? listeningUrl(host, server.port);
  return {
    server,
    url,
    serve: app => server.serve(staffApp(withHeaders, app, url)),
  };
}
