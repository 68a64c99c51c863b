import type { Check } from './check'

/** D10: assumed true for an anonymous visitor, decided at checkout. */
export const firstTimeOnly: Check = ({ isFirstTimeOnly }, { isFirstOrder }) =>
  isFirstTimeOnly && !isFirstOrder ? { reason: 'first-time-only' } : null
