import { makeStyles } from '@fluentui/react-components';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { HelpSupport } from '#renderer/guest/features/stay/help/components/help-support.tsx';
import { HotelLines, isOfHotels } from '#renderer/guest/features/stay/help/components/hotel-lines.tsx';
import { categoryPath, findHelpItem } from '#renderer/guest/features/stay/help/help-items.ts';
import { useHelpTexts } from '#renderer/guest/features/stay/help/use-help.ts';
import { hasText, textOf, useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BackLink } from '#renderer/platform/ui/back-link.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';

const useStyles = makeStyles({
  article: { display: 'grid', gap: '16px', justifyItems: 'start' },
  text: { margin: 0, maxWidth: '62ch', fontSize: '1.0625rem', lineHeight: 1.6 },
});

export function Component() {
  const styles = useStyles();
  const t = useText('help');
  const { category } = useParams();
  const [search] = useSearchParams();
  const texts = useHelpTexts();
  const known = findHelpItem(category, search.get('item'));
  const item = texts.find(({ id }) => id === known?.id);
  if (!item) return <Navigate to={paths.faq} replace />;
  const query = search.get('q');
  const action = `help:items.${item.id}.action`;
  return (
    <>
      <title>{`${item.title} · Pernoite`}</title>
      <BackLink
        to={
          query === null
            ? categoryPath(item.category)
            : `${categoryPath(item.category)}?${new URLSearchParams({ q: query })}`
        }
      >
        {t(query === null ? 'back' : 'backToResults')}
      </BackLink>
      <article className={styles.article} aria-labelledby="help-item">
        <Heading level={1} id="help-item">
          {item.title}
        </Heading>
        {item.text.split('\n\n').map(paragraph => (
          <p key={paragraph} className={styles.text}>
            {paragraph}
          </p>
        ))}
        {isOfHotels(item.id) && <HotelLines item={item.id} className={styles.text} />}
        {item.to !== undefined && hasText(action) && <TextLink to={item.to}>{textOf(action)}</TextLink>}
      </article>
      <HelpSupport />
    </>
  );
}
