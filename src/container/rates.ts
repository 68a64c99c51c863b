import { environment } from '@/lib/config/env'
import type { RateSource } from '@/core/money/currency'
import { createEcbSource } from '@/integrations/ecb'

/** ms an editor waits for the rates of the day. */
const patience = 5_000

/** M8: `null` where the shop asks nobody. */
export const createRates = (): RateSource | null => {
  const { RATES_PROVIDER, RATES_URL } = environment()
  return RATES_PROVIDER === 'ecb' ? createEcbSource({ url: RATES_URL, patience }) : null
}
