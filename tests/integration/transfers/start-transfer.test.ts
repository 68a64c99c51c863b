import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createContext, replaceServices } from '@/server/composition/create-context'
import { openSealed } from '@/server/platform/sealed-text'
import { cartSchema } from '@/contract/cart'
import { bootPayload } from '../../support/payload'
import { createApi, type Api, type ApiAnswer } from '../api/api-client'
import { checkoutBody, domainItem, transferItem } from '../api/requests'

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

const cartOf = async (cookies: Readonly<Record<string, string>>) => cartSchema.parse((await api('GET', '/cart', { cookies })).body)

describe('POST /api/transfers', () => {
  it('ties the name onto the cart as a transfer, at the price of its extension (P8)', async () => {
    const answer = await start({ domain: ' https://www.Taken-Otter-Moves.com/ ', authorizationCode: code })
    expect(answer.status).toBe(201)
    expect(answer.cookies['cart']).toMatch(/^[\w-]{43}$/)
    expect(answer.body).toMatchObject({
      domain: 'taken-otter-moves.com',
      extension: '.com',
      status: 'prepared',
      cart: {
        items: [
          {
            id: 'taken-otter-moves.com',
            type: 'domain',
            billing: 'yearly',
            serviceData: { operation: 'transfer' },
            price: 12.99,
            renewal: 14.99,
          },
        ],
      },
    })
    const { items } = await cartOf(answer.cookies)
    expect(items[0]?.lineId).toBe(answer.body?.['lineId'])
  })

  it('P8: an unknown TLD is 12.99', async () => {
    const answer = await start({ domain: 'otter.museum', authorizationCode: code })
    expect(answer.body).toMatchObject({ extension: '.museum', cart: { items: [{ price: 12.99, renewal: 12.99, savings: 7 }] } })
  })

  it('§5.17, R11: the code is kept encrypted, and answered to nobody', async () => {
    const answer = await start({ domain: 'taken-secret-otter.com', authorizationCode: `  ${code} ` })
    expect(answer.text).not.toContain(code)
    const [transfer] = await transfersOf('taken-secret-otter.com')
    expect(transfer).toMatchObject({ status: 'prepared', locale: 'en' })
    expect(transfer?.authorizationCode).toMatch(/^encrypted:/)
    expect(JSON.stringify(transfer)).not.toContain(code)
    expect(openSealed(payload, transfer?.authorizationCode)).toBe(code)
  })

  it('a second code takes the first one’s place, and the name keeps its one line', async () => {
    const cookies = await begin('taken-twice-otter.com')
    const answer = await start({ domain: 'taken-twice-otter.com', authorizationCode: 'the-right-one' }, cookies)
    expect(answer.status, answer.text).toBe(201)
    expect((await cartOf(cookies)).items).toHaveLength(1)
    const kept = await transfersOf('taken-twice-otter.com')
    expect(kept.map(({ authorizationCode }) => openSealed(payload, authorizationCode))).toEqual(['the-right-one'])
  })

  it('O9: a name that is being registered in the same cart is refused, and nothing is kept', async () => {
    const added = await api('POST', '/cart/items', { body: domainItem('taken-both-ways.com') })
    const answer = await start({ domain: 'taken-both-ways.com', authorizationCode: code }, added.cookies)
    expect(answer.status).toBe(409)
    expect(errorOf(answer)).toMatchObject({ code: 'duplicate-line' })
    expect(await transfersOf('taken-both-ways.com')).toEqual([])
  })

  it('R11: a name that leaves the cart takes its code with it', async () => {
    const cookies = await begin('taken-left-behind.com', await begin('taken-stays-here.com'))
    const line = (await cartOf(cookies)).items.find(({ id }) => id === 'taken-left-behind.com')
    expect((await api('DELETE', `/cart/items/${line?.lineId}`, { cookies })).status).toBe(200)
    expect(await transfersOf('taken-left-behind.com')).toEqual([])
    expect(await transfersOf('taken-stays-here.com')).toHaveLength(1)
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
    expect(errorOf(answer)).toMatchObject({
      code: expected,
      message: expect.stringMatching(/\S/),
      fields: { [field]: expect.stringMatching(/\S/) },
    })
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
    const sentences = {
      en: 'Please enter the authorization code',
      es: 'Introduzca el código de autorización',
      fr: 'Veuillez saisir le code d’autorisation',
      de: 'Bitte geben Sie den Autorisierungscode ein',
    }
    const answers = await Promise.all(
      Object.keys(sentences).map((lang) => api('POST', `/transfers?lang=${lang}`, { body: { domain: 'otter.com' } })),
    )
    expect(answers.map((answer) => (errorOf(answer) as { message: string }).message)).toEqual(Object.values(sentences))
  })

  it('comes from the shop’s own pages, where it comes with a cookie', async () => {
    const answer = await api('POST', '/transfers', {
      body: { domain: 'otter.com', authorizationCode: code },
      cookies: { cart: 'x' },
      headers: { Origin: 'https://elsewhere.example' },
    })
    expect(answer.status).toBe(403)
  })
})

describe('N2: only names that somebody holds are moved', () => {
  it('a free name is refused at every door, with the way to register it', async () => {
    const { registry, registrations } = createContext(payload, 'en')
    const free = {
      checkAvailability: (domains: readonly string[]) =>
        Promise.resolve(domains.map((domain) => ({ domain, status: 'available' as const }))),
    }
    replaceServices(payload, {
      registry: free,
      registrations: { lookUp: () => Promise.resolve({ status: 'not-registered', source: 'simulation' }) },
    })
    try {
      const item = transferItem('nobodys-otter.com')
      const answers = [
        await api('GET', '/transfers/check?domain=nobodys-otter.com'),
        await start({ domain: 'nobodys-otter.com', authorizationCode: code }),
        await api('POST', '/cart/items', { body: item }),
        await checkOut({}, { cart: { currency: 'USD', codes: [], items: [item] } }),
      ]
      expect(answers.map((answer) => [answer.status, (errorOf(answer) as { code: string }).code])).toEqual(
        answers.map(() => [422, 'domain-not-registered']),
      )
      expect((errorOf(answers[0] as ApiAnswer) as { message: string }).message).toContain('register it')
      expect(await transfersOf('nobodys-otter.com')).toEqual([])
    } finally {
      replaceServices(payload, { registry, registrations })
    }
  })

  it.each([
    ['locked-otter.com', ['locked']],
    ['young-otter.com', ['young']],
    ['unknown-otter.com', ['unknown']],
    ['taken-otter.com', []],
  ])('%s is warned of: %j; it can be ordered all the same', async (domain, expected) => {
    const warned = (answer: ApiAnswer) => (answer.body?.['warnings'] as { code: string; message: string }[]).map((each) => each.code)
    expect(warned(await api('GET', `/transfers/check?domain=${domain}`))).toEqual(expected)
    const started = await start({ domain, authorizationCode: code })
    expect([started.status, warned(started)]).toEqual([201, expected])
    expect((await checkOut(started.cookies)).status).toBe(201)
  })

  it('N1: a name that moves here is one order’s: a second is refused, as is registering it', async () => {
    const carts = [await begin('taken-once-otter.com'), await begin('taken-once-otter.com')]
    const placed = await Promise.all(carts.map((cookies) => checkOut(cookies)))
    expect(placed.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((errorOf(await start({ domain: 'taken-once-otter.com', authorizationCode: code })) as { code: string }).code).toBe('domain-held')
    const order = await orderOf(placed.find(({ status }) => status === 201) as ApiAnswer)
    await payload.update({ collection: 'orders', id: order?.id ?? '', data: { status: 'paid' }, depth: 0 })
    expect((errorOf(await start({ domain: 'taken-once-otter.com', authorizationCode: code })) as { code: string }).code).toBe('domain-here')
  })
})

let keys = 0
const checkOut = async (
  cookies: Readonly<Record<string, string>>,
  { total, cart }: { readonly total?: number; readonly cart?: unknown } = {},
) => {
  const expectedTotal = total ?? (cart ? undefined : (await cartOf(cookies)).breakdown.total)
  const quoted = expectedTotal ?? ((await api('POST', '/pricing/quote', { body: cart })).body?.['breakdown'] as { total: number }).total
  keys += 1
  return api('POST', '/checkout', {
    body: {
      ...checkoutBody,
      contact: { ...checkoutBody.contact, email: `mover${keys}@example.com` },
      expectedTotal: quoted,
      expectedCurrency: 'USD',
      ...(cart ? { cart } : {}),
    },
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
    const cookies = await begin('taken-ordered-otter.com')
    const [prepared] = await transfersOf('taken-ordered-otter.com')
    const placed = await checkOut(cookies)
    expect(placed.status, placed.text).toBe(201)
    const order = await orderOf(placed)
    const transfers = await transfersOf('taken-ordered-otter.com')
    expect(transfers).toMatchObject([
      {
        id: prepared?.id,
        status: 'requested',
        order: order?.id,
        customerKey: order?.customerKey,
        cart: null,
        events: [{ type: 'requested', at: order?.orderDate }],
      },
    ])
    expect(openSealed(payload, transfers[0]?.authorizationCode)).toBe(code)
    expect(placed.text).not.toContain(code)
  })

  it('N3: brings its code in the request’s own cart as well, where it is sealed', async () => {
    const item = transferItem('taken-inline-otter.com')
    const placed = await checkOut({}, { cart: { currency: 'USD', codes: [], items: [item] } })
    expect(placed.status, placed.text).toBe(201)
    const [transfer] = await transfersOf('taken-inline-otter.com')
    expect(openSealed(payload, transfer?.authorizationCode)).toBe(item.authorizationCode)
    expect(JSON.stringify([placed.body, await orderOf(placed)])).not.toContain(item.authorizationCode)
  })

  it.each([
    ['without a code', undefined, 'authorization-code-required'],
    ['with an empty one', '  ', 'authorization-code-required'],
    ['with one that is none', 'two words', 'authorization-code-invalid'],
  ])('N3: %s nothing is ordered, and nothing comes into a cart', async (_case, authorizationCode, expected) => {
    const item = { ...transferItem('taken-codeless-otter.com'), authorizationCode }
    const refused = [
      await checkOut({}, { cart: { currency: 'USD', codes: [], items: [item] } }),
      await api('POST', '/cart/items', { body: item }),
    ]
    expect(refused.map((answer) => [answer.status, (errorOf(answer) as { code: string }).code])).toEqual([
      [400, expected],
      [400, expected],
    ])
    expect(await transfersOf('taken-codeless-otter.com')).toEqual([])
  })

  it('N3: a code whose row beside the cart is gone is asked for again', async () => {
    const cookies = await begin('taken-forgotten-otter.com')
    await payload.db.drizzle.execute(sql`delete from transfers where domain = 'taken-forgotten-otter.com'`)
    const refused = await checkOut(cookies)
    expect([refused.status, (errorOf(refused) as { code: string }).code]).toEqual([400, 'authorization-code-required'])
  })

  it('N3: a cart item with its code is ordered as if it came by the wizard', async () => {
    const added = await api('POST', '/cart/items', { body: transferItem('taken-item-otter.com') })
    expect(added.status, added.text).toBe(200)
    expect(added.text).not.toContain('EPP-12345')
    expect((await checkOut(added.cookies)).status).toBe(201)
    const [transfer] = await transfersOf('taken-item-otter.com')
    expect([transfer?.status, openSealed(payload, transfer?.authorizationCode)]).toEqual(['requested', 'EPP-12345'])
  })

  it('O5, N3: the same key with another code is another body', async () => {
    const cart = (authorizationCode: string) => ({
      currency: 'USD',
      codes: [],
      items: [{ ...transferItem('taken-key-otter.com'), authorizationCode }],
    })
    const { total } = (await api('POST', '/pricing/quote', { body: cart('one') })).body?.['breakdown'] as { total: number }
    const contact = { ...checkoutBody.contact, email: 'other-code@example.com' }
    const send = (authorizationCode: string) =>
      api('POST', '/checkout', {
        body: { ...checkoutBody, contact, expectedTotal: total, expectedCurrency: 'USD', cart: cart(authorizationCode) },
        headers: { 'Idempotency-Key': 'other-code' },
      })
    expect([(await send('one')).status, (await send('one')).status, (await send('two')).status]).toEqual([201, 200, 409])
  })

  it('that is refused leaves what was prepared as it was', async () => {
    const cookies = await begin('taken-refused-otter.com')
    expect((await checkOut(cookies, { total: 1 })).status).toBe(409)
    expect(await transfersOf('taken-refused-otter.com')).toMatchObject([{ status: 'prepared', order: null, events: [] }])
  })

  it('does not take another cart’s preparation of the same name', async () => {
    await begin('taken-wanted-otter.com')
    const mine = await begin('taken-wanted-otter.com')
    const placed = await checkOut(mine)
    expect(placed.status).toBe(201)
    expect((await transfersOf('taken-wanted-otter.com')).map(({ status }) => status)).toEqual(['prepared', 'requested'])
  })

  it('sent twice is one transfer', async () => {
    const cookies = await begin('taken-double-otter.com')
    const total = (await cartOf(cookies)).breakdown.total
    const body = { ...checkoutBody, expectedTotal: total, expectedCurrency: 'USD' }
    const send = () => api('POST', '/checkout', { body, headers: { 'Idempotency-Key': 'double-otter' }, cookies })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    const transfers = await transfersOf('taken-double-otter.com')
    expect(transfers).toHaveLength(1)
    expect(transfers[0]?.events).toHaveLength(1)
  })
})
