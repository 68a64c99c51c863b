import { createHmac, randomUUID } from 'node:crypto'
import type { PageRequest, PaymentPage, PaymentProvider, PaymentReport, ProviderError } from '@/core/payments/types'
import { err, ok } from '@/core/result'

const idHeader = 'Asking-Transmission-Id'
const signatureHeader = 'Asking-Transmission-Signature'
const key = 'known to the provider only'
const away: ProviderError = { kind: 'passing', message: 'The provider does not answer', isAway: true }

const signatureOf = (id: string, raw: string): string => createHmac('sha256', key).update(`${id}.${raw}`).digest('hex')

const findOrInsert = <Value>(known: Map<string, Value>, name: string, create: () => Value): Value => {
  const value = known.get(name) ?? create()
  known.set(name, value)
  return value
}

/** Provider in memory that signs with two headers and must be asked whether a signature is its own, as PayPal must. */
export const createAskingProvider = (method: PaymentProvider['method'] = 'stripe') => {
  const state = { isAway: false, checks: 0 }
  const pages = new Map<string, PaymentPage & { readonly request: PageRequest; readonly intent: string }>()
  const refunds = new Map<string, string>()

  /** A call over the network. */
  const verify = async (id: string | null, signature: string | null, raw: string): Promise<boolean> => {
    state.checks += 1
    await new Promise((resolve) => setImmediate(resolve))
    if (state.isAway) throw new Error(away.message)
    return id !== null && signature === signatureOf(id, raw)
  }

  const provider: PaymentProvider = {
    method,
    start: ({ orderNumber, amount }) => ({ status: amount === 0 ? 'paid' : 'pending', reference: orderNumber }),
    openPage: async (request) => {
      if (state.isAway) return err(away)
      const { id, url, expiresAt } = findOrInsert(pages, `${request.paymentId}:${request.attempt}`, () => {
        const newId = randomUUID()
        return { id: newId, url: `https://pay.asking.test/${newId}`, expiresAt: Date.now() + 86_400_000, request, intent: randomUUID() }
      })
      return ok({ id, url, expiresAt })
    },
    closePage: async () => !state.isAway,
    refund: async (request) =>
      state.isAway ? err(away) : ok({ reference: findOrInsert(refunds, request.key, randomUUID), refundedInAll: null }),
    readReport: async ({ raw, header }) =>
      (await verify(header(idHeader), header(signatureHeader), raw)) ? ok(JSON.parse(raw) as PaymentReport) : err('bad-signature'),
    findPaymentId: async () => null,
  }

  const pageOf = (where: (page: PaymentPage & { readonly request: PageRequest }) => boolean) => {
    const page = [...pages.values()].find(where)
    if (!page) throw new Error('No page')
    return page
  }

  /** The webhook after a buyer paid. */
  const paid = (orderNumber: string) => {
    const { request, intent } = pageOf((page) => page.request.orderNumber === orderNumber)
    const { paymentId, attempt, amount, digits, currency } = request
    const money = { amount, digits, currency }
    const report: PaymentReport = { id: randomUUID(), name: 'paid', kind: 'paid', paymentId, attempt, intent, money }
    const text = JSON.stringify(report)
    const id = randomUUID()
    const headers: Readonly<Record<string, string>> = { [idHeader]: id, [signatureHeader]: signatureOf(id, text) }
    return { text, headers }
  }

  return { state, provider, paid, intentOf: (pageId: string) => pageOf(({ id }) => id === pageId).intent, idHeader, signatureHeader }
}
