import { describe, expect, it, vi } from 'vitest'
import { createCartStore } from '@/features/cart/cart-store'
import { countItems } from '@/features/cart/removed-lines'
import { cart, createAnsweringShop, line, refusal } from '../../../support/cart/answering-shop'

const { sent, answers, page, answer } = createAnsweringShop()

const loaded = async (...bodies: readonly unknown[]) => {
  const store = createCartStore()
  for (const body of bodies) answer(body)
  await store.getState().load()
  return store
}

/** Displayed lines, such as `2 of a`. */
const shown = (store: ReturnType<typeof createCartStore>) =>
  store.getState().quote?.items.map(({ lineId, quantity }) => `${quantity} of ${lineId}`)

describe('cart store', () => {
  it('requests the page’s language and stores the server’s response', async () => {
    const store = await loaded(cart([line('a')]))
    expect(sent[0]?.path).toBe('/api/cart?lang=de')
    expect(store.getState()).toMatchObject({ status: 'ready', pending: 0 })
    expect(countItems(store.getState().quote)).toBe(1)
  })

  it('§1.16, §4.13, S5: adds a domain and its add-ons in one call, and opens the drawer afterwards', async () => {
    const store = createCartStore()
    const domain = { type: 'domain', id: 'a.com', billing: 'yearly', quantity: 1 } as const
    const addon = { type: 'addon', id: 'whois-privacy', billing: 'yearly', quantity: 1, serviceData: { domain: 'a.com' } } as const
    answer(cart([line('a.com'), line('whois-privacy')]))
    await store.getState().add([domain, addon])
    expect(sent).toEqual([{ path: '/api/cart/items?lang=de', method: 'POST', body: { items: [domain, addon] } }])
    expect(store.getState().isOpen).toBe(true)
  })

  it('O9: keeps the drawer closed for a duplicate domain, and reloads the cart', async () => {
    const store = createCartStore()
    answer(refusal('duplicate-line', 'Schon im Warenkorb'), 422)
    answer(cart([line('a.com')]))
    const outcome = await store.getState().add([{ type: 'domain', id: 'a.com', billing: 'yearly', quantity: 1 }])
    expect(outcome).toMatchObject({ ok: false, error: { code: 'duplicate-line', message: 'Schon im Warenkorb' } })
    expect(store.getState()).toMatchObject({ isOpen: false, pending: 0 })
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET'])
  })

  it('serialises clicks: one call at a time, in order, and the last response wins', async () => {
    const store = await loaded(cart([line('a')]))
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    answers.push(() => held.then(() => ({ status: 200, body: cart([line('a', { quantity: 2 })]) })))
    answer(cart([line('a', { quantity: 3 })]))
    const first = store.getState().changeLine('a', { quantity: 2 })
    const second = store.getState().changeLine('a', { quantity: 3 })
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(store.getState().quote?.items[0]?.quantity).toBe(3)
    release()
    await Promise.all([first, second])
    expect(sent.map(({ body }) => (body as { quantity?: number } | undefined)?.quantity)).toEqual([undefined, 2, 3])
    expect(store.getState().quote?.items[0]?.quantity).toBe(3)
  })

  it('removes a line at once with its add-ons, and restores it on rejection', async () => {
    const items = [line('d', { type: 'domain', id: 'a.com' }), line('x', { type: 'addon', serviceData: { domain: 'a.com' } }), line('h')]
    const store = await loaded(cart(items))
    answers.push(() => {
      expect(shown(store)).toEqual(['1 of h'])
      return { status: 503, body: refusal('unavailable', 'Gerade nicht') }
    })
    answer(cart(items))
    await store.getState().removeLine('d')
    expect(store.getState().quote?.items).toHaveLength(3)
    expect(store.getState().refusal).toMatchObject({ code: 'unavailable' })
  })

  it('O9: names the whole configuration when one is removed', async () => {
    const part = (id: string) => line(id, { type: 'component', serviceData: { bundle: 'server' } })
    const store = await loaded(cart([part('cpu'), part('memory'), line('basic')]), cart([line('basic')]), cart([]))
    await store.getState().removeLine('cpu')
    expect(store.getState().removed).toMatchObject({ isBundle: true, items: [{ id: 'cpu' }, { id: 'memory' }] })
    await store.getState().removeLine('basic')
    expect(store.getState().removed).toMatchObject({ isBundle: false, name: 'basic' })
  })

  it('reverts changes while offline: a removed line, and a quantity', async () => {
    const store = await loaded(cart([line('a'), line('b')]))
    await store.getState().removeLine('a')
    expect(shown(store)).toEqual(['1 of a', '1 of b'])
    expect(store.getState()).toMatchObject({ pending: 0, refusal: { code: 'network' } })
    await Promise.all([store.getState().changeLine('a', { quantity: 4 }), store.getState().removeLine('b')])
    expect(shown(store)).toEqual(['1 of a', '1 of b'])
  })

  it('keeps the completed change when the connection is lost before the next', async () => {
    const store = await loaded(cart([line('a'), line('b')]))
    answer(cart([line('a', { quantity: 2 }), line('b')]))
    await Promise.all([store.getState().changeLine('a', { quantity: 2 }), store.getState().removeLine('b')])
    expect(shown(store)).toEqual(['2 of a', '1 of b'])
  })

  it('M6: reprices in the selected currency, and never an empty cart', async () => {
    const store = createCartStore()
    await store.getState().setCurrency('EUR')
    expect(sent).toHaveLength(0)
    answer(cart([line('a')]))
    await store.getState().load()
    answer(cart([line('a')], { currency: 'EUR' }))
    await store.getState().setCurrency('EUR')
    expect(sent[1]).toMatchObject({ method: 'PATCH', body: { currency: 'EUR' } })
    expect(store.getState().quote?.currency).toBe('EUR')
  })

  it('M8: reprices a cart in another currency before showing it', async () => {
    page.documentElement.dataset = { currency: 'EUR' }
    const store = await loaded(cart([line('a')]), cart([line('a')], { currency: 'EUR' }))
    expect(store.getState().quote?.currency).toBe('EUR')
  })

  it('§5, §8.5: reports an empty or duplicate code without a request', async () => {
    const store = await loaded(cart([line('a')], { codes: [{ code: 'WELCOME10', status: 'applied' }] }))
    await store.getState().applyCode('  ')
    expect(store.getState().codeRefusal?.kind).toBe('required')
    await store.getState().applyCode('welcome10 ')
    expect(store.getState().codeRefusal).toEqual({ kind: 'already-applied', message: null })
    expect(sent).toHaveLength(1)
  })

  it('§8.6, D13: shows the server’s message for a rejected code, and its own for a failure', async () => {
    const store = await loaded(cart([line('a')]))
    answer({ isValid: false, error: 'Es fehlen 20,01 $', reason: 'minimum-amount', discount: null })
    await store.getState().applyCode('cloud25')
    expect(sent[1]).toMatchObject({
      path: '/api/discounts/validate?lang=de',
      body: { code: 'CLOUD25', currency: 'USD', items: [{ id: 'a' }] },
    })
    expect(store.getState().codeRefusal).toEqual({ kind: 'invalid', message: 'Es fehlen 20,01 $' })
    expect(sent).toHaveLength(2)
    answer({ isValid: true, error: null, reason: null, discount: null })
    answer(refusal('usage-limit', 'Aufgebraucht'), 422)
    answer(cart([line('a')]))
    await store.getState().applyCode('cloud25')
    expect(store.getState().codeRefusal).toEqual({ kind: 'invalid', message: 'Aufgebraucht' })
    await store.getState().applyCode('cloud25')
    expect(store.getState().codeRefusal).toMatchObject({ kind: 'failed', message: null })
  })

  it('D18: keeps a code that needs a login in the cart', async () => {
    const store = await loaded(cart([line('a')]))
    answer({ isValid: false, error: 'Melden Sie sich an', reason: 'login-required', discount: null })
    answer(cart([line('a')], { codes: [{ code: 'ONEEACH', status: 'pending', reason: 'login-required', message: 'Melden Sie sich an' }] }))
    expect(await store.getState().applyCode('oneeach')).toBe(true)
    expect(store.getState().codeRefusal).toBeNull()
    expect(store.getState().quote?.codes).toMatchObject([{ code: 'ONEEACH', status: 'pending' }])
  })

  it('keeps changes until seen', async () => {
    const store = await loaded(cart([line('a')], { changes: [{ message: 'Ein Preis ist neu' }] }))
    answer(cart([line('a', { quantity: 2 })]))
    await store.getState().changeLine('a', { quantity: 2 })
    expect(store.getState().changes).toHaveLength(1)
    store.getState().dismissChanges()
    expect(store.getState().changes).toHaveLength(0)
  })

  it('reports a cart that cannot be read', async () => {
    const store = createCartStore()
    await store.getState().load()
    expect(store.getState()).toMatchObject({ status: 'failed', refusal: { code: 'network' } })
  })

  it('restores a removed line with its dependents', async () => {
    const store = createCartStore()
    const domain = line('1', { id: 'a.com', name: 'a.com', type: 'domain', billing: 'yearly', serviceData: { operation: 'register' } })
    const addon = line('2', { id: 'whois-privacy', type: 'addon', billing: 'yearly', serviceData: { domain: 'a.com' } })
    const plan = line('3', { id: 'vps', quantity: 2 })
    answer(cart([domain, addon, plan]))
    await store.getState().load()
    answer(cart([plan]))
    await store.getState().removeLine('1')
    expect(store.getState().removed?.name).toBe('a.com')
    answer(cart([plan, domain, addon]))
    await store.getState().restore()
    const items = [
      { type: 'domain', id: 'a.com', serviceData: { operation: 'register' } },
      { type: 'addon', id: 'whois-privacy', serviceData: { domain: 'a.com' } },
    ]
    expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { items } })
    expect(store.getState().removed).toBeNull()
  })

  it('R11: asks for the code again when a removed transfer is restored', async () => {
    const store = await loaded(cart([line('1', { id: 'a.com', type: 'domain', serviceData: { operation: 'transfer' } })]))
    answer(cart([]))
    await store.getState().removeLine('1')
    expect(store.getState().removed).toBeNull()
  })

  it('notifies other tabs of completed changes only', async () => {
    const said: unknown[] = []
    vi.stubGlobal('window', {})
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        postMessage = (news: unknown) => said.push(news)
      },
    )
    const store = await loaded(cart([line('a')]))
    answer(refusal('invalid', 'no'), 422)
    answer(cart([line('a')]))
    await store.getState().changeLine('a', { quantity: 3 })
    expect(said).toEqual([])
    answer(cart([line('a', { quantity: 2 })]))
    await store.getState().changeLine('a', { quantity: 2 })
    expect(said).toEqual(['cart'])
  })
})
