import type { AppContext } from '#gateway/context.ts';
import { findViewer } from '#gateway/domain/booking/view/booking-viewer.ts';
import { sessionDeviceName } from '#gateway/domain/guest/sessions/session-device.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { type ExportedData, readExportedData } from '#gateway/store/account-export-store.ts';
import type { ExportedAccount } from '#shared/contract/guest/account-export.ts';
import { AppError } from '#shared/errors.ts';
import { toReais } from '#shared/money.ts';

const iso = (instant: Date) => instant.toISOString();
const isoOrNull = (instant: Date | null) => (instant === null ? null : iso(instant));

/** The guest's own copy of all data stored about them, without secrets. Throws UNAUTHORIZED, TOO_MANY_REQUESTS. */
export async function exportAccount(
  app: AppContext,
  guestId: string,
  language: Language,
): Promise<ExportedAccount> {
  await app.rateLimits.exportsPerGuest(guestId);
  const stored = await readExportedData(app.store.db, guestId, (await findViewer(app, guestId)).email);
  if (!stored) throw new AppError('UNAUTHORIZED', 'the account is gone');
  const locators = new Map(stored.bookings.map(({ booking }) => [booking.id, booking.locator]));
  const locatorOf = (bookingId: string | null) =>
    bookingId === null ? null : (locators.get(bookingId) ?? null);
  return {
    format: 'pernoite-account/1',
    exportedAt: iso(app.clock.now()),
    guest: toExportedGuest(stored),
    preferences: stored.preferences.map(({ part, answers, updatedAt }) => ({
      part,
      answers,
      updatedAt: iso(updatedAt),
    })),
    preparations: stored.preparations.map(({ row, locator }) => ({
      locator,
      parts: row.parts,
      fixedAt: iso(row.fixedAt),
    })),
    bookings: toExportedBookings(stored, language),
    ...toExportedStays(stored, language),
    bookingAttempts: stored.attempts.map(({ outcome, code, bookingId, createdAt, updatedAt }) => ({
      outcome,
      code,
      locator: locatorOf(bookingId),
      createdAt: iso(createdAt),
      updatedAt: iso(updatedAt),
    })),
    bookingLookups: stored.finds.map(({ locator, expiresAt }) => ({ locator, keptUntil: iso(expiresAt) })),
    credits: stored.credits.map(({ amountCents, remainingCents, bookingId, ...entry }) => ({
      type: entry.type,
      origin: entry.origin,
      amount: toReais(amountCents),
      remaining: toReais(remainingCents),
      dueDate: isoOrNull(entry.dueDate),
      reason: entry.reason,
      locator: locatorOf(bookingId),
      createdAt: iso(entry.createdAt),
      reversedAt: isoOrNull(entry.reversedAt),
    })),
    ...toExportedBelongings(stored),
    ...toExportedCheckIns(stored),
    ...toExportedStayServices(stored, language),
    ...toExportedActivity(stored, language),
  };
}

function toExportedGuest({ guest, address }: ExportedData): ExportedAccount['guest'] {
  const {
    id,
    email,
    emailVerified,
    firstName,
    lastName,
    socialName,
    dateOfBirth,
    country,
    preferredLanguage,
  } = guest;
  return {
    id,
    email,
    emailVerified,
    firstName,
    lastName,
    socialName,
    dateOfBirth,
    nationality: guest.nationality,
    gender: guest.gender,
    address,
    phone: { code: guest.phoneCode, number: guest.phone },
    country,
    preferredLanguage,
    notifications: { offersAndNews: guest.subscribe, accountUpdates: guest.receiveEmail },
    createdAt: iso(guest.createdAt),
  };
}

function toExportedBookings(stored: ExportedData, language: Language): ExportedAccount['bookings'] {
  const rooms = Map.groupBy(stored.rooms, ({ room }) => room.bookingId);
  const payments = Map.groupBy(
    stored.payments.filter(({ hourPurchaseId }) => hourPurchaseId === null),
    ({ bookingId }) => bookingId,
  );
  const lines = Map.groupBy(stored.lines, ({ accommodationId }) => accommodationId);
  return stored.bookings.map(({ booking, hotel, city }) => ({
    locator: booking.locator,
    status: booking.status,
    channel: booking.channel,
    hotel,
    city,
    checkinDate: booking.checkinDate,
    checkoutDate: booking.checkoutDate,
    arrival: iso(booking.startsAt),
    departure: iso(booking.endsAt),
    walkIn: booking.walkIn,
    holderLastName: booking.holderLastName,
    importAllowedAt: isoOrNull(booking.importAllowedAt),
    language: booking.language,
    value: toReais(booking.valueCents),
    tax: toReais(booking.taxCents),
    creditsUsed: toReais(booking.creditsCents),
    charged: toReais(booking.chargedCents),
    paymentDeadline: isoOrNull(booking.paymentDeadline),
    overstay: toReais(booking.overstayCents),
    overstayPaid: toReais(booking.overstayPaidCents),
    partnerCanceledAt: isoOrNull(booking.partnerCanceledAt),
    hiddenAt: isoOrNull(booking.hiddenAt),
    createdAt: iso(booking.createdAt),
    updatedAt: iso(booking.updatedAt),
    rooms: (rooms.get(booking.id) ?? []).map(({ room, number, typeName }) => ({
      type: typeName[language],
      number,
      arrivalHour: room.checkinHour,
      departureHour: room.checkoutHour,
      adults: room.adults,
      children: room.children,
      childrenAges: room.childrenAges,
      hasPet: room.hasPet,
      hasCradle: room.hasCradle,
      bedType: room.bedType,
      value: toReais(room.valueCents),
      tax: toReais(room.taxCents),
      checkedInAt: isoOrNull(room.checkedInAt),
      leftAt: isoOrNull(room.leftAt),
      lines: (lines.get(room.id) ?? []).map(({ kind, night, priceCents, taxCents, returnedAt }) => ({
        kind,
        night,
        price: toReais(priceCents),
        tax: toReais(taxCents),
        returnedAt: isoOrNull(returnedAt),
      })),
    })),
    payments: (payments.get(booking.id) ?? []).map(payment => toExportedPayment(payment, stored)),
  }));
}

function toExportedPayment(payment: ExportedData['payments'][number], { refunds }: ExportedData) {
  return {
    amount: toReais(payment.amountCents),
    installments: payment.installments,
    method: payment.method,
    status: payment.status,
    refusal: payment.refusal,
    cardDescription: payment.cardDescription,
    deskNote: payment.deskNote,
    createdAt: iso(payment.createdAt),
    settledAt: isoOrNull(payment.settledAt),
    refunds: refunds
      .filter(({ paymentId }) => paymentId === payment.id)
      .map(({ amountCents, reason, state, createdAt, settledAt }) => ({
        amount: toReais(amountCents),
        reason,
        state,
        createdAt: iso(createdAt),
        settledAt: isoOrNull(settledAt),
      })),
  };
}

function toExportedStays(stored: ExportedData, language: Language) {
  return {
    stays: stored.stays.map(({ row, booking, hotel, city, typeName, registration }) => ({
      locator: booking.locator,
      status: booking.status,
      hotel,
      city,
      checkinDate: booking.checkinDate,
      checkoutDate: booking.checkoutDate,
      roomType: typeName[language],
      name: row.name,
      socialName: row.socialName,
      email: row.email,
      isMainGuest: row.isMain,
      isMinor: row.isMinor,
      isSpecialCareRequired: row.isSpecialCareRequired,
      invitation: row.invitation,
      checkedInAt: isoOrNull(row.checkedInAt),
      accessSuspendedAt: isoOrNull(row.accessSuspendedAt),
      rejectedAfterCodeAt: isoOrNull(row.rejectedAfterCodeAt),
      registration,
      hiddenAt: isoOrNull(row.hiddenAt),
      createdAt: iso(row.createdAt),
      updatedAt: iso(row.updatedAt),
    })),
    hourPurchases: stored.hourPurchases.map(({ purchase, locator }) => ({
      locator,
      type: purchase.type,
      fromHour: purchase.fromHour,
      toHour: purchase.toHour,
      price: toReais(purchase.priceCents),
      tax: toReais(purchase.taxCents),
      creditsUsed: toReais(purchase.creditsCents),
      charged: toReais(purchase.chargedCents),
      outcome: purchase.outcome,
      code: purchase.code,
      createdAt: iso(purchase.createdAt),
      updatedAt: iso(purchase.updatedAt),
      payments: stored.payments
        .filter(({ hourPurchaseId }) => hourPurchaseId === purchase.id)
        .map(payment => toExportedPayment(payment, stored)),
    })),
  };
}

function toExportedBelongings({ cards, identity }: ExportedData) {
  return {
    cards: cards.map(({ description, brand, lastDigits, month, year, isDefault, ...card }) => ({
      description,
      brand,
      lastDigits,
      month,
      year,
      isMain: isDefault,
      isSaved: card.isSaved,
      validatedAt: isoOrNull(card.validatedAt),
      createdAt: iso(card.createdAt),
    })),
    identityValidation: identity && {
      status: identity.status,
      provider: identity.provider,
      reasons: identity.reasons,
      person: identity.person,
      casePerson: identity.casePerson,
      changedAt: iso(identity.changedAt),
    },
  };
}

function toExportedCheckIns({ checkIns, minors, guarantees, showings }: ExportedData) {
  return {
    minors: minors.map(({ row, locator, name }) => ({
      locator,
      name,
      documentType: row.documentKind,
      document: row.documentNumber.slice(-3),
      birthDate: row.birthDate,
      relation: row.relation,
      further: row.further,
      createdAt: iso(row.createdAt),
      updatedAt: iso(row.updatedAt),
    })),
    checkIns: checkIns.map(({ row, locator }) => ({
      locator,
      step: row.step,
      draft: row.draft,
      trip: row.trip,
      registration: row.registration && {
        documentType: row.registration.document.type,
        document: row.registration.document.number.slice(-3),
        lawReason: row.registration.lawReason ?? null,
        lawTransport: row.registration.lawTransport ?? null,
        race: row.registration.race ?? null,
        disability: row.registration.disability ?? null,
        disabilityKind: row.registration.disabilityKind ?? null,
      },
      submittedAt: isoOrNull(row.submittedAt),
      createdAt: iso(row.createdAt),
      updatedAt: iso(row.updatedAt),
    })),
    guarantees: guarantees.map(({ row: { brand, lastDigits, createdAt }, locator }) => ({
      locator,
      brand,
      lastDigits,
      createdAt: iso(createdAt),
    })),
    doorCodeShowings: showings.map(({ row: { reason, deskReason, place, shownAt }, locator }) => ({
      locator,
      reason,
      deskReason,
      place,
      shownAt: iso(shownAt),
    })),
  };
}

function toExportedStayServices(stored: ExportedData, language: Language) {
  return {
    visitors: stored.visitors.map(({ row, locator }) => ({
      locator,
      fullName: row.fullName,
      nickname: row.nickname,
      documentType: row.documentType,
      document: row.document.slice(-3),
      visitorType: row.visitorType,
      begins: iso(row.startsAt),
      ends: iso(row.endsAt),
      isHidden: row.isHidden,
      arrivedAt: isoOrNull(row.arrivedAt),
      leftAt: isoOrNull(row.leftAt),
      createdAt: iso(row.createdAt),
    })),
    spaceReservations: stored.spaceReservations.map(({ row, locator, space }) => ({
      locator,
      space: space[language],
      begins: iso(row.startsAt),
      ends: iso(row.endsAt),
      createdAt: iso(row.createdAt),
      canceledAt: isoOrNull(row.canceledAt),
      cancelMessage: row.cancelMessage,
    })),
    deliveries: stored.deliveries.map(({ row, locator }) => ({
      locator,
      type: row.type,
      description: row.description,
      deliveryCode: row.deliveryCode,
      registeredBy: row.registeredBy,
      comments: row.comments,
      createdAt: iso(row.createdAt),
      arrivedAt: isoOrNull(row.arrivedAt),
      receivedAt: isoOrNull(row.receivedAt),
      handedOverTo: row.handedOverTo,
      sentBackAt: isoOrNull(row.sentBackAt),
    })),
    conversations: stored.conversations.map(({ history, optionChosen, isSolved, createdAt }) => ({
      messages: history,
      optionChosen,
      isSolved,
      createdAt: iso(createdAt),
    })),
    messages: stored.messages.map(({ text, reply, createdAt, closedAt }) => ({
      text,
      reply,
      createdAt: iso(createdAt),
      closedAt: isoOrNull(closedAt),
    })),
  };
}

function toExportedActivity({ emails, sessions, links, codes }: ExportedData, language: Language) {
  return {
    emails: emails.map(({ createdAt, sentAt, ...email }) => ({
      ...email,
      createdAt: iso(createdAt),
      sentAt: isoOrNull(sentAt),
    })),
    sessions: sessions.map(({ session, hotel }) => ({
      device: sessionDeviceName(session, hotel, language),
      createdAt: iso(session.signedInAt),
      lastSeenAt: iso(session.lastSeenAt),
      expiresAt: iso(session.expiresAt),
      endedAt: isoOrNull(session.endedAt),
    })),
    deviceSignIns: links.map(({ link, hotel }) => ({
      device: link.profile,
      deviceName: link.deviceId,
      hotel,
      decidedAt: isoOrNull(link.decidedAt),
      createdAt: iso(link.createdAt),
    })),
    oneTimeCodes: codes.map(({ purpose, createdAt, expiresAt, usedAt }) => ({
      purpose,
      createdAt: iso(createdAt),
      expiresAt: iso(expiresAt),
      usedAt: isoOrNull(usedAt),
    })),
  };
}
