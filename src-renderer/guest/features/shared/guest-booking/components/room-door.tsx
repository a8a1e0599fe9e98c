import { host } from '#renderer/platform/host/host.ts';
import type { DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import { DoorCode } from './door-code.tsx';
import { DoorReveal } from './door-reveal.tsx';

/** True if one control shows room and code together; the room is then shown nowhere else (KSK-20). */
export function isRevealedWithCode(room: Pick<DetailedAccommodation, 'room' | 'lockDoorCode'>): boolean {
  return host().profile.capabilities.masks && room.room !== null && room.lockDoorCode !== null;
}

type RoomDoorProps = { room: DetailedAccommodation; code: string; how: string };

export function RoomDoor({ room, code, how }: RoomDoorProps) {
  return room.room !== null && isRevealedWithCode(room) ? (
    <DoorReveal room={room.room.suiteNumber} code={code} how={how} />
  ) : (
    <DoorCode code={code} how={how} />
  );
}
