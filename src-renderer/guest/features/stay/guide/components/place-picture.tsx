import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { pictureStem } from '#renderer/platform/ui/picture-stem.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { PICTURE_TIMEOUT_MS } from '#shared/policies.ts';

const useStyles = makeStyles({
  frame: { display: 'block' },
  // Fills a frame that has a height of its own; otherwise the ratio determines it.
  picture: { height: '100%' },
  drawing: {
    display: 'grid',
    placeItems: 'end center',
    overflow: 'hidden',
    backgroundColor: brand.terracottaWash,
    color: brand.ink,
    '& svg': { width: '100%', height: '100%' },
  },
  missing: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: '8px',
    textAlign: 'center',
    lineHeight: 1.25,
    color: brand.ink,
    fontWeight: 600,
  },
});

type PlacePictureProps = { imageUrl: string | null; sizes: string; ratio: string; className?: string };

/** One that fails, or has not loaded after ten seconds in view, is replaced by a text (CUR-11). */
export function PlacePicture({ imageUrl, ...appearance }: PlacePictureProps) {
  if (imageUrl === null) return <Drawing {...appearance} />;
  return <WatchedPicture key={imageUrl} stem={pictureStem(imageUrl)} {...appearance} />;
}

type Appearance = Omit<PlacePictureProps, 'imageUrl'>;

function WatchedPicture({ stem, className, ...appearance }: Appearance & { stem: string }) {
  const styles = useStyles();
  const t = useText('guide');
  const [place, setPlace] = useState<Element | null>(null);
  const [state, setState] = useState<'waiting' | 'loaded' | 'givenUp'>('waiting');
  useEffect(() => {
    if (place === null || state !== 'waiting') return;
    return afterTimeInView(place, PICTURE_TIMEOUT_MS, () => setState('givenUp'));
  }, [place, state]);
  return (
    <span ref={setPlace} className={mergeClasses(styles.frame, className)}>
      <Picture
        {...appearance}
        className={styles.picture}
        stem={stem}
        alt=""
        isGivenUp={state === 'givenUp'}
        onLoad={() => setState('loaded')}
        fallback={<span className={styles.missing}>{t('picture.missing')}</span>}
      />
    </span>
  );
}

/** Pictures out of view are not fetched, so their time does not count. Returns a function that stops it. */
function afterTimeInView(place: Element, time: number, onOver: () => void): () => void {
  let timer: number | undefined;
  const watch = new IntersectionObserver(entries => {
    if (timer !== undefined || !entries.some(({ isIntersecting }) => isIntersecting)) return;
    timer = window.setTimeout(onOver, time);
  });
  watch.observe(place);
  return () => {
    watch.disconnect();
    window.clearTimeout(timer);
  };
}

function Drawing({ ratio, className }: Appearance) {
  const styles = useStyles();
  return (
    <span
      className={mergeClasses(styles.drawing, className)}
      style={{ aspectRatio: ratio }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 120 80" preserveAspectRatio="xMidYMax slice" focusable="false">
        <circle cx="88" cy="26" r="10" fill={brand.brass} />
        <path d="M14 80V54l16-12 16 12v26Z" fill={brand.surface} />
        <path d="M46 80V44a14 14 0 0 1 28 0v36Z" fill={brand.sage} />
        <path d="M74 80V58h30v22Z" fill={brand.surface} />
        <path
          d="M8 80h104M14 80V54l16-12 16 12m0 26V44a14 14 0 0 1 28 0v36m0-22h30v22M25 80V66h10v14M55 80V64a5 5 0 0 1 10 0v16M82 66h6m6 0h4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}
