import type { AppContext } from '#gateway/context.ts';
import { findViewer } from '#gateway/domain/booking/view/booking-viewer.ts';
import { greetingName } from '#gateway/mail/mail.ts';
import type { Language } from '#gateway/platform/texts.ts';
import type { BillFile, BillRecipient } from '#shared/contract/guest/bill.ts';
import { AppError } from '#shared/errors.ts';
import { readBillFonts } from './bill-fonts.ts';
import { toStatement } from './bill-lines.ts';
import { type FoundBill, findBill } from './stay-bill.ts';

/** Name and document are neither stored nor logged. */
export type BillRequest = {
  guestId: string;
  bookingId: string;
  language: Language;
  recipient: BillRecipient;
};

type MadeBill = FoundBill & { fileName: string; content: Buffer };

export async function makeBillFile(app: AppContext, request: BillRequest): Promise<BillFile> {
  const { fileName, content } = await makeBill(app, request);
  return { fileName, mediaType: 'application/pdf', content: content.toString('base64') };
}

/** Throws BOOKING_NOT_FOUND, EMAIL_NOT_VERIFIED, EMAIL_NOT_SENT, TOO_MANY_REQUESTS. */
export async function sendBill(app: AppContext, request: BillRequest): Promise<void> {
  const { guestId, bookingId, language } = request;
  const { email } = await findViewer(app, guestId);
  await findBill(app, guestId, bookingId, language);
  // Text typed by a guest is sent only to an address that the guest has verified (SEC-06).
  if (email === null) throw new AppError('EMAIL_NOT_VERIFIED', 'the address may be a stranger’s');
  await app.rateLimits.billEmailsPerGuest(guestId);
  const { bill, holder, fileName, content } = await makeBill(app, request);
  await app.mailer.send(
    {
      kind: 'BILL',
      to: email,
      language,
      bookingId: bill.bookingId,
      bill: { ...bill, guestName: greetingName(holder) },
    },
    { fileName, mediaType: 'application/pdf', content },
  );
}

async function makeBill(app: AppContext, request: BillRequest): Promise<MadeBill> {
  const { guestId, bookingId, language, recipient } = request;
  const found = await findBill(app, guestId, bookingId, language);
  await app.rateLimits.billsPerGuest(guestId);
  // The library and its font tables are loaded with the first bill: most gateways start without.
  const [{ drawBill }, fonts] = await Promise.all([import('./bill-pdf.ts'), readBillFonts()]);
  const content = await drawBill(toStatement(found.bill, recipient, language), fonts);
  return { ...found, fileName: `pernoite-${found.bill.locator}.pdf`, content };
}
