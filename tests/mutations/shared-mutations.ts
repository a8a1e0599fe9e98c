import { mutationsOf } from './source-mutation.ts';

export const sharedMutations = [
  ...mutationsOf('src-shared/rules/stay-price.ts', 'tests/shared/stay-price.test.ts', {
    'a season ends a day early': {
      seenBy: 'a season multiplies its nights, first and last included',
      'date <= lastDate': 'date < lastDate',
    },
    'the third person costs nothing': {
      seenBy: 'a third person in the top suite adds 30 %',
      'night + shareOf(night, THIRD_PERSON_SURCHARGE)': 'night',
    },
    'a room leaves the fee of its pet out': {
      seenBy: 'a room costs its nights, its hours and its pet',
      'room.checkoutSlot, room.pet]': 'room.checkoutSlot]',
    },
    'a total leaves the tax out': {
      seenBy: 'a booking costs its rooms, and its total is price plus tax',
      'total: value + taxValue': 'total: value',
    },
  }),
  ...mutationsOf('src-shared/money.ts', 'tests/shared/money.test.ts', {
    'a share is rounded down': {
      seenBy: 'a share is rounded half up to a whole cent',
      'basisPoints + 5_000': 'basisPoints',
    },
  }),
  ...mutationsOf('src-shared/rules/credits.ts', 'tests/shared/credit-use.test.ts', {
    'credits are not capped by the total': {
      seenBy: 'credits are capped at price plus tax',
      'Math.min(Math.max(0, question.balance), total)': 'Math.max(0, question.balance)',
    },
    'credits cover all one cent early': {
      seenBy: 'credits that reach the total leave nothing for a card',
      'credits === total': 'credits >= total - 1',
    },
  }),
  ...mutationsOf('src-shared/rules/credits.ts', 'tests/shared/credits.test.ts', {
    'credits of a no-show live as long as all others': {
      seenBy: 'are good for their months',
      "origin === 'NO_SHOW' ? NO_SHOW_CREDIT_MONTHS : CREDIT_MONTHS": 'CREDIT_MONTHS',
    },
  }),
  ...mutationsOf('src-shared/rules/credits.ts', 'tests/shared/credits.test.ts', {
    'credits can still be used at the instant they expire': {
      seenBy: 'expire on their due date, to the instant',
      'new Date(dueDate) <= now': 'new Date(dueDate) < now',
    },
  }),
  ...mutationsOf('src-shared/rules/party.ts', 'tests/shared/party.test.ts', {
    'a room takes a fourth guest': {
      seenBy: 'adults and children are three at most',
      'room.adults + room.children > MAX_GUESTS_PER_ROOM':
        'room.adults + room.children > MAX_GUESTS_PER_ROOM + 1',
    },
    'a room needs no adult': {
      seenBy: 'every room has an adult',
      'room.adults < 1': 'room.adults < 0',
    },
    'a child may be eighteen': {
      seenBy: 'each child has an age from 0 to 17',
      'age > MAX_CHILD_AGE': 'age > MAX_CHILD_AGE + 1',
    },
    'a cradle is offered to a child of three': {
      seenBy: 'a cradle is for a child under three',
      'age < CRADLE_UNDER_AGE': 'age <= CRADLE_UNDER_AGE',
    },
    'a child of three needs a bed': {
      seenBy: 'a child older than three needs a bed',
      'age > EXTRA_BED_OVER_AGE': 'age >= EXTRA_BED_OVER_AGE',
    },
  }),
  ...mutationsOf('src-shared/rules/stay-dates.ts', 'tests/renderer/booking-search.test.ts', {
    'last night can be booked all day': {
      seenBy: 'the first day is today at the hotel, and yesterday until 9',
      'hourAt(now, timeZone) <= LAST_NIGHT_UNTIL_HOUR': 'hourAt(now, timeZone) <= 23',
    },
  }),
  ...mutationsOf('src-shared/rules/stay-dates.ts', 'tests/shared/stay-dates.test.ts', {
    'a stay lasts a night longer than allowed': {
      seenBy: 'with a start chosen the end is within 30 days',
      'addDays(checkin, MAX_NIGHTS)': 'addDays(checkin, MAX_NIGHTS + 1)',
    },
  }),
  ...mutationsOf('src-shared/rules/hour-slots.ts', 'tests/renderer/booking-results.test.ts', {
    'an arrival that has passed stays open': {
      seenBy: 'an arrival that is past at the hotel is disabled',
      '>= arrival.now.getTime()': '>= 0',
    },
  }),
  ...mutationsOf('src-shared/rules/walk-in.ts', 'tests/shared/walk-in.test.ts', {
    'a walk-in is one with no rooms too': {
      seenBy: 'with no rooms selected it is no walk-in',
      'if (question.arrivals.length === 0) return false;': '',
    },
    'a kiosk does not force a walk-in': {
      seenBy: 'the kiosk forces a walk-in',
      'if (question.forced) return true;': '',
    },
    'a walk-in that has begun can never be paid': {
      seenBy: 'a walk-in is paid within two hours of its start',
      'Math.max(startsAt.getTime(), now.getTime())': 'startsAt.getTime()',
    },
  }),
  ...mutationsOf('src-shared/rules/cpf-cnpj.ts', 'tests/shared/cpf-cnpj.test.ts', {
    "a CPF's last digit is not checked": {
      seenBy: 'no single wrong digit of a CPF goes unseen',
      'checkDigit(value, countdown(11)) === Number(value[10])': 'true',
    },
  }),
  ...mutationsOf('src-shared/rules/cpf-cnpj.ts', 'tests/renderer/card-form.test.ts', {
    'a CNPJ has no letters': {
      seenBy: 'an alphanumeric CNPJ passes',
      '/^[0-9A-Z]{12}\\d{2}$/': '/^\\d{14}$/',
    },
  }),
  ...mutationsOf('src-shared/rules/card-network.ts', 'tests/shared/card-network.test.ts', {
    'a card number is not summed': {
      seenBy: 'a typing error in a number breaks its checksum',
      'sum % 10 === 0': 'sum >= 0',
    },
    "an Elo card inside Visa's range is a Visa": {
      seenBy: '4011 7800 0000 0000 is elo',
      '[401178, 401179],': '',
    },
  }),
  ...mutationsOf('src-shared/rules/password.ts', 'tests/shared/password.test.ts', {
    'a password needs no special sign': {
      seenBy: 'VAL-0',
      '/[^\\p{L}\\p{M}\\p{N}\\s]/u.test(value)': 'value !== ""',
    },
  }),
  ...mutationsOf('src-shared/rules/birth-date.ts', 'tests/shared/birth-date.test.ts', {
    'who is 100 today may not sign up': {
      seenBy: 'SGN-15',
      'birth >= earliestBirthDate(today)': 'birth > earliestBirthDate(today)',
    },
  }),
  ...mutationsOf('src-shared/rules/phone.ts', 'tests/shared/phone.test.ts', {
    'a Brazilian mobile number needs no nine': {
      seenBy: 'PER-09',
      " && digits[2] === '9'": '',
    },
    'any two digits are an area code': {
      seenBy: 'PER-09',
      ' && areaCodes.has(digits.slice(0, 2))': '',
    },
  }),
  ...mutationsOf('src-shared/rules/availability-query.ts', 'tests/shared/availability-query.test.ts', {
    'the ages of a query may be fewer than its children': {
      seenBy: 'SRC-22',
      '!roomAges || roomAges.length !== roomChildren': '!roomAges',
    },
  }),
  ...mutationsOf('src-shared/rules/without-traces.ts', 'tests/shared/without-traces.test.ts', {
    'names stay in the reason of a leaving guest': {
      seenBy: 'whatever a guest writes, neither name nor e-mail is left in it',
      'known.has(fold(word)) ? GONE : word': 'word',
    },
  }),
  ...mutationsOf('src-shared/rules/stay-return.ts', 'tests/shared/stay-return.test.ts', {
    'a night that has begun comes back': {
      seenBy: 'credited, in cents',
      'usedFrom(line.night, timeZone) > at': 'usedFrom(line.night, timeZone) >= at',
    },
    'canceling late does not name the no-show': {
      seenBy: 'of canceling late is the no-show',
      "if (act === 'CANCEL' && credited > 0)": "if (act === 'NO_SHOW' && credited > 0)",
    },
    'credits of a no-show are good for 18 months': {
      seenBy: 'is 18 months, after a no-show 6',
      "const origin = act === 'NO_SHOW'": "const origin = act === 'LEAVE'",
    },
  }),
];
