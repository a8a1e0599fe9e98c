import { LoadedMinibar } from '#renderer/guest/features/stay/preferences/components/loaded-minibar.tsx';

/** /guest/preferences/minibar: which minibar, and what is in it (PRF-18). */
export function Component() {
  return <LoadedMinibar />;
}
