import { RoomPreferences } from '#renderer/guest/features/stay/preferences/components/room-preferences.tsx';

export function Component() {
  return <RoomPreferences />;
}
