import type { QuoteLine } from '../orders/types'

/** U18: whether something of an order is paid again each term, so that a card may be kept for it. Names renew as they always did. */
export const isKeptFor = (lines: readonly Pick<QuoteLine, 'type'>[]): boolean =>
  lines.some(({ type }) => type !== 'domain' && type !== 'addon')
