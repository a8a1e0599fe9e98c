import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { pictureStem } from '#renderer/platform/ui/picture-stem.ts';
import { brand } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  drawing: {
    display: 'grid',
    placeItems: 'end center',
    overflow: 'hidden',
    backgroundColor: brand.terracottaWash,
    color: brand.ink,
    '& svg': { width: '100%', height: '100%', maxHeight: '220px' },
  },
});

type SpacePictureProps = { pictureUrl: string | null; sizes: string; ratio?: string; className?: string };

export function SpacePicture({ pictureUrl, sizes, ratio = '3 / 2', className }: SpacePictureProps) {
  const styles = useStyles();
  const stem = pictureStem(pictureUrl);
  if (stem !== '')
    return <Picture className={className ?? ''} stem={stem} alt="" sizes={sizes} ratio={ratio} />;
  return (
    <span
      className={mergeClasses(styles.drawing, className)}
      style={{ aspectRatio: ratio }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 120 80" preserveAspectRatio="xMidYMax meet" focusable="false">
        <circle cx="92" cy="22" r="9" fill={brand.brass} />
        <path d="M38 80V48a22 22 0 0 1 44 0v32Z" fill={brand.surface} />
        <path d="M46 80V50a14 14 0 0 1 28 0v30Z" fill={brand.sage} />
        <path
          d="M38 80V48a22 22 0 0 1 44 0v32M12 80h96M18 80V62m0 4c-5-1-8-5-8-10 5 0 8 4 8 9Zm0-4c5-1 7-5 7-9-4 0-7 3-7 8Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="69" cy="64" r="1.4" fill="currentColor" />
      </svg>
    </span>
  );
}
