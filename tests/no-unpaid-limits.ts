/** The environment of a gateway whose guests share hotels, devices and one CPF: what they leave unpaid adds up (SEC-20). */
export const NO_UNPAID_LIMITS = {
  UNPAID_PER_ADDRESS: '99999',
  UNPAID_PER_NETWORK: '99999',
  UNPAID_PER_DEVICE: '99999',
  UNPAID_PER_PAYER: '99999',
  UNPAID_HOTEL_SHARE: '100',
};
