import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { from } from '#renderer/platform/ui/theme.ts';

const RENDERER = join(import.meta.dirname, '../../src-renderer');

/** The widths at which anything in a source changes; "up to" is one pixel less than "from". */
function breakpointsIn(source: string): number[] {
  const conditions = [...source.matchAll(/@media[^{'"`]*/g)].map(([text]) => text).join(' ');
  return [...conditions.matchAll(/(min|max)-width:\s*(\d+)px/g)].map(([, end, width]) =>
    end === 'max' ? Number(width) + 1 : Number(width),
  );
}

test('the layout changes at 640, 768, 1024 and 1280 px, and every width between is one layout (APP-37)', () => {
  expect(Object.values(from).flatMap(breakpointsIn)).toEqual([640, 768, 1024, 1280]);
  expect(breakpointsIn('@media (max-width: 639px) and (min-width: 500px)')).toEqual([640, 500]);
  const found: Record<string, number[]> = {};
  for (const file of readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })) {
    // The board of staff has its second column from 1360 px on: a desk's monitor is no guest's screen.
    if (!/\.(css|tsx?)$/.test(file) || file === 'staff/features/board/board-lists.tsx') continue;
    const others = breakpointsIn(readFileSync(join(RENDERER, file), 'utf8')).filter(
      width => ![640, 768, 1024, 1280].includes(width),
    );
    if (others.length > 0) found[file] = others;
  }
  expect(found).toEqual({});
});
