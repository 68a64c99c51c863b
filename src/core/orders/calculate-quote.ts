import { applyAutomaticDiscounts, applyCodes, applyCredit, type Credit } from './apply-discounts'
import { openLedger } from '../discounts/discounts'
import { ok, err, type Result } from '../result'
import { priceLines } from './price-lines'
import { totalLines, sumTotals } from './totals'
import type { Quote, QuoteRefusal, QuoteRequest, PricingContext } from './types'

/**
 * The single pricing engine for cart, checkout, order, email, admin and browser (O4): references in, exact quote out. Pure; clock and
 * customer come from `world`. Throws only if amounts exceed the exact range.
 */
export const calculateQuote = (request: QuoteRequest, world: PricingContext, given: Credit | null = null): Result<Quote, QuoteRefusal> => {
  const currency = world.currencies.get(request.currency)
  if (!currency) return err({ code: 'unknown-currency', currency: request.currency })
  const { settings } = world

  const priced = priceLines(request.items, currency, world)
  if (!priced.ok) return priced

  const ledger = openLedger(priced.value, currency, settings.maxCombinedDiscountPercent)
  const automaticDiscounts = applyAutomaticDiscounts(ledger, world.automaticDiscounts, world.isFirstOrder)
  const codes = applyCodes(request.codes, ledger, world)
  const credit = applyCredit(ledger, given)
  const lines = totalLines(priced.value, ledger.entries, settings.taxRate, currency)

  return ok({
    currency,
    taxRate: settings.taxRate,
    ...(world.taxNote ? { taxNote: world.taxNote } : {}),
    lines,
    automaticDiscounts: credit ? [...automaticDiscounts, credit] : automaticDiscounts,
    discountCodes: codes.applied,
    rejectedCodes: codes.rejected,
    ...sumTotals(lines, credit?.savings),
  })
}
