import { useEffect, useState } from 'react';
import { fetchAhead } from '#renderer/platform/host/fetch-ahead.ts';

const MARGIN = '100px';

/** Loaded when the guest scrolls near or the page is idle, so that Tab and a screen reader find it as well. */
export function useNear(load: () => Promise<unknown>): {
  ref: (place: Element | null) => void;
  isNear: boolean;
} {
  const [place, setPlace] = useState<Element | null>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place === null || isNear) return;
    let isGone = false;
    const watch = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    watch.observe(place);
    fetchAhead(async () => {
      await load();
      if (!isGone) setNear(true);
    });
    return () => {
      isGone = true;
      watch.disconnect();
    };
  }, [place, isNear, load]);
  return { ref: setPlace, isNear };
}
