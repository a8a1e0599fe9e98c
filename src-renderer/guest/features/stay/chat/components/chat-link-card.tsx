import { makeStyles, tokens } from '@fluentui/react-components';
import { Link } from 'react-router';
import { ArrowRightIcon } from '#renderer/platform/ui/icons.tsx';
import { useOutsideLink } from '#renderer/platform/ui/outside-link.ts';
import { brand, canHover } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { ChatLink } from '#shared/contract/guest/chat.ts';

/** Null for none. The tree comes from the gateway, and an address that runs code is rejected. */
export function chatTarget(url: string): 'app' | 'outside' | null {
  if (url.startsWith('/')) return /^\/(?![/\\])/.test(url) ? 'app' : null;
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? 'outside' : null;
}

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '14px',
    width: '100%',
    minHeight: '64px',
    overflow: 'hidden',
    paddingInlineEnd: '16px',
    border: `1px solid ${brand.hairline}`,
    borderRadius: '18px',
    backgroundColor: brand.surface,
    color: brand.ink,
    textDecorationLine: 'none',
    [canHover]: { ':hover': { boxShadow: brand.shadowSoft } },
    '& > svg': { color: tokens.colorBrandForegroundLink },
  },
  picture: { width: '72px', height: '100%', minHeight: '72px', objectFit: 'cover' },
  texts: { display: 'grid', gap: '2px', paddingBlock: '12px' },
  title: { color: tokens.colorBrandForegroundLink, fontWeight: 600 },
  description: { color: brand.inkSoft, fontSize: '0.9375rem', lineHeight: 1.4 },
});

export function ChatLinkCard({ link, onLeave }: { link: ChatLink; onLeave: () => void }) {
  const styles = useStyles();
  const target = chatTarget(link.url);
  if (target === 'outside') return <OutsideCard link={link} />;
  if (target === null) return null;
  return (
    <Link className={styles.card} to={link.url} onClick={onLeave}>
      <Matter link={link} />
    </Link>
  );
}

function OutsideCard({ link }: { link: ChatLink }) {
  const styles = useStyles();
  const { anchor, hint } = useOutsideLink(link.url);
  return (
    <a {...anchor} className={styles.card}>
      <Matter link={link} hint={hint} />
    </a>
  );
}

function Matter({ link: { title, description, img }, hint }: { link: ChatLink; hint?: string }) {
  const styles = useStyles();
  // Pictures are loaded from this origin only, as the page's policy requires.
  const picture = img !== null && chatTarget(img) === 'app' ? img : null;
  return (
    <>
      {picture === null ? <span /> : <img className={styles.picture} src={picture} alt="" loading="lazy" />}
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        <span className={styles.description}>{description}</span>
        {hint !== undefined && <VisuallyHidden>{hint}</VisuallyHidden>}
      </span>
      <ArrowRightIcon />
    </>
  );
}
