/** The calling form of Iugu's script, which can take its place (PD-16); runs under a CSP of script-src 'self'. */
export const tokenizerScript = `(() => {
  'use strict';
  const base = new URL('.', document.currentScript.src);
  let accountId = '';
  let testMode = false;
  const digitsOf = value => String(value).replace(/\\D/g, '');
  const passesLuhn = digits => {
    let sum = 0;
    for (let at = 0; at < digits.length; at += 1) {
      const digit = Number(digits[digits.length - 1 - at]) * (at % 2 ? 2 : 1);
      sum += digit > 9 ? digit - 9 : digit;
    }
    return digits.length >= 13 && digits.length <= 16 && sum % 10 === 0;
  };
  const brands = [['amex', /^3[47]/], ['diners', /^3(0[0-5]|6|8)/], ['discover', /^6(011|4[4-9]|5)/],
    ['mastercard', /^(5[1-5]|2[2-7])/], ['visa', /^4/]];
  const validate = {
    validateCreditCardNumber: number => passesLuhn(digitsOf(number)),
    validateCVV: cvv => /^\\d{3,4}$/.test(String(cvv)),
    validateExpiration: (month, year) => {
      const full = Number(year) < 100 ? 2000 + Number(year) : Number(year);
      const now = new Date();
      return Number(month) >= 1 && Number(month) <= 12 &&
        full * 12 + Number(month) >= now.getFullYear() * 12 + now.getMonth() + 1;
    },
    getBrandByCreditCardNumber: number => (brands.find(([, first]) => first.test(digitsOf(number))) || [''])[0],
  };
  const CreditCard = (number, month, year, firstName, lastName, cvv) => ({
    number: digitsOf(number), month: String(month), year: String(year),
    first_name: String(firstName), last_name: String(lastName), verification_value: String(cvv),
    errors() {
      const found = {};
      if (!validate.validateCreditCardNumber(this.number)) found.number = 'is_invalid';
      if (!validate.validateExpiration(this.month, this.year)) found.expiration = 'is_invalid';
      if (!validate.validateCVV(this.verification_value)) found.verification_value = 'is_invalid';
      if (!this.first_name.trim()) found.first_name = 'is_invalid';
      if (!this.last_name.trim()) found.last_name = 'is_invalid';
      return found;
    },
    valid() { return Object.keys(this.errors()).length === 0; },
    brand() { return validate.getBrandByCreditCardNumber(this.number); },
  });
  const createPaymentToken = (card, callback) => {
    if (!accountId) { callback({ errors: { account_id: ['is_blank'] } }); return; }
    const { number, month, year, first_name, last_name, verification_value } = card;
    fetch(new URL('payment_token', base), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      body: JSON.stringify({ account_id: accountId, method: 'credit_card', test: testMode,
        data: { number, month, year, first_name, last_name, verification_value } }),
    }).then(async answer => {
      const body = await answer.json().catch(() => ({}));
      callback(answer.ok && body.id ? { id: body.id } : { errors: body.errors || 'the card could not be sent' });
    }, () => callback({ errors: 'the card could not be sent' }));
  };
  window.Iugu = {
    setAccountID(id) { accountId = String(id); },
    getAccountID: () => accountId,
    setTestMode(on) { testMode = Boolean(on); },
    CreditCard,
    createPaymentToken,
    utils: validate,
  };
})();
`;
