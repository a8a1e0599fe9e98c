import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useRef } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BackLink } from '#renderer/platform/ui/back-link.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { useTabInView } from '#renderer/platform/ui/tab-in-view.ts';
import { TabLink } from '#renderer/platform/ui/tab-link.tsx';
import { brand, from, placeAlone } from '#renderer/platform/ui/theme.ts';
import type { FlagState } from '#shared/flags.ts';
import { accountSections, type BackTarget, findBackTarget, sectionOf } from '../sections.ts';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  back: { marginBottom: 0 },
  narrowOnly: { [from.large]: { display: 'none' } },
  largeOnly: { display: 'none', [from.large]: { display: 'inline-flex' } },
  strip: {
    position: 'relative',
    marginInline: '-20px',
    marginBlockEnd: '28px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: `1px solid ${brand.hairline}`,
    // Shadows at the ends that are scrolled away: the covers move with the content, the shadows stay.
    backgroundImage: [
      `linear-gradient(to right, ${brand.ground} 30%, transparent)`,
      `linear-gradient(to left, ${brand.ground} 30%, transparent)`,
      `linear-gradient(to right, color-mix(in srgb, ${brand.ink} 18%, transparent), transparent)`,
      `linear-gradient(to left, color-mix(in srgb, ${brand.ink} 18%, transparent), transparent)`,
    ].join(', '),
    backgroundPosition: 'left, right, left, right',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '44px 100%, 44px 100%, 18px 100%, 18px 100%',
    backgroundAttachment: 'local, local, scroll, scroll',
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
  unknown: placeAlone,
});

function Back({ to, className }: { to: BackTarget; className?: string }) {
  const styles = useStyles();
  const t = useText('account');
  return (
    <BackLink className={mergeClasses(styles.back, className)} to={paths[to]}>
      {t(`back.${to}`)}
    </BackLink>
  );
}

type AccountFrameProps = {
  path: string;
  credits: FlagState;
  children: ReactNode;
};

export function AccountFrame({ path, credits, children }: AccountFrameProps) {
  const styles = useStyles();
  const t = useText('account');
  const here = sectionOf(path);
  const { narrow, large } = findBackTarget(path);
  const strip = useRef<HTMLElement>(null);
  const section = here?.name;
  const isUnknown = (name: string) => name === 'credits' && credits === 'loading';
  // Without credits the tabs after them move up.
  useTabInView(strip, section && `${section} ${credits}`);
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
            .filter(({ name }) => credits !== false || name !== 'credits')
            .map(section => (
              <li key={section.name} className={mergeClasses(isUnknown(section.name) && styles.unknown)}>
                <TabLink to={section.to} isHere={section.name === here?.name}>
                  {t(`places.${section.name}.name`)}
                </TabLink>
              </li>
            ))}
        </ul>
      </nav>
      {children}
    </PageFrame>
  );
}
