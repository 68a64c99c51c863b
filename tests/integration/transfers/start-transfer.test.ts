import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSealed } from '@/server/sealed-text'
import { bootPayload } from '../../support/payload'
import { createApi, type Api, type ApiAnswer } from '../api/api-client'
import { checkoutBody, domainItem } from '../api/requests'

let payload: Payload
let api: Api
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  api = createApi(payload)
})

const code = 'Auth-Info-9$x'
const start = (body: unknown, cookies: Readonly<Record<string, string>> = {}) => api('POST', '/transfers', { body, cookies })
const begin = async (domain: string, cookies: Readonly<Record<string, string>> = {}): Promise<Readonly<Record<string, string>>> => {
  const answer = await start({ domain, authorizationCode: code }, cookies)
  expect(answer.status, answer.text).toBe(201)
  return { ...cookies, ...answer.cookies }
}

const transfersOf = async (domain: string) =>
  (await payload.find({ collection: 'transfers', where: { domain: { equals: domain } }, sort: 'createdAt', depth: 0 })).docs

const errorOf = (answer: ApiAnswer) => answer.body?.['error']

interface Cart {
  readonly items: readonly { readonly lineId: string; readonly id: string; readonly serviceData: unknown; readonly price: number }[]
  readonly breakdown: { readonly total: number }
}
const cartOf = async (cookies: Readonly<Record<string, string>>) => (await api('GET', '/cart', { cookies })).body as unknown as Cart

describe('POST /api/transfers', () => {
  it('ties the name onto the cart as a transfer, at the price of its extension (P8)', async () => {
    const answer = await start({ domain: ' https://www.Otter-Moves.com/ ', authorizationCode: code })
    expect(answer.status).toBe(201)
    expect(answer.cookies['cart']).toMatch(/^[\w-]{43}$/)
    expect(answer.body).toMatchObject({
      domain: 'otter-moves.com',
      extension: '.com',
      status: 'prepared',
      cart: { items: [{ id: 'otter-moves.com', type: 'domain', billing: 'yearly', serviceData: { operation: 'transfer' }, price: 12.99, renewal: 14.99 }] },
    })
    const { items } = await cartOf(answer.cookies)
    expect(items[0]?.lineId).toBe(answer.body?.['lineId'])
  })

  it('P8: an unknown TLD is 12.99', async () => {
    const answer = await start({ domain: 'otter.museum', authorizationCode: code })
    expect(answer.body).toMatchObject({ extension: '.museum', cart: { items: [{ price: 12.99, renewal: 12.99, savings: 7 }] } })
  })

  it('R11: the code is kept encrypted, and answered to nobody', async () => {
    const answer = await start({ domain: 'secret-otter.com', authorizationCode: `  ${code} ` })
    expect(answer.text).not.toContain(code)
    const [transfer] = await transfersOf('secret-otter.com')
    expect(transfer).toMatchObject({ status: 'prepared', locale: 'en' })
    expect(transfer?.authorizationCode).toMatch(/^encrypted:/)
    expect(JSON.stringify(transfer)).not.toContain(code)
    expect(openSealed(payload, transfer?.authorizationCode)).toBe(code)
  })

  it('a second code takes the first one’s place, and the name keeps its one line', async () => {
    const cookies = await begin('twice-otter.com')
    const answer = await start({ domain: 'twice-otter.com', authorizationCode: 'the-right-one' }, cookies)
    expect(answer.status, answer.text).toBe(201)
    expect((await cartOf(cookies)).items).toHaveLength(1)
    const kept = await transfersOf('twice-otter.com')
    expect(kept.map(({ authorizationCode }) => openSealed(payload, authorizationCode))).toEqual(['the-right-one'])
  })

  it('O9: a name that is being registered in the same cart is refused, and nothing is kept', async () => {
    const added = await api('POST', '/cart/items', { body: domainItem('both-ways.com') })
    const answer = await start({ domain: 'both-ways.com', authorizationCode: code }, added.cookies)
    expect(answer.status).toBe(409)
    expect(errorOf(answer)).toMatchObject({ code: 'duplicate-line' })
    expect(await transfersOf('both-ways.com')).toEqual([])
  })

  it('R11: a name that leaves the cart takes its code with it', async () => {
    const cookies = await begin('left-behind.com', await begin('stays-here.com'))
    const line = (await cartOf(cookies)).items.find(({ id }) => id === 'left-behind.com')
    expect((await api('DELETE', `/cart/items/${line?.lineId}`, { cookies })).status).toBe(200)
    expect(await transfersOf('left-behind.com')).toEqual([])
    expect(await transfersOf('stays-here.com')).toHaveLength(1)
  })

  it.each([
    ['no domain', { authorizationCode: code }, 'validation.required', 'domain'],
    ['an empty domain', { domain: '  ', authorizationCode: code }, 'validation.required', 'domain'],
    ['a name without its extension', { domain: 'otter', authorizationCode: code }, 'validation.invalidFormat', 'domain'],
    ['a name that breaks a rule of §5', { domain: '-otter.com', authorizationCode: code }, 'validation.hyphenPosition', 'domain'],
    ['a reserved name', { domain: 'mail.com', authorizationCode: code }, 'validation.reservedWord', 'domain'],
    ['no code', { domain: 'otter.com' }, 'authorization-code-required', 'authorizationCode'],
    ['an empty code', { domain: 'otter.com', authorizationCode: ' ' }, 'authorization-code-required', 'authorizationCode'],
    ['a code that is none', { domain: 'otter.com', authorizationCode: 'two words' }, 'authorization-code-invalid', 'authorizationCode'],
  ])('§5: %s is refused with its own sentence', async (_name, body, expected, field) => {
    const answer = await start(body)
    expect(answer.status).toBe(400)
    expect(errorOf(answer)).toMatchObject({ code: expected, message: expect.stringMatching(/\S/), fields: { [field]: expect.stringMatching(/\S/) } })
    expect(answer.cookies['cart']).toBeUndefined()
  })

  it.each([
    ['a code that is no string', { domain: 'otter.com', authorizationCode: 5 }],
    ['an unknown field', { domain: 'otter.com', authorizationCode: code, price: 0 }],
    ['a list', []],
    ['an endless code', { domain: 'otter.com', authorizationCode: 'x'.repeat(301) }],
    ['an endless domain', { domain: 'x'.repeat(2001), authorizationCode: code }],
  ])('%s is malformed, and what was sent is not repeated', async (_name, body) => {
    const answer = await start(body)
    expect(answer.status).toBe(400)
    expect(errorOf(answer)).toMatchObject({ code: 'invalid-request' })
    expect(answer.text).not.toContain(code)
  })

  it('R11: a code in the address is not read', async () => {
    const answer = await api('POST', `/transfers?authorizationCode=${encodeURIComponent(code)}`, { body: { domain: 'otter.com' } })
    expect(answer.status).toBe(400)
  })

  it('speaks the four languages', async () => {
    const answers = await Promise.all(['en', 'es', 'fr', 'de'].map((lang) => api('POST', `/transfers?lang=${lang}`, { body: { domain: 'otter.com' } })))
    expect(answers.map((answer) => (errorOf(answer) as { message: string }).message)).toEqual([
      'Please enter the authorization code',
      'Introduzca el código de autorización',
      'Veuillez saisir le code d’autorisation',
      'Bitte geben Sie den Autorisierungscode ein',
    ])
  })

  it('comes from the shop’s own pages, where it comes with a cookie', async () => {
    const answer = await api('POST', '/transfers', { body: { domain: 'otter.com', authorizationCode: code }, cookies: { cart: 'x' }, headers: { Origin: 'https://elsewhere.example' } })
    expect(answer.status).toBe(403)
  })
})

let keys = 0
const checkOut = async (cookies: Readonly<Record<string, string>>, { total, cart }: { readonly total?: number; readonly cart?: unknown } = {}) => {
  const expectedTotal = total ?? (cart ? undefined : (await cartOf(cookies)).breakdown.total)
  const quoted = expectedTotal ?? ((await api('POST', '/pricing/quote', { body: cart })).body?.['breakdown'] as { total: number }).total
  keys += 1
  return api('POST', '/checkout', {
    body: { ...checkoutBody, contact: { ...checkoutBody.contact, email: `mover${keys}@example.com` }, expectedTotal: quoted, expectedCurrency: 'USD', ...(cart ? { cart } : {}) },
    headers: { 'Idempotency-Key': `transfer-${keys}` },
    cookies,
  })
}

const orderOf = async (answer: ApiAnswer) => {
  const { docs } = await payload.find({ collection: 'orders', where: { orderNumber: { equals: answer.body?.['orderNumber'] } }, depth: 0 })
  return docs[0]
}

describe('an order with a transfer', () => {
  it('finds what was prepared: requested, dated, the customer’s, and with its code', async () => {
    const cookies = await begin('ordered-otter.com')
    const [prepared] = await transfersOf('ordered-otter.com')
    const placed = await checkOut(cookies)
    expect(placed.status, placed.text).toBe(201)
    const order = await orderOf(placed)
    const transfers = await transfersOf('ordered-otter.com')
    expect(transfers).toMatchObject([
      { id: prepared?.id, status: 'requested', order: order?.id, customerKey: order?.customerKey, cart: null, events: [{ type: 'requested', at: order?.orderDate }] },
    ])
    expect(openSealed(payload, transfers[0]?.authorizationCode)).toBe(code)
    expect(placed.text).not.toContain(code)
  })

  it('is begun without a code where none was given, so that it can be asked for', async () => {
    const item = { ...domainItem('codeless-otter.com'), serviceData: { operation: 'transfer' } }
    const placed = await checkOut({}, { cart: { currency: 'USD', codes: [], items: [item] } })
    expect(placed.status, placed.text).toBe(201)
    expect(await transfersOf('codeless-otter.com')).toMatchObject([{ status: 'requested', authorizationCode: null, events: [{ type: 'requested' }] }])
  })

  it('that is refused leaves what was prepared as it was', async () => {
    const cookies = await begin('refused-otter.com')
    expect((await checkOut(cookies, { total: 1 })).status).toBe(409)
    expect(await transfersOf('refused-otter.com')).toMatchObject([{ status: 'prepared', order: null, events: [] }])
  })

  it('does not take another cart’s preparation of the same name', async () => {
    await begin('wanted-otter.com')
    const mine = await begin('wanted-otter.com')
    const placed = await checkOut(mine)
    expect(placed.status).toBe(201)
    expect((await transfersOf('wanted-otter.com')).map(({ status }) => status)).toEqual(['prepared', 'requested'])
  })

  it('sent twice is one transfer', async () => {
    const cookies = await begin('double-otter.com')
    const total = (await cartOf(cookies)).breakdown.total
    const body = { ...checkoutBody, expectedTotal: total, expectedCurrency: 'USD' }
    const send = () => api('POST', '/checkout', { body, headers: { 'Idempotency-Key': 'double-otter' }, cookies })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    const transfers = await transfersOf('double-otter.com')
    expect(transfers).toHaveLength(1)
    expect(transfers[0]?.events).toHaveLength(1)
  })
})
