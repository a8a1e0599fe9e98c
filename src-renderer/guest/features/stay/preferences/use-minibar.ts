import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import type { MinibarPreference } from '#shared/contract/guest/preferences.ts';
import { type MinibarFailure, toMinibarFailure } from './minibar-failure.ts';
import {
  canSave,
  changeItem,
  chooseOption,
  editAfterSave,
  fitForm,
  isChanged,
  isEdited,
  isSaved,
  type MinibarForm,
  ownEdit,
  startForm,
} from './minibar-form.ts';
import { useSaveMinibar } from './queries.ts';

export function useMinibar(minibar: MinibarPreference, start: MinibarForm) {
  const queries = useQueryClient();
  /** Null until the guest edits: then a save of another device is shown and not overwritten. */
  const [edited, setEdited] = useState<MinibarForm | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const [failure, setFailure] = useState<MinibarFailure | null>(null);
  const [isJustSaved, setJustSaved] = useState(false);
  const save = useSaveMinibar();
  const form = (edited && fitForm(minibar, edited)) ?? start;

  const put = (next: MinibarForm | null) => {
    // While a save runs, the page's initial form is about to change, so any form counts as an edit.
    if (next) setEdited(save.isPending ? next : ownEdit(minibar, next));
    setWanted(null);
    setFailure(null);
    setJustSaved(false);
  };

  const submit = () => {
    if (!canSave(minibar, form)) return;
    setFailure(null);
    const items = form.items.filter(({ quantity }) => quantity > 0);
    save.mutate(
      { id: form.optionId, items },
      {
        onSuccess: () => {
          setEdited(now => editAfterSave(now, form));
          setJustSaved(true);
          toast.notify({ intent: 'success', textKey: 'minibar:saved.toast' });
        },
        onError: error => {
          const found = toMinibarFailure(error);
          setFailure(found);
          // The offer has changed since the page was opened.
          if (found.kind !== 'other') void queries.invalidateQueries({ queryKey: queryKeys.preferences() });
        },
      },
    );
  };

  return {
    form,
    failure,
    wanted,
    isJustSaved,
    isBusy: save.isPending,
    isSaved: isSaved(minibar, form),
    isChanged: isChanged(minibar, form),
    canSave: canSave(minibar, form),
    choose: (optionId: string): boolean => {
      if (isEdited(minibar, form)) {
        setWanted(optionId);
        return false;
      }
      put(chooseOption(minibar, optionId));
      return true;
    },
    confirmChoice: () => put(chooseOption(minibar, wanted ?? '')),
    cancelChoice: () => setWanted(null),
    setItem: (itemId: string, quantity: number) => put(changeItem(minibar, form, itemId, quantity)),
    reset: () => put(startForm(minibar)),
    submit,
  };
}

export type MinibarChoosing = ReturnType<typeof useMinibar>;
