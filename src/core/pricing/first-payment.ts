import type { PriceEntry } from '../catalog/types'
import type { UsdCents } from '../money/types'
import { effectivePrice } from './effective-price'

/** P2, §9: the discounted price of the first period plus the setup fee. */
export const firstPayment = (entry: PriceEntry): UsdCents => (effectivePrice(entry) + entry.setupFee) as UsdCents
