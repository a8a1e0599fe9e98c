import type { Session } from 'electron';
import { isAppAddress } from './app-address.ts';

type Grants = {
  /** Whether the camera may be used, for identity pictures (D42). */
  camera?: () => boolean;
};

/**
 * Denies what a session would otherwise grant: Electron asks per session, and grants by default. The camera alone may
 * be granted, to the app itself, without sound, and where one is configured.
 */
export function hardenSession(session: Session, { camera = () => false }: Grants = {}): void {
  session.setPermissionRequestHandler((_contents, permission, answer, details) => {
    const media = 'mediaTypes' in details ? (details.mediaTypes ?? []) : [];
    const isPicture = permission === 'media' && media.length === 1 && media[0] === 'video';
    answer(isPicture && camera() && details.isMainFrame && isAppAddress(details.requestingUrl));
  });
  session.setPermissionCheckHandler((_contents, permission, origin, details) => {
    const isPicture = permission === 'media' && details.mediaType === 'video';
    return isPicture && camera() && details.isMainFrame && isAppAddress(origin);
  });
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer({}));
  session.on('will-download', event => event.preventDefault());
}
