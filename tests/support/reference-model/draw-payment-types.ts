import { partialPaymentTypes, paymentTypeIds, type PaymentTypes } from '@/core/catalog/types'
import type { UsdCents } from '@/core/money/types'
import type { Random } from '../engine/random'

/** O3: random terms, including payment types without terms and terms without payment type. */
export const drawPaymentTypes = (random: Random): PaymentTypes => {
  const hasPartial = random.chance(0.7)
  const hasOnDemand = random.chance(0.7)
  return {
    available: random.shuffle(random.some(paymentTypeIds, 0.7)),
    default: random.pick(paymentTypeIds),
    partial: hasPartial
      ? {
          minimumAmount: random.between(0, 5_000) as UsdCents,
          depositPercentage: { digits: random.between(0, 1_000), scale: 3 },
          allowedTypes: random.shuffle(random.some(partialPaymentTypes, 0.7)),
          installmentCount: random.between(1, 12),
        }
      : null,
    onDemand: hasOnDemand ? { minimumBalance: random.between(0, 10_000) as UsdCents, autoTopupThreshold: 0 as UsdCents } : null,
  }
}
