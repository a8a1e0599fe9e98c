import type { BillFonts } from './bill-fonts.ts';
import type { Statement, StatementLine } from './bill-lines.ts';
import {
  decorate,
  drawLine,
  INNER,
  ink,
  newDocument,
  PAGE,
  type Pdf,
  styles,
  type Tag,
  write,
  writeParagraph,
} from './pdf-page.ts';

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const BOTTOM = PAGE.height - 96;
const TOP_OF_NEXT_PAGE = 84;
const ROW = 19;

type Pen = { pdf: Pdf; root: Tag; y: number };

/** The statement as a PDF of A4 pages, tagged for screen readers (BEY-20). */
export async function drawBill(statement: Statement, fonts: BillFonts): Promise<Buffer> {
  const pdf = newDocument({
    fonts,
    title: statement.documentTitle,
    lang: statement.language === 'pt' ? 'pt-BR' : 'en-US',
    subject: statement.notFiscal,
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const pen: Pen = { pdf, root, y: 0 };
  drawHead(pen, statement);
  drawFacts(pen, statement);
  for (const room of statement.rooms) drawRoom(pen, statement, room);
  drawSums(pen, statement);
  drawPaid(pen, statement);
  drawFooters(pen, statement);
  root.end();
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}

function drawHead(pen: Pen, { title, notFiscal }: Statement): void {
  const { pdf, root } = pen;
  decorate(pdf, () => {
    pdf.rect(0, 0, PAGE.width, 118).fill(ink.plaster);
    pdf.rect(0, 0, PAGE.width, 6).fill(ink.terracotta);
    drawMark(pdf, LEFT, 40);
    drawLine(pdf, 'Pernoite', { ...styles.title, size: 22 }, { x: LEFT + 52, y: 50, width: 200 });
  });
  pdf.font('strong', 9);
  const width = pdf.widthOfString(notFiscal) + 24;
  decorate(pdf, () => {
    pdf
      .roundedRect(RIGHT - width, 54, width, 22, 11)
      .lineWidth(1)
      .stroke(ink.terracotta);
  });
  write(
    pdf,
    root,
    'P',
    notFiscal,
    { ...styles.strong, size: 9, color: ink.terracotta },
    { x: RIGHT - width + 12, y: 59.5, width },
  );
  write(pdf, root, 'H1', title, styles.title, { x: LEFT, y: 142, width: INNER });
  pen.y = 188;
}

function drawMark(pdf: Pdf, x: number, y: number): void {
  pdf.path(`M${x} ${y + 42} V${y + 19} a19 19 0 0 1 38 0 V${y + 42} Z`).fill(ink.terracotta);
  pdf.path(`M${x + 9} ${y + 42} V${y + 21} a10 10 0 0 1 20 0 V${y + 42} Z`).fill(ink.plaster);
  pdf.circle(x + 19, y + 24, 5.5).fill(ink.sun);
}

function drawFacts(pen: Pen, { facts }: Statement): void {
  const { pdf, root } = pen;
  const width = (INNER - 2 * 20) / 3;
  const columns = [
    facts.slice(0, 1),
    facts.slice(1, 2).concat(facts.slice(3, 4)),
    facts.slice(2, 3).concat(facts.slice(4)),
  ];
  let lowest = pen.y;
  for (const [index, column] of columns.entries()) {
    const x = LEFT + index * (width + 20);
    let y = pen.y;
    for (const { label, lines } of column) {
      write(pdf, root, 'P', label, styles.label, { x, y, width });
      y += 13;
      for (const [at, line] of lines.entries()) {
        write(pdf, root, 'P', line, at === 0 ? styles.strong : styles.text, { x, y, width });
        y += 14;
      }
      y += 10;
    }
    lowest = Math.max(lowest, y);
  }
  pen.y = lowest + 12;
}

function drawRoom(pen: Pen, { columns }: Statement, room: Statement['rooms'][number]): void {
  const { pdf, root } = pen;
  // Keeps a heading on one page with its first rows.
  ensure(pen, 34 + 3 * ROW);
  write(pdf, root, 'H2', room.title, styles.heading, { x: LEFT, y: pen.y, width: INNER });
  pen.y += 24;
  const table = pdf.struct('Table');
  root.add(table);
  drawRow(pen, table, { label: columns.what, amount: columns.amount, note: null }, 'head');
  for (const line of room.lines) drawRow(pen, table, line, 'line');
  drawRow(pen, table, room.total, 'sum');
  table.end();
  pen.y += 14;
}

function drawRow(
  pen: Pen,
  table: Tag,
  { label, amount, note }: StatementLine,
  kind: 'head' | 'line' | 'sum',
): void {
  const { pdf } = pen;
  ensure(pen, ROW);
  const { y } = pen;
  const row = pdf.struct('TR');
  table.add(row);
  const style = kind === 'head' ? styles.label : kind === 'sum' ? styles.strong : styles.text;
  const cell = kind === 'head' ? 'TH' : 'TD';
  write(pdf, row, cell, label, style, { x: LEFT, y: y + 4, width: 270 });
  if (note !== null)
    write(pdf, row, 'TD', note, styles.note, { x: LEFT + 230, y: y + 4.5, width: 130, align: 'right' });
  write(pdf, row, cell, amount, style, { x: RIGHT - 110, y: y + 4, width: 110, align: 'right' });
  row.end();
  if (kind !== 'sum') rule(pen, y + ROW - 0.5);
  pen.y += ROW;
}

function drawSums(pen: Pen, { sums, total }: Statement): void {
  const { pdf, root } = pen;
  const height = sums.length * ROW + 58;
  ensure(pen, height);
  const { y } = pen;
  decorate(pdf, () => pdf.roundedRect(LEFT, y, INNER, height - 8, 12).fill(ink.plaster));
  let at = y + 12;
  for (const line of sums) {
    drawPair(pen, root, line, styles.text, at, 16);
    at += ROW;
  }
  drawPair(pen, root, total, styles.total, at + 6, 16);
  pen.y += height + 10;
}

function drawPaid(pen: Pen, { paid, due, returned }: Statement): void {
  const { pdf, root } = pen;
  if (paid.lines.length > 0) {
    ensure(pen, 30 + paid.lines.length * ROW);
    write(pdf, root, 'H2', paid.title, styles.heading, { x: LEFT, y: pen.y, width: INNER });
    pen.y += 26;
    for (const line of paid.lines) drawNext(pen, root, line, styles.text);
  }
  if (due !== null) drawNext(pen, root, due, { ...styles.strong, color: ink.terracotta });
  if (returned !== null) drawNext(pen, root, returned, { ...styles.strong, color: ink.sage });
}

type TextStyle = Parameters<typeof drawLine>[2];

function drawNext(pen: Pen, root: Tag, line: StatementLine, style: TextStyle): void {
  ensure(pen, ROW);
  drawPair(pen, root, line, style, pen.y, 0);
  pen.y += ROW;
}

function drawPair(
  { pdf }: Pen,
  root: Tag,
  { label, amount }: StatementLine,
  style: TextStyle,
  y: number,
  inset: number,
): void {
  const width = (INNER - 2 * inset) / 2;
  write(pdf, root, 'P', label, style, { x: LEFT + inset, y, width });
  write(pdf, root, 'P', amount, style, { x: LEFT + inset + width, y, width, align: 'right' });
}

function ensure(pen: Pen, height: number): void {
  if (pen.y + height <= BOTTOM) return;
  pen.pdf.addPage({ size: 'A4', margin: 0 });
  decorate(pen.pdf, () => {
    pen.pdf.rect(0, 0, PAGE.width, 6).fill(ink.terracotta);
    drawLine(pen.pdf, 'Pernoite', styles.heading, { x: LEFT, y: 36, width: 200 });
  });
  pen.y = TOP_OF_NEXT_PAGE;
}

function rule({ pdf }: Pen, y: number): void {
  decorate(pdf, () => pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.6).stroke(ink.line));
}

function drawFooters({ pdf, root }: Pen, { footer, page }: Statement): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    const y = PAGE.height - 68;
    decorate(pdf, () => pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.6).stroke(ink.line));
    writeParagraph(pdf, root, footer, styles.small, { x: LEFT, y: y + 10, width: INNER - 100 });
    decorate(pdf, () =>
      drawLine(pdf, page(index + 1, count), styles.small, {
        x: RIGHT - 90,
        y: y + 10,
        width: 90,
        align: 'right',
      }),
    );
  }
}
