import { schemeOf, schemes } from './addresses.ts';
import { app } from './app.ts';
import type { SchemeHandler } from './scheme-server.ts';
import { knownOptions, NotInStandIn, strictObject } from './strict.ts';

export function handlersOf() {
  const map = new Map<string, SchemeHandler>();
  const protocol = strictObject('protocol', {
    handle(scheme: string, handler: SchemeHandler): void {
      if (!schemes.has(scheme))
        throw new NotInStandIn(`protocol.handle for a scheme without privileges (${scheme})`);
      if (map.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
      map.set(scheme, handler);
    },
    unhandle(scheme: string): void {
      if (!map.delete(scheme)) throw new Error(`Failed to unhandle protocol: ${scheme}`);
    },
    isProtocolHandled: (scheme: string): boolean => map.has(scheme),
  });
  return { map, protocol };
}

/** Only what behaves as https does: the stand-in's pages are secure contexts under any scheme. */
export function registerSchemesAsPrivileged(customSchemes: Electron.CustomScheme[]): void {
  if (app.isReady())
    throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
  if (schemes.size > 0)
    throw new NotInStandIn('second protocol.registerSchemesAsPrivileged: Electron keeps the last alone');
  for (const { scheme, privileges = {} } of customSchemes) {
    knownOptions('scheme', privileges, ['standard', 'secure', 'supportFetchAPI', 'codeCache', 'stream']);
    if (
      !privileges.standard ||
      !privileges.secure ||
      !privileges.supportFetchAPI ||
      schemeOf(`${scheme}:`) !== scheme
    ) {
      throw new NotInStandIn(`scheme ${scheme} that is not standard, secure and open to fetch`);
    }
    schemes.add(scheme);
  }
}
