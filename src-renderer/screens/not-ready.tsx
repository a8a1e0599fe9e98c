import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useLocation } from 'react-router';
import { paths } from '#renderer/app/paths.ts';
import { webConfig } from '#renderer/gateway/config.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { ArchPicture } from '#renderer/ui/arch-picture.tsx';
import { ButtonLink } from '#renderer/ui/button-link.tsx';
import { Heading } from '#renderer/ui/heading.tsx';
import { PageFrame } from '#renderer/ui/page-frame.tsx';
import { ExternalLink } from '#renderer/ui/text-link.tsx';
import { brand, from } from '#renderer/ui/theme.ts';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    flexGrow: 1,
    gap: '32px',
    alignContent: 'center',
    justifyItems: 'center',
    [from.medium]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr)',
      alignItems: 'center',
      gap: '64px',
    },
  },
  picture: { width: '180px', [from.medium]: { width: '100%', maxWidth: '360px', justifySelf: 'end' } },
  words: { display: 'grid', gap: '16px', [from.medium]: { justifySelf: 'start' } },
  kicker: { margin: 0, color: brand.brassInk, fontWeight: 600 },
  text: { margin: 0, maxWidth: '46ch', fontSize: '1.0625rem' },
  soft: { color: brand.inkSoft },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px', marginTop: '8px' },
});

type Room = 'deliveries' | 'spaces' | 'visitors' | 'curation' | 'preferences' | 'faq';

type Subject = readonly [prefix: string, room: Room, stem: string];

const help: Subject = ['/guest/settings/help', 'faq', 'lobby'];
const rooms: readonly Subject[] = [
  ['/guest/deliveries', 'deliveries', 'lobby'],
  ['/guest/space-reservation', 'spaces', 'space-rooftop'],
  ['/guest/visitors', 'visitors', 'lobby'],
  ['/guest/curation', 'curation', 'space-rooftop'],
  ['/guest/preferences', 'preferences', 'detail-minibar'],
];

/** The screen of a page that is not built yet: what it will be, what to do until then, and the way back. */
export function Component() {
  const styles = useStyles();
  const t = useText('shell');
  const { pathname } = useLocation();
  const [, room, stem] = rooms.find(([prefix]) => pathname.startsWith(prefix)) ?? help;
  return (
    <PageFrame className={styles.page}>
      <title>{`${t('notReady.kicker')} · Pernoite`}</title>
      <ArchPicture
        className={styles.picture}
        stem={stem}
        alt=""
        sizes="(min-width: 768px) 360px, 180px"
        ratio="3 / 4"
      />
      <div className={styles.words}>
        <p className={styles.kicker}>{t('notReady.kicker')}</p>
        <Heading level={1}>{t('notReady.title')}</Heading>
        <p className={styles.text}>{t(`notReady.what.${room}`)}</p>
        <p className={mergeClasses(styles.text, styles.soft)}>{t('notReady.meanwhile')}</p>
        <div className={styles.ways}>
          <ButtonLink to={paths.home} appearance="primary">
            {t('notReady.home')}
          </ButtonLink>
          <ExternalLink href={webConfig().links.contact}>{t('notReady.contact')}</ExternalLink>
        </div>
      </div>
    </PageFrame>
  );
}
