import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Picture } from './picture.tsx';
import { brand, reducedMotion } from './theme.ts';

const useStyles = makeStyles({
  frame: { position: 'relative', display: 'block', isolation: 'isolate' },
  picture: { borderRadius: brand.arch, width: '100%', height: '100%' },
  sun: {
    position: 'absolute',
    zIndex: -1,
    top: '2.5%',
    right: '1%',
    width: '24%',
    aspectRatio: '1 / 1',
    borderRadius: '999px',
    backgroundColor: brand.brass,
    animationName: { from: { translate: '-14% 34%', opacity: 0 }, to: { translate: '0 0', opacity: 1 } },
    animationDuration: '900ms',
    animationTimingFunction: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    animationFillMode: 'backwards',
    [reducedMotion]: { animationName: 'none' },
  },
});

type ArchPictureProps = { stem: string; alt: string; sizes: string; ratio?: string; className?: string };

export function ArchPicture({ stem, alt, sizes, ratio = '4 / 5', className }: ArchPictureProps) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.frame, className)}>
      <span className={styles.sun} aria-hidden="true" data-entrance />
      <Picture className={styles.picture} stem={stem} alt={alt} sizes={sizes} ratio={ratio} eager />
    </span>
  );
}
