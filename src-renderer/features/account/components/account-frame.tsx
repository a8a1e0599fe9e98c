import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#renderer/app/paths.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { ArrowLeftIcon } from '#renderer/ui/icons.tsx';
import { PageFrame } from '#renderer/ui/page-frame.tsx';
import { brand, canHover, from, reducedMotion } from '#renderer/ui/theme.ts';
import { type AccountSection, accountSections, sectionOf, type Way, wayBack } from '../sections.ts';

/** What is left beside the tab that the strip was moved to. */
const STRIP_MARGIN = 20;

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  back: {
    display: 'inline-flex',
    justifySelf: 'start',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    color: brand.inkSoft,
    fontWeight: 600,
    textDecorationLine: 'none',
    [canHover]: {
      ':hover': { color: brand.ink, textDecorationLine: 'underline', textUnderlineOffset: '0.25em' },
    },
  },
  narrowOnly: { [from.large]: { display: 'none' } },
  largeOnly: { display: 'none', [from.large]: { display: 'inline-flex' } },
  // On a phone the strip runs to the screen's edges, and what does not fit is a swipe away.
  strip: {
    position: 'relative',
    marginInline: '-20px',
    marginBlockEnd: '28px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: `1px solid ${brand.hairline}`,
    [from.medium]: { marginInline: 0, marginBlockEnd: '40px' },
  },
  list: {
    display: 'flex',
    gap: '24px',
    width: 'max-content',
    margin: 0,
    padding: '0 20px',
    listStyleType: 'none',
    [from.medium]: { gap: '36px', paddingInline: '2px' },
  },
  tab: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '52px',
    color: brand.inkSoft,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    textDecorationLine: 'none',
    [canHover]: { ':hover': { color: brand.ink } },
    ':focus-visible': { outlineOffset: '-4px' },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: '3px',
      borderRadius: '3px 3px 0 0',
      backgroundColor: tokens.colorBrandStroke1,
      scale: '0 1',
      transitionProperty: 'scale',
      transitionDuration: '200ms',
      [reducedMotion]: { transitionProperty: 'none' },
    },
  },
  here: { color: brand.ink, '::after': { scale: '1 1' } },
});

function Back({ to, className }: { to: Way; className?: string }) {
  const styles = useStyles();
  const t = useText('account');
  return (
    <Link className={mergeClasses(styles.back, className)} to={paths[to]}>
      <ArrowLeftIcon />
      {t(`back.${to}`)}
    </Link>
  );
}

type TabProps = { place: AccountSection; isHere: boolean };

function Tab({ place, isHere }: TabProps) {
  const styles = useStyles();
  const t = useText('account');
  return (
    <li>
      <Link
        className={mergeClasses(styles.tab, isHere && styles.here)}
        to={place.to}
        aria-current={isHere ? 'page' : undefined}
      >
        {t(`places.${place.name}.name`)}
      </Link>
    </li>
  );
}

type AccountFrameProps = {
  path: string;
  /** Whether the hotel shows credits (APP-26). */
  credits: boolean;
  /** The page itself, without margins of its own; it begins with its own first heading. */
  children: ReactNode;
};

/** The layout around every page of the guest's account: the way back and the tabs (PRF-02). */
export function AccountFrame({ path, credits, children }: AccountFrameProps) {
  const styles = useStyles();
  const t = useText('account');
  const here = sectionOf(path);
  const { narrow, large } = wayBack(path);
  const strip = useRef<HTMLElement>(null);
  const place = here?.name;
  useEffect(() => {
    const tab = place === undefined ? null : strip.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the strip moves: the page stays where the guest has it. Credits come late, and push the tabs behind them.
    if (tab) strip.current?.scrollTo({ left: tab.offsetLeft - STRIP_MARGIN });
  }, [place, credits]);
  return (
    <PageFrame className={styles.page}>
      {narrow === large ? (
        <Back to={large} />
      ) : (
        <>
          <Back to={narrow} className={styles.narrowOnly} />
          <Back to={large} className={styles.largeOnly} />
        </>
      )}
      <nav ref={strip} className={styles.strip} aria-label={t('tabs')}>
        <ul className={styles.list}>
          {accountSections
            .filter(({ name }) => credits || name !== 'credits')
            .map(place => (
              <Tab key={place.name} place={place} isHere={place.name === here?.name} />
            ))}
        </ul>
      </nav>
      {children}
    </PageFrame>
  );
}
