import { it } from 'vitest'
import {
  addItem,
  setBilling,
  setPaymentType,
  setQuantity,
  mergeCarts,
  removeItem,
  setCurrency,
  emptyCart,
  type CartRefusal,
  type CartState,
  findLineByKey,
  toQuoteRequest,
  addCode,
  removeCode,
} from '@/core/cart/cart'
import { calculateQuote } from '@/core/orders/calculate-quote'
import type { QuoteItemRequest } from '@/core/orders/types'
import type { Result } from '@/core/result'
import { forAllSeeds, hold, propertyRuns } from '../../../support/engine/hold'
import { Random } from '../../../support/engine/random'
import { addonFor, domain, hosting, ssl, world } from '../../../support/engine/world'

const names = ['a.com', 'B.net', 'c.io'] as const

const randomItem = (random: Random): QuoteItemRequest => {
  const billing = random.pick(['monthly', 'yearly'] as const)
  switch (random.between(0, 3)) {
    case 0:
      return domain(random.pick(names), { serviceData: { operation: random.pick(['register', 'transfer'] as const) } })
    case 1:
      return addonFor(random.pick(names), random.pick(['cdn', 'ssl', 'premium-dns']))
    case 2:
      return ssl('ssl-dv', { billing, serviceData: { coverage: random.pick(['single', 'wildcard'] as const) } })
    default:
      return hosting(random.pick(['shared-basic', 'vps-starter']), { billing, quantity: random.between(0, 60) })
  }
}

const randomStep = (random: Random, cart: CartState, step: number): Result<CartState, CartRefusal> => {
  const lineId = cart.lines.length > 0 ? random.pick(cart.lines).lineId : 'none'
  switch (random.between(0, 8)) {
    case 0:
      return removeItem(cart, lineId)
    case 1:
      return setQuantity(cart, lineId, random.between(0, 100))
    case 2: {
      // The quote, not the cart, rejects monthly billing of domains and add-ons.
      const isPlan = cart.lines.some((line) => line.lineId === lineId && (line.type === 'hosting' || line.type === 'ssl'))
      return setBilling(cart, isPlan ? lineId : 'none', random.pick(['monthly', 'yearly'] as const))
    }
    case 3: {
      const server = cart.lines.find((line) => line.lineId === lineId && line.id === 'vps-starter')
      const offered = server?.billing === 'monthly' ? (['full', 'partial', 'on-demand'] as const) : (['full', 'partial'] as const)
      return setPaymentType(cart, server?.lineId ?? 'none', random.pick(offered))
    }
    case 4:
      return addCode(cart, random.pick(['bulk15', ' WELCOME10', 'nosuch', '']))
    case 5:
      return removeCode(cart, 'BULK15')
    case 6:
      return { ok: true, value: setCurrency(cart, random.pick(['USD', 'EUR', 'JPY'])) }
    default:
      return addItem(cart, randomItem(random), `line-${step}`)
  }
}

const randomCart = (random: Random, from: number): CartState => {
  let cart = emptyCart('USD')
  for (let step = 0; step < 15; step += 1) {
    const result = randomStep(random, cart, from + step)
    if (result.ok) cart = result.value
  }
  return cart
}

const checkCart = (cart: CartState): void => {
  const ids = new Set(cart.lines.map((line) => line.lineId))
  hold(ids.size === cart.lines.length, 'every line has an id of its own')
  hold(new Set(cart.codes).size === cart.codes.length, 'every code once')
  const result = calculateQuote(toQuoteRequest(cart), world)
  hold(result.ok, `a cart can always be quoted: ${JSON.stringify(result)}`)
  hold(result.value.lines.length === cart.lines.length, 'equal lines were merged already')
  for (const line of result.value.lines) {
    const own = findLineByKey(cart, line.key)
    hold(own?.quantity === line.quantity, 'every quote line is its cart line')
  }
}

it('O9: a cart stays quotable after any sequence of changes', { timeout: 30 * 60_000 }, () => {
  forAllSeeds((seed) => {
    const random = new Random(seed)
    const account = randomCart(random, 0)
    const visitor = randomCart(random, 100)
    checkCart(account)
    checkCart(mergeCarts(account, visitor))
  }, propertyRuns / 4)
})
