import { makeStyles } from '@fluentui/react-components';
import { Link } from 'react-router';
import { offeredHotels, useHotels } from '#renderer/guest/features/shared/booking-funnel/queries.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { currentLanguage, type Language } from '#renderer/platform/i18n/language.ts';
import type { Text } from '#renderer/platform/i18n/texts.ts';
import { paths } from '#renderer/platform/paths.ts';
import { Carousel } from '#renderer/platform/ui/carousel.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { anyHotelStem, buildingStem, isDemonstration } from '#renderer/platform/ui/picture-stem.ts';
import { brand, canHover, from, reducedMotion } from '#renderer/platform/ui/theme.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';

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

/** Spaces that the demonstration's hotels have; nobody knows them of others. */
const spaces = [
  { name: 'rooftop', stem: 'space-rooftop' },
  { name: 'coworking', stem: 'space-coworking' },
  { name: 'breakfast', stem: 'detail-breakfast' },
] as const;

type Slide = { key: string; name: string; text: string; alt: string; stem: string; isHotel: boolean };

/** The hotels as their data name them, never as texts do (PRD-07). */
export function toSlides(hotels: readonly Hotel[], language: Language, t: Text<'home-more'>): Slide[] {
  const ofHotels = hotels.map(hotel => ({
    key: hotel.hotelId,
    name: hotel.name,
    text: hotel.note?.[language] ?? hotel.city,
    alt: t('showcase.alt', { hotel: hotel.name }),
    stem: buildingStem(hotel) ?? anyHotelStem,
    isHotel: true,
  }));
  const ofSpaces = spaces.map(({ name, stem }) => ({
    key: name,
    name: t(`showcase.${name}.name`),
    text: t(`showcase.${name}.text`),
    alt: t(`showcase.${name}.alt`),
    stem,
    isHotel: false,
  }));
  return hotels.every(isDemonstration) ? [...ofHotels, ...ofSpaces] : ofHotels;
}

export function Showcase({ booking }: { booking: boolean }) {
  const styles = useStyles();
  const t = useText('home-more');
  const hotels = offeredHotels(useHotels().data) ?? [];
  if (hotels.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="hotels">
      <div className={styles.texts}>
        <Heading level={2} id="hotels">
          {t('showcase.title', { count: hotels.length })}
        </Heading>
        <p className={styles.text}>{t('showcase.lead')}</p>
      </div>
      <Carousel label={t('showcase.label')}>
        {toSlides(hotels, currentLanguage(), t).map(({ key, name, text, alt, stem, isHotel }) => (
          <li key={key} className={styles.slide}>
            <Picture
              className={styles.picture}
              stem={stem}
              alt={alt}
              sizes="(min-width: 768px) 33vw, 340px"
              ratio="4 / 5"
            />
            <div className={styles.slideText}>
              <Heading level={3} size="small">
                {booking && isHotel ? (
                  <Link className={styles.link} to={paths.booking}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </Heading>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </Carousel>
    </section>
  );
}
