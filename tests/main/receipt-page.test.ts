import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { receiptPage } from '../../src-main/printing/receipt-page.ts';

const receipt = {
  language: 'pt',
  title: 'Reserva <b>confirmada</b>',
  lines: [{ label: 'Nome', value: `Ana & "Rui" <script>alert('x')</script>` }],
  address: null,
  foot: 'Até já!',
} as const;

test('a receipt shows texts as they are and runs nothing (BEY-12)', () => {
  const page = receiptPage({ ...receipt, lines: [...receipt.lines] }, null);
  expect(page).toContain('Reserva &lt;b&gt;confirmada&lt;/b&gt;');
  expect(page).toContain('Ana &amp; &quot;Rui&quot; &lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;');
  expect(page).not.toContain('<script');
  expect(page).toContain(`default-src 'none'`);
  expect(page).not.toContain('<svg');
});

test('a receipt has the code of its address with a quiet zone around it (BEY-12)', () => {
  const { size, data } = create('https://stay.example/b/1').modules;
  const page = receiptPage(
    { ...receipt, lines: [] },
    { size, get: (row, column) => data[row * size + column] ?? 0 },
  );
  expect(page).toContain(`viewBox="-4 -4 ${size + 8} ${size + 8}"`);
  expect(page.match(/h1v1h-1z/g)).toHaveLength(data.reduce((sum, module) => sum + module, 0));
});
