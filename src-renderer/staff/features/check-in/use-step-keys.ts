import { type RefObject, useEffect } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { useEnterToNext } from '../shared/hotkeys/use-enter-to-next.ts';
import type { Step } from './steps.ts';

type StepKeys = {
  /** The steps' forms, of which one is shown. */
  forms: RefObject<HTMLElement | null>;
  shown: Step;
  onGo: (by: -1 | 1) => void;
};

/** Enter leads on to the next field, Ctrl+Enter sends the step, Alt and the arrows change it; its first field has the focus. */
export function useStepKeys({ forms, shown, onGo }: StepKeys): void {
  const t = useText('staff/check-in');
  useEnterToNext(forms);
  useEffect(() => {
    forms.current?.querySelector<HTMLElement>(`[data-step="${shown}"] :is(input, select, button)`)?.focus();
  }, [forms, shown]);
  useHotkey({ keys: 'Alt+ArrowUp', name: t('keys.before'), isHint: true }, () => onGo(-1));
  useHotkey({ keys: 'Alt+ArrowDown', name: t('keys.after'), isHint: true }, () => onGo(1));
  useHotkey({ keys: 'Ctrl+Enter', name: t('keys.save'), isHint: true }, () =>
    [...(forms.current?.querySelectorAll<HTMLFormElement>(`[data-step="${shown}"] form`) ?? [])]
      .find(form => form.offsetParent !== null)
      ?.requestSubmit(),
  );
}
