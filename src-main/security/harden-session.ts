import type { Session } from 'electron';
import { isAppAddress } from './app-address.ts';
import { hasOrigin } from './page-policy.ts';

type Grants = {
  camera?: () => boolean;
  /** The address of the identity provider's page; null without one. */
  identityPage?: () => string | null;
  /** True for the address of a file that may be saved; whoever sits there chooses the place. */
  saves?: (address: string) => boolean;
};

/** Denies what Electron grants by default; only the identity provider's frame gets the camera, without sound. */
export function hardenSession(
  session: Session,
  { camera = () => false, identityPage = () => null, saves = () => false }: Grants = {},
): void {
  session.setPermissionRequestHandler((_contents, permission, respond, details) => {
    const media = 'mediaTypes' in details ? (details.mediaTypes ?? []) : [];
    const isPicture = permission === 'media' && media.length === 1 && media[0] === 'video';
    respond(
      isPicture && camera() && !details.isMainFrame && hasOrigin(details.requestingUrl, identityPage()),
    );
  });
  session.setPermissionCheckHandler((_contents, permission, origin, details) => {
    const isPicture = permission === 'media' && details.mediaType === 'video';
    // A frame of another origin is recognized by `origin`; `embeddingOrigin` is the page around it.
    const isInApp = details.embeddingOrigin === undefined || isAppAddress(details.embeddingOrigin);
    return isPicture && camera() && !details.isMainFrame && isInApp && hasOrigin(origin, identityPage());
  });
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, respond) => respond({}));
  session.on('will-download', (event, item) => {
    if (!saves(item.getURL())) event.preventDefault();
  });
}
