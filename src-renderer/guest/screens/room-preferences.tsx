import { RoomPreferences } from '#renderer/guest/features/stay/preferences/components/room-preferences.tsx';

/** /guest/preferences/room: climate, light, television (PRF-06). */
export function Component() {
  return <RoomPreferences />;
}
