/** Defaults for a new shop: DATEV chart of accounts SKR03, calendar year, UTC. */
export const bookkeepingDefaults = {
  timeZone: 'UTC',
  currency: 'EUR',
  /** DATEV's consultant and client numbers; these are its example values. */
  consultantNumber: 1001,
  clientNumber: 1,
  yearBegins: 1,
  bankAccount: '1200',
  cardAccount: '1360',
  taxedRevenue: '8400',
  untaxedRevenue: '8200',
  /** Reverse charge for businesses in other member states. */
  reverseChargeRevenue: '8336',
  /** Taxed in another member state. */
  otherStatesRevenue: '8331',
} as const
