import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { AddressProblems } from '#renderer/guest/features/booking/booking-search/components/address-problems.tsx';
import { SearchForm } from '#renderer/guest/features/booking/booking-search/components/search-form.tsx';
import { useSearchDraft } from '#renderer/guest/features/booking/booking-search/use-search-draft.ts';
import { useHotels } from '#renderer/guest/features/shared/booking-funnel/queries.ts';
import { searchAtom } from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { anyHotelStem, buildingStem } from '#renderer/platform/ui/picture-stem.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';

const heroPicture = {
  stem: anyHotelStem,
  /**
   * On a large screen the landscape is drawn as high as its upright frame, so one and a half times as wide. On a phone
   * slightly smaller than its box: 640 pixels suffice, and 1080 would cost twice as much.
   */
  sizes:
    '(min-width: 1024px) and (min-aspect-ratio: 2/3) clamp(780px, 111vh, 1140px), (min-width: 768px) 92vw, 86vw',
} as const;

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gap: '24px',
    width: '100%',
    maxWidth: brand.pageWidth,
    marginInline: 'auto',
    padding: '16px 20px 56px',
    [from.medium]: { padding: '16px 32px var(--brand-page-end, 72px)' },
    [from.large]: {
      gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
      alignItems: 'start',
      gap: '32px 64px',
    },
    [from.wide]: { padding: '24px 40px var(--brand-page-end, 96px)' },
  },
  picture: {
    order: -1,
    width: '100%',
    height: '148px',
    borderRadius: '20px',
    [from.small]: { height: '220px' },
    [from.medium]: { height: 'clamp(300px, 32vh, 620px)' },
    [from.large]: {
      gridArea: '1 / 2 / span 2',
      order: 0,
      height: 'clamp(520px, 74vh, 760px)',
      borderRadius: brand.arch,
    },
  },
  text: { display: 'grid', gap: '12px', maxWidth: '640px' },
  subtitle: { margin: 0, color: brand.inkSoft, fontSize: '1.0625rem', lineHeight: 1.5 },
  card: {
    padding: '20px',
    borderRadius: '20px',
    backgroundColor: brand.surface,
    border: `1px solid ${brand.hairline}`,
    boxShadow: brand.shadowLift,
    [from.medium]: { padding: '28px' },
  },
});

export function Component() {
  const styles = useStyles();
  const t = useText('booking-search');
  const navigate = useNavigate();
  const search = useSetAtom(searchAtom);
  const hotels = useHotels();
  const [draft, change] = useSearchDraft(hotels.data);
  const { forceWalkIn, hotel } = host().profile;
  const isFilledIn = forceWalkIn && hotel !== null;
  const chosen = hotels.data?.find(hotel => hotel.hotelId === draft.hotelId);
  // The picture of a hotel that was chosen before waits for the list, without the default in between.
  const unchosen = draft.hotelId === null ? heroPicture.stem : '';
  const building = chosen ? buildingStem(chosen) : null;
  // A hotel without a picture of its own keeps the default.
  const stem = building ?? (chosen ? heroPicture.stem : unchosen);
  return (
    <div className={styles.page}>
      <title>{`${t('pageTitle')} · Pernoite`}</title>
      <div className={styles.text}>
        <Heading level={1} size={isFilledIn ? 'large' : 'display'}>
          {t(isFilledIn ? 'walkIn.title' : 'title')}
        </Heading>
        <p className={styles.subtitle}>{t(isFilledIn ? 'walkIn.subtitle' : 'subtitle')}</p>
      </div>
      <Picture
        className={mergeClasses(styles.picture, 'decoration')}
        stem={stem}
        alt={chosen && building !== null ? `${chosen.name}, ${chosen.city}` : ''}
        sizes={heroPicture.sizes}
        eager
      />
      <div className={styles.card}>
        <AddressProblems />
        {hotels.isError ? (
          <LoadError error={hotels.error} onRetry={() => void hotels.refetch()} />
        ) : (
          <SearchForm
            hotels={hotels.data}
            draft={draft}
            onChange={change}
            onSearch={wanted => {
              search(wanted);
              void navigate(paths.bookingStep2);
            }}
          />
        )}
      </div>
    </div>
  );
}
