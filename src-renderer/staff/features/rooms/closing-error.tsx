import { formatDateRange } from '#renderer/platform/i18n/format.ts';
import { useErrorText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import { staffPaths } from '../shared/paths/staff-paths.ts';
import { toStaysOfClosure } from './stays-of-closure.ts';

/** A rejected closing; of stays that have the room, with the way to each. */
export function ClosingError({ error }: { error: unknown }) {
  const errorText = useErrorText();
  const stays = toStaysOfClosure(error);
  return (
    <Notice intent="error">
      {errorText(error)}
      {stays.length > 0 && (
        <ul>
          {stays.map(({ accommodationId, bookingId, locator, from, until }) => (
            <li key={accommodationId}>
              <TextLink to={staffPaths.booking(bookingId)}>{locator}</TextLink>,{' '}
              {formatDateRange(from, until)}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
