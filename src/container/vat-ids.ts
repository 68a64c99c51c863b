import { circuitLimits } from '@/lib/config/circuit-limits'
import { environment } from '@/lib/config/env'
import { isOwnMachine } from '@/lib/config/own-machine'
import type { VatIdChecker } from '@/core/tax/types'
import { askedTogether, noVatIdChecker, simulatedVatIds, createViesChecker } from '@/integrations/vies'
import { circuitTo } from '@/lib/resilience/circuit-breaker'

/** While nobody answers nobody is asked (ADR 043), and a number that was not confirmed is none. */
const guarded = (checker: VatIdChecker): VatIdChecker => ({
  check: async (vatId) => {
    try {
      return await circuitTo('vat').call(
        () => checker.check(vatId),
        ({ status }) => status === 'unknown',
      )
    } catch {
      return { status: 'unknown' }
    }
  },
})

/** T5: the simulated one gives the tax away, so it works where nobody else can come. */
export const createVatIds = (): VatIdChecker => {
  const { VAT_PROVIDER, VIES_URL, SITE_URL } = environment()
  if (VAT_PROVIDER === 'vies') return askedTogether(guarded(createViesChecker({ url: VIES_URL, patience: circuitLimits.vat.patience })))
  return VAT_PROVIDER === 'simulated' && isOwnMachine(SITE_URL) ? simulatedVatIds : noVatIdChecker
}
