import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { useOutsideLink } from './outside-link.ts';
import { canHover } from './theme.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const useLinkStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: tokens.colorBrandForegroundLink,
    fontWeight: 600,
    textDecorationLine: 'underline',
    textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    [canHover]: { ':hover': { textDecorationColor: 'currentColor' } },
  },
});

type TextLinkProps = { to: To; state?: unknown; replace?: boolean; className?: string; children: ReactNode };

export function TextLink({ className, ...link }: TextLinkProps) {
  return <Link {...link} className={mergeClasses(useLinkStyles().link, className)} />;
}

type ExternalLinkProps = { href: string; className?: string; children: ReactNode };

export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const { anchor, hint } = useOutsideLink(href);
  const { link } = useLinkStyles();
  return (
    <a {...anchor} className={className ?? link}>
      {children}
      <VisuallyHidden> {hint}</VisuallyHidden>
    </a>
  );
}
