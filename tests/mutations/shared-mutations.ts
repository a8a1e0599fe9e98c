import type { SourceMutation } from './source-mutation.ts';

/** Faults in the rules that gateway and guest app share: dates, parties, prices, credits, documents, names. */

const PRICE = 'src-shared/rules/stay-price.ts';
const PARTY = 'src-shared/rules/party.ts';
const DATES = 'src-shared/rules/stay-dates.ts';
const TAX_ID = 'src-shared/rules/cpf-cnpj.ts';
const CARD = 'src-shared/rules/card-brand.ts';
const PHONE = 'src-shared/rules/phone.ts';

export const sharedMutations: SourceMutation[] = [
  {
    name: 'a season ends a day early',
    file: PRICE,
    edits: [{ find: 'date <= lastDate', put: 'date < lastDate' }],
    testFile: 'tests/shared/stay-price.test.ts',
    test: 'a season multiplies its nights, first and last included',
  },
  {
    name: 'the third person costs nothing',
    file: PRICE,
    edits: [{ find: 'night + shareOf(night, THIRD_PERSON_SURCHARGE)', put: 'night' }],
    testFile: 'tests/shared/stay-price.test.ts',
    test: 'a third person in the top suite adds 30 %',
  },
  {
    name: 'a room leaves the fee of its pet out',
    file: PRICE,
    edits: [{ find: 'room.checkoutSlot, room.pet]', put: 'room.checkoutSlot]' }],
    testFile: 'tests/shared/stay-price.test.ts',
    test: 'a room costs its nights, its hours and its pet',
  },
  {
    name: 'a total leaves the tax out',
    file: PRICE,
    edits: [{ find: 'total: value + taxValue', put: 'total: value' }],
    testFile: 'tests/shared/stay-price.test.ts',
    test: 'a booking costs its rooms, and its total is price plus tax',
  },
  {
    name: 'a share is rounded down',
    file: 'src-shared/money.ts',
    edits: [{ find: 'basisPoints + 5_000', put: 'basisPoints' }],
    testFile: 'tests/shared/money.test.ts',
    test: 'a share is rounded half up to a whole cent',
  },
  {
    name: 'credits are not capped by the total',
    file: 'src-shared/rules/credit-use.ts',
    edits: [{ find: 'Math.min(Math.max(0, question.balance), total)', put: 'Math.max(0, question.balance)' }],
    testFile: 'tests/shared/credit-use.test.ts',
    test: 'credits are capped at price plus tax',
  },
  {
    name: 'credits cover all one cent early',
    file: 'src-shared/rules/credit-use.ts',
    edits: [{ find: 'credits === total', put: 'credits >= total - 1' }],
    testFile: 'tests/shared/credit-use.test.ts',
    test: 'credits that reach the total leave nothing for a card',
  },
  {
    name: 'credits of a no-show live as long as all others',
    file: 'src-shared/rules/credit-validity.ts',
    edits: [{ find: "origin === 'NO_SHOW' ? NO_SHOW_CREDIT_MONTHS : CREDIT_MONTHS", put: 'CREDIT_MONTHS' }],
    testFile: 'tests/shared/credits.test.ts',
    test: 'are good for their months',
  },
  {
    name: 'credits can still be used at the instant they expire',
    file: 'src-shared/rules/credit-refund.ts',
    edits: [{ find: 'new Date(dueDate) <= now', put: 'new Date(dueDate) < now' }],
    testFile: 'tests/shared/credits.test.ts',
    test: 'expire on their due date, to the instant',
  },
  {
    name: 'a room takes a fourth guest',
    file: PARTY,
    edits: [
      {
        find: 'room.adults + room.children > MAX_GUESTS_PER_ROOM',
        put: 'room.adults + room.children > MAX_GUESTS_PER_ROOM + 1',
      },
    ],
    testFile: 'tests/shared/party.test.ts',
    test: 'adults and children are three at most',
  },
  {
    name: 'a room needs no adult',
    file: PARTY,
    edits: [{ find: 'room.adults < 1', put: 'room.adults < 0' }],
    testFile: 'tests/shared/party.test.ts',
    test: 'every room has an adult',
  },
  {
    name: 'a child may be eighteen',
    file: PARTY,
    edits: [{ find: 'age > MAX_CHILD_AGE', put: 'age > MAX_CHILD_AGE + 1' }],
    testFile: 'tests/shared/party.test.ts',
    test: 'each child has an age from 0 to 17',
  },
  {
    name: 'a cradle is offered to a child of three',
    file: PARTY,
    edits: [{ find: 'age < CRADLE_UNDER_AGE', put: 'age <= CRADLE_UNDER_AGE' }],
    testFile: 'tests/shared/party.test.ts',
    test: 'a cradle is for a child under three',
  },
  {
    name: 'a child of three needs a bed',
    file: PARTY,
    edits: [{ find: 'age > EXTRA_BED_OVER_AGE', put: 'age >= EXTRA_BED_OVER_AGE' }],
    testFile: 'tests/shared/party.test.ts',
    test: 'a child older than three needs a bed',
  },
  {
    name: 'last night can be booked all day',
    file: DATES,
    edits: [{ find: 'hourAt(now, timeZone) <= LAST_NIGHT_UNTIL_HOUR', put: 'hourAt(now, timeZone) <= 23' }],
    testFile: 'tests/renderer/booking-search.test.ts',
    test: 'the first day is today at the hotel, and yesterday until 9',
  },
  {
    name: 'a stay lasts a night longer than allowed',
    file: DATES,
    edits: [{ find: 'addDays(checkin, MAX_NIGHTS)', put: 'addDays(checkin, MAX_NIGHTS + 1)' }],
    testFile: 'tests/shared/stay-dates.test.ts',
    test: 'with a start chosen the end is within 30 days',
  },
  {
    name: 'an arrival that has passed stays open',
    file: 'src-shared/rules/hour-slots.ts',
    edits: [{ find: '>= arrival.now.getTime()', put: '>= 0' }],
    testFile: 'tests/renderer/booking-results.test.ts',
    test: 'an arrival that is past at the hotel is disabled',
  },
  {
    name: 'a walk-in is one with no rooms too',
    file: 'src-shared/rules/walk-in.ts',
    edits: [{ find: 'if (question.arrivals.length === 0) return false;', put: '' }],
    testFile: 'tests/shared/walk-in.test.ts',
    test: 'with no rooms selected it is no walk-in',
  },
  {
    name: 'a kiosk does not force a walk-in',
    file: 'src-shared/rules/walk-in.ts',
    edits: [{ find: 'if (question.forced) return true;', put: '' }],
    testFile: 'tests/shared/walk-in.test.ts',
    test: 'the kiosk forces a walk-in',
  },
  {
    name: 'a walk-in that has begun can never be paid',
    file: 'src-shared/rules/walk-in.ts',
    edits: [{ find: 'Math.max(startsAt.getTime(), now.getTime())', put: 'startsAt.getTime()' }],
    testFile: 'tests/shared/walk-in.test.ts',
    test: 'a walk-in is paid within two hours of its start',
  },
  {
    name: "a CPF's last digit is not checked",
    file: TAX_ID,
    edits: [{ find: 'checkDigit(value, countdown(11)) === Number(value[10])', put: 'true' }],
    testFile: 'tests/shared/cpf-cnpj.test.ts',
    test: 'no single wrong digit of a CPF goes unseen',
  },
  {
    name: 'a CNPJ has no letters',
    file: TAX_ID,
    edits: [{ find: '/^[0-9A-Z]{12}\\d{2}$/', put: '/^\\d{14}$/' }],
    testFile: 'tests/renderer/card-form.test.ts',
    test: 'an alphanumeric CNPJ passes and is sent without signs',
  },
  {
    name: 'a card number is not summed',
    file: CARD,
    edits: [{ find: 'sum % 10 === 0', put: 'sum >= 0' }],
    testFile: 'tests/shared/card-brand.test.ts',
    test: 'a typing error in a number breaks its checksum',
  },
  {
    name: "an Elo card inside Visa's range is a Visa",
    file: CARD,
    edits: [{ find: '[401178, 401179],', put: '' }],
    testFile: 'tests/shared/card-brand.test.ts',
    test: '4011 7800 0000 0000 is elo',
  },
  {
    name: 'a password needs no special sign',
    file: 'src-shared/rules/password.ts',
    edits: [{ find: '/[^\\p{L}\\p{M}\\p{N}\\s]/u.test(value)', put: 'value !== ""' }],
    testFile: 'tests/shared/password.test.ts',
    test: 'VAL-0',
  },
  {
    name: 'who is 100 today may not sign up',
    file: 'src-shared/rules/birth-date.ts',
    edits: [{ find: 'birth >= earliestBirthDate(today)', put: 'birth > earliestBirthDate(today)' }],
    testFile: 'tests/shared/birth-date.test.ts',
    test: 'SGN-15',
  },
  {
    name: 'a Brazilian mobile number needs no nine',
    file: PHONE,
    edits: [{ find: " && digits[2] === '9'", put: '' }],
    testFile: 'tests/shared/phone.test.ts',
    test: 'PER-09',
  },
  {
    name: 'any two digits are an area code',
    file: PHONE,
    edits: [{ find: ' && areaCodes.has(digits.slice(0, 2))', put: '' }],
    testFile: 'tests/shared/phone.test.ts',
    test: 'PER-09',
  },
  {
    name: 'the ages of a query may be fewer than its children',
    file: 'src-shared/rules/availability-query.ts',
    edits: [{ find: '!roomAges || roomAges.length !== roomChildren', put: '!roomAges' }],
    testFile: 'tests/shared/availability-query.test.ts',
    test: 'SRC-22',
  },
  {
    name: 'names stay in the reason of a leaving guest',
    file: 'src-shared/rules/without-traces.ts',
    edits: [{ find: 'known.has(fold(word)) ? GONE : word', put: 'word' }],
    testFile: 'tests/shared/without-traces.test.ts',
    test: 'whatever a guest writes, neither name nor e-mail is left in it',
  },
];
