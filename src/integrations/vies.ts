import type { VatIdCheckResult, VatIdChecker } from '@/core/tax/types'
import { z } from 'zod'

/** Deduplicates concurrent checks of the same number. */
export const coalesceVatChecks = (checker: VatIdChecker): VatIdChecker => {
  const underWay = new Map<string, Promise<VatIdCheckResult>>()
  return {
    check: (vatId) => {
      const pending = underWay.get(vatId) ?? checker.check(vatId).finally(() => underWay.delete(vatId))
      underWay.set(vatId, pending)
      return pending
    },
  }
}

/** For development: numbers ending in 0 are invalid, those ending in 9 unknown. */
export const simulatedVatIds: VatIdChecker = {
  check: async (vatId) => {
    if (vatId.endsWith('9')) return { status: 'unknown' }
    return vatId.endsWith('0') ? { status: 'invalid' } : { status: 'valid', reference: `SIMULATED-${vatId}` }
  },
}

/** Used if no checks are configured. */
export const noVatIdChecker: VatIdChecker = { check: async () => ({ status: 'unknown' }) }

interface ViesOptions {
  /** Without a trailing slash. */
  readonly url: string
  /** Milliseconds per query. */
  readonly patience: number
}

/** VIES reports member state failures as 200 with `actionSucceed: false` and without `valid`. */
const answerSchema = z.object({ valid: z.boolean(), requestIdentifier: z.string().nullish() })

const unknown: VatIdCheckResult = { status: 'unknown' }

/** REST service of the European Commission's VIES. Any failure is `unknown`, never valid. */
export const createViesChecker = ({ url, patience }: ViesOptions): VatIdChecker => ({
  check: async (vatId) => {
    try {
      const response = await fetch(`${url}/check-vat-number`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ countryCode: vatId.slice(0, 2), vatNumber: vatId.slice(2) }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      const answer = response.ok ? answerSchema.safeParse(await response.json()) : null
      if (!answer?.success) return unknown
      return answer.data.valid ? { status: 'valid', reference: answer.data.requestIdentifier ?? '' } : { status: 'invalid' }
    } catch {
      return unknown
    }
  },
})
