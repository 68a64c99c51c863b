import type { VatIdAnswer, VatIdChecker } from '@/core/tax/types'
import { z } from 'zod'

/** Whoever asks for a number that is being asked for waits for the same answer. */
export const askedTogether = (checker: VatIdChecker): VatIdChecker => {
  const underWay = new Map<string, Promise<VatIdAnswer>>()
  return {
    check: (vatId) => {
      const asked = underWay.get(vatId) ?? checker.check(vatId).finally(() => underWay.delete(vatId))
      underWay.set(vatId, asked)
      return asked
    },
  }
}

/** For trying the shop: numbers that end in 0 were not given out, and of those that end in 9 nobody knows. */
export const simulatedVatIds: VatIdChecker = {
  check: async (vatId) => {
    if (vatId.endsWith('9')) return { status: 'unknown' }
    return vatId.endsWith('0') ? { status: 'invalid' } : { status: 'valid', reference: `SIMULATED-${vatId}` }
  },
}

/** Nobody is asked, so nobody is known. */
export const noVatIdChecker: VatIdChecker = { check: async () => ({ status: 'unknown' }) }

interface ViesOptions {
  /** Without a slash at its end. */
  readonly url: string
  /** ms for one question. */
  readonly patience: number
}

/** VIES answers faults of its members with 200 and `actionSucceed: false`; these have no `valid`. */
const answerSchema = z.object({ valid: z.boolean(), requestIdentifier: z.string().nullish() })

const unknown: VatIdAnswer = { status: 'unknown' }

/** The REST service of the European Commission's VIES. Whatever goes wrong is `unknown`, never valid. */
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
