import { type RefObject, useEffect } from 'react';

/** Visible rest of the previous tab beside the one that the strip was scrolled to. */
const STRIP_MARGIN = 20;

/**
 * Scrolls a strip of tabs, and not the page, to the tab that is current, again when `key` changes. The strip has a position,
 * so that its tabs are measured from its edge.
 */
export function useTabInView(strip: RefObject<HTMLElement | null>, key: string | undefined): void {
  useEffect(() => {
    const tab = key === undefined ? null : strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab) strip.current?.scrollTo({ left: tab.offsetLeft - STRIP_MARGIN });
  }, [strip, key]);
}
