import { type RefObject, useRef } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { useEnterToNext } from '../shared/hotkeys/use-enter-to-next.ts';

/** Enter goes on to the next field, Ctrl+Enter approves, F7 rejects. Returns the ref of the fields. */
export function useReviewKeys(onApprove: () => void, onReject: () => void): RefObject<HTMLDivElement | null> {
  const t = useText('staff/document');
  const fields = useRef<HTMLDivElement>(null);
  useEnterToNext(fields);
  useHotkey({ keys: 'Ctrl+Enter', name: t('approve'), isHint: true }, onApprove);
  useHotkey({ keys: 'F7', name: t('reject.act'), isHint: true }, onReject);
  return fields;
}
