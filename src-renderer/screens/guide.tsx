import { useLocation } from 'react-router';
import { paths } from '#renderer/app/paths.ts';
import { GuidePage } from '#renderer/features/guide/components/guide-page.tsx';

/** /guest/curation/for-you and /guest/curation/recommendations: the guide to the city (CUR-01). */
export function Component() {
  const { pathname } = useLocation();
  return <GuidePage kind={pathname === paths.curationBest ? 'best' : 'forYou'} />;
}
