import { expect, test } from 'vitest';
import { type ChunkTable, chunksWith } from '../../build/chunk-table.ts';

const chunks: ChunkTable = {
  'entry.js': { imports: ['vendor.js', 'doors.js'], sources: ['src-renderer/main.tsx'] },
  'vendor.js': { imports: [], sources: [] },
  'doors.js': {
    imports: ['vendor.js'],
    sources: ['src-renderer/platform/ui/theme.ts', 'src-renderer/platform/ui/toast.ts'],
  },
  'search.js': {
    imports: ['doors.js', 'search-parts.js'],
    sources: ['src-renderer/guest/screens/booking.tsx', 'src-renderer/guest/screens/booking-step-1.tsx'],
  },
  'search-parts.js': {
    imports: ['search.js', 'vendor.js'],
    sources: ['src-renderer/platform/ui/skeleton.tsx'],
  },
};

test('a file counts with the chunk that it shares with others, and with all that this one imports', () => {
  const files = chunksWith(chunks, ['src-renderer/guest/screens/booking-step-1.tsx']);
  expect([...files].toSorted()).toEqual(['doors.js', 'search-parts.js', 'search.js', 'vendor.js']);
});

test('a chunk that several files need counts once', () => {
  const files = chunksWith(chunks, ['src-renderer/main.tsx', 'src-renderer/platform/ui/toast.ts']);
  expect([...files].toSorted()).toEqual(['doors.js', 'entry.js', 'vendor.js']);
});

test('a file that is in no chunk fails the build and its size check, and does not count as zero', () => {
  expect(() => chunksWith(chunks, ['src-renderer/guest/screens/gone.tsx'])).toThrow(
    'src-renderer/guest/screens/gone.tsx',
  );
});
