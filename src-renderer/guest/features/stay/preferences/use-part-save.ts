import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { useSaveRoom } from './queries.ts';
import { defaultChoice, type RoomChoice, type RoomPart, toRoomPreference } from './room-choice.ts';
import type { RoomForm } from './use-room-form.ts';

export function usePartSave<Part extends RoomPart>(part: Part, form: RoomForm) {
  const queries = useQueryClient();
  const save = useSaveRoom();
  const [act, setAct] = useState<'save' | 'reset'>('save');

  const send = (choice: RoomChoice[Part]) => {
    if (save.isPending) return;
    save.mutate(toRoomPreference(part, { ...form.choice, [part]: choice }), {
      onSuccess: () => form.settle(part, choice),
      onError: error => {
        if ('code' in error && error.code === 'PREFERENCE_NOT_OFFERED')
          void queries.invalidateQueries({ queryKey: queryKeys.preferences() });
      },
    });
  };

  return {
    busy: save.isPending ? act : null,
    failure: save.error,
    isSaved: save.isSuccess,
    save() {
      setAct('save');
      send(form.choice[part]);
    },
    reset() {
      const standard = defaultChoice(form.room)[part];
      setAct('reset');
      form.choose(part, standard);
      send(standard);
    },
    choose(value: RoomChoice[Part]) {
      if (!save.isPending) save.reset();
      form.choose(part, value);
    },
  };
}

export type PartSave<Part extends RoomPart> = ReturnType<typeof usePartSave<Part>>;
