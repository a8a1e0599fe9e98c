import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { useText } from '#renderer/i18n/i18n.ts';
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
    ':hover': { textDecorationColor: 'currentColor' },
  },
});

type TextLinkProps = { to: To; state?: unknown; replace?: boolean; className?: string; children: ReactNode };

/** A link to another screen, in a line of its own. */
export function TextLink({ className, ...link }: TextLinkProps) {
  return <Link {...link} className={mergeClasses(useLinkStyles().link, className)} />;
}

type ExternalLinkProps = { href: string; className?: string; children: ReactNode };

/** A page outside the app, in a new tab, which is said to those who cannot see it (APP-28). */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const t = useText('general');
  const { link } = useLinkStyles();
  return (
    <a className={className ?? link} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {t('opensNewTab')}</VisuallyHidden>
    </a>
  );
}
