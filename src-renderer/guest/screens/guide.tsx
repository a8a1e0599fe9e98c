import { useLocation } from 'react-router';
import { GuidePage } from '#renderer/guest/features/stay/guide/components/guide-page.tsx';
import { paths } from '#renderer/platform/paths.ts';

export function Component() {
  const { pathname } = useLocation();
  return <GuidePage kind={pathname === paths.curationBest ? 'best' : 'forYou'} />;
}
