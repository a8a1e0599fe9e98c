import { LoadedMinibar } from '#renderer/guest/features/stay/preferences/components/loaded-minibar.tsx';

export function Component() {
  return <LoadedMinibar />;
}
