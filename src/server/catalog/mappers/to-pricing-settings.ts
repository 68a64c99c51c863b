import type { PricingSettings } from '@/core/catalog/types'
import { parseDecimal } from '@/core/money/decimal'
import { usdCents } from '@/core/money/usd-cents'
import type { PricingSettingsDocument } from './documents'
import { decimalOr } from './to-money'

/** §9: the values used until an editor fills in the global. */
const defaults = {
  taxRate: 0.1,
  wildcardMultiplier: 3,
  multiDomainPrice: 149.99,
  transferPrice: 12.99,
  transferOriginalPrice: 19.99,
  sslStrikeMultiplier: 1.2,
  emailStrikeMultiplier: 1.4,
  maxCombinedDiscountPercent: 100,
} as const

export const toPricingSettings = (document: PricingSettingsDocument): PricingSettings => ({
  taxRate: decimalOr(document.taxRate, defaults.taxRate),
  wildcardMultiplier: document.wildcardMultiplier ?? defaults.wildcardMultiplier,
  multiDomainPrice: usdCents(document.multiDomainPrice ?? defaults.multiDomainPrice),
  defaultTransferPrice: usdCents(document.defaultTransferPrice ?? defaults.transferPrice),
  defaultTransferOriginalPrice: usdCents(document.defaultTransferOriginalPrice ?? defaults.transferOriginalPrice),
  sslStrikeMultiplier:
    document.sslStrikeEnabled === false ? null : parseDecimal(document.sslStrikeMultiplier ?? defaults.sslStrikeMultiplier),
  emailStrikeMultiplier:
    document.emailStrikeEnabled === false ? null : parseDecimal(document.emailStrikeMultiplier ?? defaults.emailStrikeMultiplier),
  maxCombinedDiscountPercent: document.maxCombinedDiscountPercent ?? defaults.maxCombinedDiscountPercent,
})
