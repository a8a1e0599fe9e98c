import { LoadedMinibar } from '#renderer/features/preferences/components/loaded-minibar.tsx';

/** /guest/preferences/minibar: which minibar, and what is in it (PRF-18). */
export function Component() {
  return <LoadedMinibar />;
}
