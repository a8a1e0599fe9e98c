import { makeStyles } from '@fluentui/react-components';
import { Link } from 'react-router';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { Carousel } from '#renderer/platform/ui/carousel.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { brand, canHover, from, reducedMotion } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  section: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  texts: { display: 'grid', gap: '8px' },
  text: { margin: 0, color: brand.inkSoft },
  slide: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: '16px',
    width: 'min(78%, 340px)',
    [from.medium]: { width: 'calc((100% - 32px) / 3)' },
    '& img': {
      transitionProperty: 'scale',
      transitionDuration: '250ms',
      transitionTimingFunction: 'ease-out',
      [reducedMotion]: { transitionProperty: 'none' },
    },
    [canHover]: { ':hover img': { scale: '1.03', [reducedMotion]: { scale: 'none' } } },
  },
  picture: { borderRadius: brand.arch },
  slideText: { display: 'grid', gap: '6px' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    color: 'inherit',
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    [canHover]: {
      ':hover': {
        textDecorationLine: 'underline',
        textUnderlineOffset: '0.2em',
        textDecorationThickness: '1px',
      },
    },
  },
});

const slides = [
  { name: 'jardins', stem: 'building-jardins', isHotel: true },
  { name: 'nilo', stem: 'building-nilo', isHotel: true },
  { name: 'marista', stem: 'building-marista', isHotel: true },
  { name: 'rooftop', stem: 'space-rooftop', isHotel: false },
  { name: 'coworking', stem: 'space-coworking', isHotel: false },
  { name: 'breakfast', stem: 'detail-breakfast', isHotel: false },
] as const;

export function Showcase({ booking }: { booking: boolean }) {
  const styles = useStyles();
  const t = useText('home-more');
  return (
    <section className={styles.section} aria-labelledby="hotels">
      <div className={styles.texts}>
        <Heading level={2} id="hotels">
          {t('showcase.title')}
        </Heading>
        <p className={styles.text}>{t('showcase.lead')}</p>
      </div>
      <Carousel label={t('showcase.label')}>
        {slides.map(({ name, stem, isHotel }) => (
          <li key={name} className={styles.slide}>
            <Picture
              className={styles.picture}
              stem={stem}
              alt={t(`showcase.${name}.alt`)}
              sizes="(min-width: 768px) 33vw, 340px"
              ratio="4 / 5"
            />
            <div className={styles.slideText}>
              <Heading level={3} size="small">
                {booking && isHotel ? (
                  <Link className={styles.link} to={paths.booking}>
                    {t(`showcase.${name}.name`)}
                  </Link>
                ) : (
                  t(`showcase.${name}.name`)
                )}
              </Heading>
              <p className={styles.text}>{t(`showcase.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </Carousel>
    </section>
  );
}
