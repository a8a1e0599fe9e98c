import { LoadedMinibar } from '#renderer/guest/features/stay/preferences/components/loaded-minibar.tsx';

/** /guest/preferences/minibar: the choice of a minibar and its items (PRF-18). */
export function Component() {
  return <LoadedMinibar />;
}
