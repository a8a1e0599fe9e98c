import PDFDocument from 'pdfkit';
import type { BillFonts, FontName } from './bill-fonts.ts';

/** The brand's colours on paper (docs: src-renderer/platform/ui/theme.ts). */
export const ink = {
  terracotta: '#A64A26',
  jatoba: '#3B2519',
  soft: '#6F5A4C',
  plaster: '#F6F0E7',
  line: '#E0D2BF',
  sun: '#D8A63C',
  sage: '#44573B',
  paper: '#FFFFFF',
} as const;

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 56 } as const;
export const INNER = PAGE.width - 2 * PAGE.margin;

type Style = { font: Exclude<FontName, 'textMore' | 'strongMore'>; size: number; color: string };

export const styles = {
  title: { font: 'display', size: 25, color: ink.jatoba },
  heading: { font: 'display', size: 14, color: ink.jatoba },
  label: { font: 'text', size: 8.5, color: ink.soft },
  text: { font: 'text', size: 10, color: ink.jatoba },
  strong: { font: 'strong', size: 10, color: ink.jatoba },
  small: { font: 'text', size: 8, color: ink.soft },
  note: { font: 'text', size: 9, color: ink.sage },
  total: { font: 'strong', size: 16, color: ink.terracotta },
} as const satisfies Record<string, Style>;

type Box = { x: number; y: number; width: number; align?: 'left' | 'right' };

export type Tag = PDFKit.PDFStructureElement;
export type Pdf = PDFKit.PDFDocument;

const SMALLEST = 6;

export function newDocument({
  fonts,
  title,
  lang,
  subject,
}: {
  fonts: BillFonts;
  title: string;
  lang: string;
  subject: string;
}): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    // Without it the library loads a standard font that nothing here uses.
    font: '',
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang,
    displayTitle: true,
    info: { Title: title, Author: 'Pernoite', Subject: subject, Creator: 'Pernoite', Producer: 'Pernoite' },
  });
  for (const [name, bytes] of Object.entries(fonts)) pdf.registerFont(name, bytes);
  return pdf;
}

export function write(pdf: Pdf, parent: Tag, type: string, text: string, style: Style, box: Box): void {
  const content = pdf.markStructureContent(type);
  drawLine(pdf, text, style, box);
  pdf.endMarkedContent();
  parent.add(pdf.struct(type, {}, content));
}

/** Marks lines, colours and the page's number as decoration, which screen readers skip. */
export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

/** Draws wrapped text; returns its height. */
export function writeParagraph(
  pdf: Pdf,
  parent: Tag,
  text: string,
  style: Style,
  { x, y, width }: Box,
): number {
  pdf.font(style.font, style.size).fillColor(style.color);
  const height = pdf.heightOfString(text, { width, lineGap: 2 });
  const content = pdf.markStructureContent('P');
  pdf.text(text, x, y, { width, lineGap: 2 });
  pdf.endMarkedContent();
  parent.add(pdf.struct('P', {}, content));
  return height;
}

/** Draws one line in a smaller font if it does not fit: a long name is never cut off and never runs off the page. */
export function drawLine(pdf: Pdf, text: string, style: Style, { x, y, width, align = 'left' }: Box): void {
  const runs = toFontRuns(text, style);
  const widthAt = (size: number) =>
    runs.reduce((sum, run) => sum + pdf.font(run.font, size).widthOfString(run.text, FIGURES), 0);
  const whole = widthAt(style.size);
  const size = whole <= width ? style.size : Math.max(SMALLEST, (style.size * width) / whole);
  let at = align === 'right' ? x + width - widthAt(size) : x;
  pdf.fillColor(style.color);
  for (const run of runs) {
    pdf.font(run.font, size).text(run.text, at, y, { ...FIGURES, lineBreak: false });
    at += pdf.widthOfString(run.text, FIGURES);
  }
}

/** Digits of one width, so that amounts align. */
const FIGURES = { features: ['tnum'] as PDFKit.Mixins.OpenTypeFeatures[] };

/** Latin-1, and the further signs of the main fonts. */
const MAIN = /^[\u0020-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122]$/u;

/** A text divided by the font that has its letters: those of other Latin alphabets are in files of their own. */
function toFontRuns(text: string, { font }: Style): { font: FontName; text: string }[] {
  const more = font === 'text' ? 'textMore' : 'strongMore';
  const runs: { font: FontName; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const wanted = MAIN.test(letter) ? font : more;
    const last = runs.at(-1);
    if (last?.font === wanted) last.text += letter;
    else runs.push({ font: wanted, text: letter });
  }
  return runs;
}
