import { useEffect, useEffectEvent } from 'react';
import { showOpenCode } from '#renderer/platform/state/open-code.ts';
import type { ShownPix } from './queries.ts';

/** `onLeave` opens the decision about the code when a guest ends this session; null if nobody else uses the screen. */
export function useOpenCode({ endsAt }: Pick<ShownPix, 'endsAt'>, onLeave: (() => void) | null): void {
  const lead = useEffectEvent(() => onLeave?.());
  const isShared = onLeave !== null;
  useEffect(() => showOpenCode({ endsAt, onLeave: isShared ? () => lead() : null }), [endsAt, isShared]);
}
