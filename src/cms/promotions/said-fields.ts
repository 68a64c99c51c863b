/** What the sentence and the state of a promotion are made of. */
export const saidOfPromotions = {
  type: true,
  value: true,
  maxDiscount: true,
  isActive: true,
  applicableCategories: true,
  _status: true,
} as const

/** The same of a code alone. */
export const saidOfCodes = {
  excludedCategories: true,
  startsAt: true,
  expiresAt: true,
  minAmount: true,
  minQuantity: true,
  usageLimit: true,
  perCustomerLimit: true,
  isFirstTimeOnly: true,
  combinable: true,
} as const
