import { afterEach, beforeEach, vi } from 'vitest'

interface Sent {
  readonly path: string
  readonly method: string
  readonly body: unknown
}

export const line = (lineId: string, fields: object = {}) => ({
  lineId,
  id: lineId,
  name: lineId,
  type: 'hosting',
  billing: 'monthly',
  quantity: 1,
  serviceData: {},
  subtotal: 10,
  setupFee: 0,
  discount: 0,
  discounts: [],
  schedule: [],
  total: 10,
  paymentTypeAmount: 10,
  selectedPaymentType: 'full',
  ...fields,
})

export const cart = (items: readonly object[], fields: object = {}) => ({
  currency: 'USD',
  items,
  codes: [],
  changes: [],
  dueNow: 10,
  dueLater: 0,
  discountSummary: { automaticDiscounts: [], discountCodes: [] },
  breakdown: { subtotal: 10, setupFees: 0, discount: 0, tax: 0, shipping: 0, total: 10, savings: 0 },
  ...fields,
})

interface Reply {
  readonly status: number
  readonly body: unknown
}

export const refusal = (code: string, message: string) => ({ error: { code, message } })

/** German page with a stubbed API; without an answer the network fails. */
export const createAnsweringShop = () => {
  const sent: Sent[] = []
  const answers: ((call: Sent) => Reply | Promise<Reply>)[] = []
  const page = { documentElement: { lang: 'de', dataset: {} as Record<string, string> }, cookie: 'currency=USD' }

  beforeEach(() => {
    sent.length = 0
    answers.length = 0
    page.documentElement.dataset = {}
    page.cookie = 'currency=USD'
    vi.stubGlobal('document', page)
    vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
      const call = { path, method: options.method ?? 'GET', body: options.body ? JSON.parse(String(options.body)) : undefined }
      sent.push(call)
      const next = answers.shift()
      if (!next) throw new TypeError('no network')
      const { status, body } = await next(call)
      return { ok: status < 400, status, json: async () => body }
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  const answer = (body: unknown, status = 200) => answers.push(() => ({ status, body }))
  return { sent, answers, page, answer }
}
