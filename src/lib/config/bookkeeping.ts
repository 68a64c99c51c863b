/** What a new shop's books begin with: accounts of DATEV's SKR03, a year that is the calendar's, days of UTC. */
export const bookkeepingDefaults = {
  timeZone: 'UTC',
  currency: 'EUR',
  /** The numbers DATEV gives adviser and client; these are its own of examples. */
  consultantNumber: 1001,
  clientNumber: 1,
  yearBegins: 1,
  bankAccount: '1200',
  cardAccount: '1360',
  taxedRevenue: '8400',
  untaxedRevenue: '8200',
  /** What a business in another member state owes the tax of. */
  reverseChargeRevenue: '8336',
  /** Taxed in another member state. */
  otherStatesRevenue: '8331',
} as const
