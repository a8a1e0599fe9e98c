import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { Ref } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';
import { brand, reducedMotion, systemEdge, tokens } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { ChatConstants } from '#shared/contract/guest/chat.ts';
import type { ChatEntry, Rating } from '../chat-flow.ts';
import { ChatLinkCard } from './chat-link-card.tsx';

const ThumbUpIcon = () => (
  <LineIcon>
    <path d="M6.5 9v7.5H3.8V9ZM6.5 9l3-6c1.4 0 2.2 1 2 2.4L11 8h4.3c1 0 1.7.9 1.5 1.9l-1 5.2c-.2.8-.8 1.4-1.6 1.4H6.5" />
  </LineIcon>
);
const ThumbDownIcon = () => (
  <LineIcon>
    <path d="M13.5 11V3.5h2.7V11ZM13.5 11l-3 6c-1.4 0-2.2-1-2-2.4L9 12H4.7c-1 0-1.7-.9-1.5-1.9l1-5.2c.2-.8.8-1.4 1.6-1.4h7.7" />
  </LineIcon>
);

const useStyles = makeStyles({
  message: {
    display: 'grid',
    justifyItems: 'start',
    gap: '8px',
    maxWidth: 'min(88%, 52ch)',
    animationName: { from: { opacity: 0, transform: 'translateY(6px)' } },
    animationDuration: '240ms',
    [reducedMotion]: { animationName: 'none' },
  },
  own: { justifySelf: 'end', justifyItems: 'end' },
  text: {
    ...systemEdge,
    margin: 0,
    padding: '10px 16px',
    borderRadius: '4px 20px 20px 20px',
    backgroundColor: brand.groundDeep,
    color: brand.ink,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  },
  ownText: {
    borderRadius: '20px 20px 4px 20px',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  end: { padding: '4px 0 0', backgroundColor: 'transparent', color: brand.inkSoft, fontWeight: 600 },
  chosen: {
    ...systemEdge,
    backgroundColor: brand.sageWash,
    color: brand.sageInk,
    ':hover': { backgroundColor: brand.sageWash, color: brand.sageInk },
    '& svg': { color: brand.sageInk },
  },
  rates: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

type ChatMessageProps = {
  ref: Ref<HTMLDivElement>;
  entry: ChatEntry;
  rates: ChatConstants['rateOptions'];
  rating: Rating | null;
  onRate: (rating: Rating) => void;
  onLeave: () => void;
};

export function ChatMessage({ ref, entry, rates, rating, onRate, onLeave }: ChatMessageProps) {
  const styles = useStyles();
  const t = useText('chat');
  const { type, text, link } = entry;
  const isOwn = type === 'user';
  const isPlain = type === 'end' || type === 'rate';
  return (
    <div ref={ref} className={mergeClasses(styles.message, isOwn && styles.own)}>
      <p className={mergeClasses(styles.text, isOwn && styles.ownText, isPlain && styles.end)}>
        <VisuallyHidden>{t(isOwn ? 'you' : 'us')} </VisuallyHidden>
        {text}
      </p>
      {link !== undefined && <ChatLinkCard link={link} onLeave={onLeave} />}
      {type === 'rate' && <Rates rates={rates} rating={rating} onRate={onRate} />}
    </div>
  );
}

const THUMBS = { up: ThumbUpIcon, down: ThumbDownIcon } as const;

function Rates({ rates, rating, onRate }: Pick<ChatMessageProps, 'rates' | 'rating' | 'onRate'>) {
  const styles = useStyles();
  return (
    <div className={styles.rates} role="group" aria-label={rates.question}>
      {(['up', 'down'] as const).map(thumb => {
        const Icon = THUMBS[thumb];
        return (
          <Button
            key={thumb}
            appearance="outline"
            className={rating === thumb ? styles.chosen : ''}
            icon={<Icon />}
            aria-pressed={rating === thumb}
            disabled={rating !== null}
            onClick={() => onRate(thumb)}
          >
            {rates[thumb]}
          </Button>
        );
      })}
    </div>
  );
}
