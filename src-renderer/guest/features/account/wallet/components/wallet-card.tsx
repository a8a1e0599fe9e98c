import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { CardNetworkMark } from '#renderer/guest/features/shared/card-form/components/card-network-mark.tsx';
import { expiryOf, lastFour } from '#renderer/guest/features/shared/card-form/saved-card.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { BinIcon } from '#renderer/platform/ui/stay-icons.tsx';
import { brand as networkName } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import type { SavedCard } from '#shared/contract/guest/payment.ts';
import { isCardExpired } from '../wallet-parts.ts';
import { PencilIcon, StarIcon } from './wallet-icons.tsx';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateRows: '1fr auto',
    borderRadius: '20px',
    border: `1px solid ${networkName.hairline}`,
    backgroundColor: networkName.surface,
    overflow: 'hidden',
  },
  face: {
    position: 'relative',
    display: 'grid',
    alignContent: 'space-between',
    gap: '28px',
    minHeight: '180px',
    padding: '20px 24px',
    backgroundColor: networkName.groundDeep,
    color: networkName.ink,
    isolation: 'isolate',
    overflow: 'hidden',
    '::after': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetInlineEnd: '-12px',
      bottom: 0,
      width: '148px',
      height: '124px',
      borderRadius: networkName.arch,
      backgroundColor: networkName.terracottaWash,
    },
  },
  mainFace: {
    backgroundColor: networkName.jatoba,
    color: networkName.onJatoba,
    '::after': { backgroundColor: 'color-mix(in srgb, var(--brand-brass) 22%, transparent)' },
  },
  top: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: '16px' },
  name: {
    margin: 0,
    fontFamily: networkName.fontDisplay,
    fontWeight: 500,
    fontSize: '1.25rem',
    lineHeight: 1.25,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '8px' },
  tag: {
    padding: '2px 12px',
    borderRadius: '999px',
    fontSize: '0.875rem',
    fontWeight: 600,
    backgroundColor: networkName.brassWash,
    color: networkName.brassInk,
  },
  bottom: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 32px', margin: 0 },
  fact: { display: 'grid', gap: '2px' },
  label: { fontSize: '0.875rem' },
  value: { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', letterSpacing: '0.04em' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4px', padding: '8px 12px' },
});

type WalletCardProps = {
  card: SavedCard;
  /** Left out on a screen without changes. */
  actions?: { onRename: () => void; onMakeMain: () => void; onDelete: () => void; isMakingMain: boolean };
};

export function WalletCard({ card, actions }: WalletCardProps) {
  const t = useText('wallet');
  const styles = useStyles();
  const networkName = cardNetworkNames[card.data.brand].name || t('unknownBrand');
  const name = card.description || networkName;
  const of = (what: string) => (
    <>
      {what}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </>
  );
  return (
    <li className={styles.card} aria-label={name}>
      <div className={mergeClasses(styles.face, card.default_payment && styles.mainFace)}>
        <div className={styles.top}>
          <div>
            <h2 className={styles.name}>{name}</h2>
            <div className={styles.tags}>
              {card.default_payment && <span className={styles.tag}>{t('main')}</span>}
              {isCardExpired(card, serverNow()) && <span className={styles.tag}>{t('expired')}</span>}
            </div>
          </div>
          <CardNetworkMark cardNetwork={card.data.brand} named />
        </div>
        <dl className={styles.bottom}>
          <div className={styles.fact}>
            <dt className={styles.label}>{networkName}</dt>
            <dd className={styles.value}>
              <Masked what={t('number')}>
                <VisuallyHidden>{t('endingIn', { digits: lastFour(card) })}</VisuallyHidden>
                <span aria-hidden="true">•••• {lastFour(card)}</span>
              </Masked>
            </dd>
          </div>
          <div className={styles.fact}>
            <dt className={styles.label}>{t('validUntil')}</dt>
            <dd className={styles.value}>{expiryOf(card)}</dd>
          </div>
        </dl>
      </div>
      {actions && (
        <div className={styles.actions}>
          <Button appearance="subtle" icon={<PencilIcon />} onClick={actions.onRename}>
            {of(t('actions.rename'))}
          </Button>
          {!card.default_payment && (
            <Button
              appearance="subtle"
              icon={<StarIcon />}
              disabledFocusable={actions.isMakingMain}
              onClick={actions.onMakeMain}
            >
              {of(t('actions.makeMain'))}
            </Button>
          )}
          <Button appearance="subtle" icon={<BinIcon />} onClick={actions.onDelete}>
            {of(t('actions.delete'))}
          </Button>
        </div>
      )}
    </li>
  );
}
