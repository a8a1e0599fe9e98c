import { useCallback, useEffect, useState } from 'react';
import { markUnsaved } from '#renderer/platform/state/unsaved.ts';
import {
  afterSave,
  isChanged,
  type RoomChoice,
  type RoomDraft,
  type RoomOptions,
  type RoomPart,
  roomParts,
  shownChoice,
} from './room-choice.ts';

export type RoomForm = {
  room: RoomOptions;
  draft: RoomDraft;
  choice: RoomChoice;
  choose: <Part extends RoomPart>(part: Part, value: RoomChoice[Part]) => void;
  settle: <Part extends RoomPart>(part: Part, saved: RoomChoice[Part]) => void;
  isUnsaved: () => boolean;
};

export function useRoomForm(room: RoomOptions): RoomForm {
  const [draft, setDraft] = useState<RoomDraft>({});
  const hasChanges = roomParts.some(part => isChanged(room, draft, part));
  useEffect(() => (hasChanges ? markUnsaved() : undefined), [hasChanges]);
  return {
    room,
    draft,
    choice: shownChoice(room, draft),
    choose: (part, value) => setDraft(before => ({ ...before, [part]: value })),
    settle: (part, saved) => setDraft(before => afterSave(before, part, saved)),
    isUnsaved: useCallback(() => hasChanges, [hasChanges]),
  };
}
