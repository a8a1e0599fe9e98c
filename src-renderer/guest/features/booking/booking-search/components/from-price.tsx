import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { TextAround } from '#renderer/platform/ui/text-around.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  price: {
    fontFamily: brand.fontDisplay,
    fontSize: '1.125rem',
    fontWeight: 500,
    color: brand.ink,
    whiteSpace: 'nowrap',
  },
});

/** `from R$ 357 a night`, of a hotel; the rule of the price stands once below the hotels (SRC-80). */
export function FromPrice({ price }: { price: string }) {
  const styles = useStyles();
  const t = useText('booking-search');
  return (
    <TextAround text={around => t('hotel.from', { price: around })}>
      <b className={styles.price}>{price}</b>
    </TextAround>
  );
}
