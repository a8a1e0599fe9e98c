import { describe, expect, test } from 'vitest';
import { resetEmail, signInCodeEmail, verificationEmail, welcomeEmail } from '#gateway/mail/account-email.ts';
import { bookingEmail } from '#gateway/mail/booking-email.ts';
import { deliveryEmail } from '#gateway/mail/delivery-email.ts';
import { emailText } from '#gateway/mail/email-content.ts';
import type { MailedDelivery } from '#gateway/mail/mail.ts';
import { mailedBooking } from './mailed-booking.ts';

const SITE = 'https://pernoite.test';
const KINDS = ['BOOKING_CONFIRMED', 'BOOKING_PENDING', 'BOOKING_CANCELED'] as const;

const AT = { bookingId: '7b0f5f6e-0000-4000-a000-000000000001', publicUrl: SITE };

const DELIVERY: MailedDelivery = {
  guestName: null,
  hotelName: 'Pernoite Jardins',
  timeZone: 'America/Sao_Paulo',
  type: 'POST_OFFICE',
  description: 'Books',
  comments: 'Shelf 3',
  arrivedAt: new Date('2026-12-02T16:00:00Z'),
};

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the texts of e-mails', () => {
  test.for(['en', 'pt'] as const)(
    'in %s have all their values, with a name and without (APP-01)',
    language => {
      const paymentDeadline = new Date('2026-12-01T15:00:00Z');
      const emails = ['Ana', null].flatMap(name => [
        welcomeEmail(language, name, SITE),
        verificationEmail(language, { name, code: 'c1', typedCode: '012345' }, SITE),
        resetEmail(language, name, 'c1', SITE),
        signInCodeEmail(language, { name, code: '123456', locator: 'K7QX2M', hotelName: null }),
        signInCodeEmail(language, { name, code: '123456', locator: 'K7QX2M', hotelName: 'Pernoite Jardins' }),
        deliveryEmail(language, { ...DELIVERY, guestName: name }, SITE),
        ...KINDS.map(kind => bookingEmail(kind, language, mailedBooking({ guestName: name }), AT)),
        bookingEmail('BOOKING_PENDING', language, mailedBooking({ guestName: name, paymentDeadline }), AT),
        ...(['BOOKING_CONFIRMED', 'BOOKING_PENDING'] as const).flatMap(kind =>
          [paymentDeadline, null].map(until => {
            const cancellation = { until, lateCreditCents: 1 };
            return bookingEmail(kind, language, mailedBooking({ guestName: name, cancellation }), AT);
          }),
        ),
        bookingEmail('OVERSTAY_PAID', language, mailedBooking({ guestName: name, overstayPaidCents: 1 }), AT),
      ]);
      for (const email of emails) {
        const text = `${email.subject}\n${emailText(email)}`;
        expect(text).not.toMatch(/\{\{|undefined|null/);
        // What an empty value leaves behind.
        expect(text).not.toMatch(/[^\n ] {2}| [,.;:!?]|\( ?\)/);
      }
      expect(emails.filter(email => emailText(email).includes('Ana')).length).toBe(emails.length / 2);
    },
  );

  test('a confirmation says until when canceling is free, and what comes back after it (FUN-39)', () => {
    const textWith = (kind: 'BOOKING_CONFIRMED' | 'BOOKING_PENDING', until: Date | null) => {
      const cancellation = { until, lateCreditCents: 466_27 };
      return plain(emailText(bookingEmail(kind, 'en', mailedBooking({ cancellation }), AT)));
    };
    const until = new Date('2026-11-29T16:00:00Z');
    const confirmed = textWith('BOOKING_CONFIRMED', until);
    expect(confirmed).toContain('Canceling is free until: November 29, 2026 at 1:00 PM');
    expect(confirmed).toContain('After that, returned as credits: R$ 466,27');
    expect(confirmed).not.toContain('Until you have paid');
    expect(textWith('BOOKING_PENDING', until)).toContain('Until you have paid, canceling costs nothing.');
    const late = textWith('BOOKING_CONFIRMED', null);
    expect(late).not.toContain('Canceling is free');
    expect(late).toContain('If you cancel, returned as credits: R$ 466,27');
  });

  test('a value that resembles a placeholder stays as it is (PD-07)', () => {
    const email = bookingEmail('BOOKING_CONFIRMED', 'en', mailedBooking({ guestName: '{{locator}}' }), AT);
    expect(email.paragraphs).toEqual([
      '{{locator}}, your place at Pernoite Jardins is reserved. Have this code at hand when you arrive.',
    ]);
  });

  test('a confirmation in Portuguese reads like this, to the letter (APP-01, APP-06)', () => {
    const [room] = mailedBooking().rooms;
    if (!room) throw new Error('the booking has no room');
    const rooms = [{ ...room, name: 'Loft', valueCents: 3_345_67 }];
    const email = bookingEmail('BOOKING_CONFIRMED', 'pt', mailedBooking({ guestName: 'Ana', rooms }), AT);
    expect(email.subject).toBe('Reserva K7QX2M confirmada: Pernoite Jardins');
    expect(plain(emailText(email))).toBe(`Sua reserva está confirmada

Ana, seu lugar no Pernoite Jardins está guardado. Tenha este código à mão quando chegar.

Código da reserva: K7QX2M

Hotel: Pernoite Jardins, São Paulo
Check-in: terça-feira, 1 de dezembro de 2026, a partir das 13:00
Check-out: sexta-feira, 4 de dezembro de 2026, até as 12:00

Seus quartos
Loft: R$ 3.345,67
  2 adultos, 1 criança, pet, berço · Check-in a partir das 13:00, Check-out até as 12:00

Valores
Hospedagem e serviços: R$ 3.345,67
Impostos e taxas: R$ 167,28
Total: R$ 3.512,95
Pago com créditos: R$ 500,00
Cobrado no cartão: R$ 3.012,95

Ver a sua reserva:
https://pernoite.test/guest/booking/details/7b0f5f6e-0000-4000-a000-000000000001?lang=PORTUGUESE

Até breve, Pernoite

--

Você recebe este e-mail por causa de uma reserva feita com a sua conta no Pernoite.
`);
  });

  test('a sign-in code in English reads like this, to the letter (APP-01, BEY-02)', () => {
    const facts = { name: null, code: '123456', locator: 'K7QX2M', hotelName: 'Pernoite Jardins' };
    const email = signInCodeEmail('en', facts);
    expect(email.subject).toBe('Your sign-in code');
    expect(emailText(email)).toBe(`Your sign-in code

Hello. Somebody wants to sign in with booking K7QX2M on a device of the hotel (Pernoite Jardins). If it is you, type this code there.

The code is good for 10 minutes and works once. Our team never asks for it.

Code: 123456

See you soon, Pernoite

--

Was it not you? Ignore this e-mail: nobody gets in without the code.
`);
  });
});
