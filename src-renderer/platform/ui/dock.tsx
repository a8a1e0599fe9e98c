import type { ReactNode } from 'react';

type DockProps = {
  /** Another act of the page is in the dock. */
  isOff?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The acts of a page, the main one first. On a public screen they stand in one place above the bar, in reach of a
 * thumb and always in sight (ui/density.css, KSK-22); elsewhere in the page. One to a page.
 */
export function Dock({ isOff = false, className, children }: DockProps) {
  return (
    <div className={className} {...(!isOff && { 'data-dock': '' })}>
      {children}
    </div>
  );
}
