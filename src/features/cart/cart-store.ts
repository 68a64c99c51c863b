import { createStore, type StoreApi } from 'zustand/vanilla'
import type { QuoteItemRequest } from '@/core/orders/types'
import type { DiscountValidationResponse } from '@/modules/pricing/schema'
import type { CartResponse } from '@/modules/cart/schema'
import { parseCouponInput } from '@/core/cart/cart'
import { ok, err } from '@/core/result'
import { type Call, callApi, cookiesBlocked, cartInMinorUnits } from '@/components/api-client/call-api'
import { keepsCookies } from '@/lib/config/browser-storage'
import { broadcast } from '@/components/tabs'
import {
  cartRequest,
  type Answer,
  type CartActions,
  type CartState,
  type CodeRefusal,
  initialCartState,
  freshLines,
  withoutLine,
  withQuantity,
  removedLines,
  createSerialQueue,
} from './removed-lines'
import { displayCurrency } from './display-currency'
import type { CartQuote } from './types'

export type CartStore = CartState & CartActions

/** R18: rejects changes if cookies are blocked, because the cart would not be found again. */
const callCart = async (path: string, call?: Call): Promise<Answer> => {
  if (call?.method !== undefined && !keepsCookies()) return err(cookiesBlocked)
  const answer = await callApi<CartResponse>(path, call)
  return answer.ok ? ok(cartInMinorUnits(answer.value)) : answer
}

const getCart = () => callCart('/api/cart')
const patchCart = (currency: string) => callCart('/api/cart', { method: 'PATCH', body: { currency } })

/** M6: reprices a cart in another currency than the displayed one before showing it. */
const inShownCurrency = async (answer: Answer): Promise<Answer> => {
  const shown = displayCurrency()
  const isOther = answer.ok && answer.value.items.length > 0 && shown !== null && answer.value.currency !== shown
  return isOther ? patchCart(shown) : answer
}

/** One request, so that a domain and its add-ons are added together or not at all (S5). */
const postItems = async (items: readonly QuoteItemRequest[]): Promise<Answer> =>
  inShownCurrency(await callCart('/api/cart/items', { method: 'POST', body: { items } }))

const codeRefusalOf = (answer: Answer): CodeRefusal | null => {
  if (answer.ok) return null
  const { status, message } = answer.error
  return status === 422 ? { kind: 'invalid', message } : { kind: 'failed', message: status === 0 ? null : message }
}

/** §7: validates first, because an invalid code is a result and not a failed request. D18: the cart keeps a code until the visitor logs in. */
const validateCode = async (code: string, quote: CartQuote | null): Promise<CodeRefusal | null> => {
  if (!quote) return null
  const body = { ...cartRequest(quote), code }
  const answer = await callApi<DiscountValidationResponse>('/api/discounts/validate', { method: 'POST', body })
  if (!answer.ok) return { kind: 'failed', message: answer.error.status === 0 ? null : answer.error.message }
  const { isValid, reason, error } = answer.value
  return isValid || reason === 'login-required' ? null : { kind: 'invalid', message: error }
}

type Store = StoreApi<CartStore>

/** Changes are serialised, optimistic, and corrected by the server's response. */
const createChanges = (set: Store['setState'], get: Store['getState']) => {
  const enqueue = createSerialQueue()
  /** Last quote of the server, to roll back to. */
  let known: CartQuote | null = null

  const accept = (quote: CartQuote) => {
    known = quote
    set((state) => ({
      status: 'ready',
      quote,
      changes: quote.changes.length > 0 ? quote.changes : state.changes,
      fresh: freshLines(state.quote, quote),
    }))
  }

  /** Applies only the last response of a series; earlier ones would undo later clicks. */
  const change = async (call: () => Promise<Answer>, expected?: (quote: CartQuote) => CartQuote): Promise<Answer> => {
    set((state) => ({
      pending: state.pending + 1,
      refusal: null,
      removed: null,
      quote: state.quote && expected ? expected(state.quote) : state.quote,
    }))
    const isLast = () => get().pending === 1
    const answer = await enqueue(call)
    if (answer.ok) {
      known = answer.value
      broadcast('cart')
    }
    const truth = answer.ok || !isLast() ? answer : await enqueue(getCart)
    if (isLast()) {
      if (truth.ok) accept(truth.value)
      else set({ quote: known })
    }
    set((state) => ({ pending: state.pending - 1 }))
    return answer
  }

  /** Like `change`, but shows errors above the cart. */
  const changeOrSay = async (call: () => Promise<Answer>, expected?: (quote: CartQuote) => CartQuote) => {
    const answer = await change(call, expected)
    if (!answer.ok) set({ refusal: answer.error })
    return answer
  }

  const forgetKnown = () => {
    known = null
  }
  return { enqueue, accept, change, changeOrSay, forgetKnown }
}

export const createCartStore = () =>
  createStore<CartStore>()((set, get) => {
    const { enqueue, accept, change, changeOrSay, forgetKnown } = createChanges(set, get)
    return {
      ...initialCartState,
      load: async () => {
        set((state) => ({ status: state.quote ? state.status : 'loading', refusal: null }))
        const answer = await enqueue(async () => inShownCurrency(await getCart()))
        if (answer.ok) accept(answer.value)
        else if (!get().quote) set({ status: 'failed', refusal: answer.error })
      },
      open: () => set({ isOpen: true }),
      close: () => set({ isOpen: false, codeRefusal: null, fresh: [] }),
      add: async (items, options = {}) => {
        const answer = await change(() => postItems(items))
        if (answer.ok && (options.opensDrawer ?? true)) set({ isOpen: true })
        return answer
      },
      adopt: async (quote) => {
        const answer = await enqueue(() => inShownCurrency({ ok: true, value: quote }))
        if (!answer.ok) return
        accept(answer.value)
        broadcast('cart')
      },
      changeLine: (lineId, patch) => {
        const call = () => callCart(`/api/cart/items/${encodeURIComponent(lineId)}`, { method: 'PATCH', body: patch })
        const { quantity } = patch
        return changeOrSay(call, quantity === undefined ? undefined : (quote) => withQuantity(quote, lineId, quantity))
      },
      removeLine: async (lineId) => {
        const removed = removedLines(get().quote, lineId)
        const answer = await changeOrSay(
          () => callCart(`/api/cart/items/${encodeURIComponent(lineId)}`, { method: 'DELETE' }),
          (quote) => withoutLine(quote, lineId),
        )
        if (answer.ok) set({ removed })
        return answer
      },
      restore: async () => {
        const removed = get().removed
        if (removed) await changeOrSay(() => postItems(removed.items))
      },
      applyCode: async (typed) => {
        const read = parseCouponInput(typed, get().quote?.codes.map((standing) => standing.code) ?? [])
        if (!read.ok) {
          set({ codeRefusal: { kind: read.error, message: null } })
          return false
        }
        const code = read.value
        set({ codeRefusal: null })
        const refusal = await validateCode(code, get().quote)
        if (refusal) {
          set({ codeRefusal: refusal })
          return false
        }
        const answer = await change(() => callCart('/api/cart/codes', { method: 'POST', body: { code } }))
        set({ codeRefusal: codeRefusalOf(answer) })
        return answer.ok
      },
      removeCode: (code) => changeOrSay(() => callCart(`/api/cart/codes/${encodeURIComponent(code)}`, { method: 'DELETE' })),
      setBilling: async (billing) => {
        await change(() => callCart('/api/cart', { method: 'PATCH', body: { billing } }))
      },
      setCurrency: async (currency) => {
        const quote = get().quote
        if (!quote || quote.items.length === 0 || quote.currency === currency) return
        await changeOrSay(() => patchCart(currency))
      },
      dismissRefusal: () => set({ refusal: null }),
      dismissCodeRefusal: () => set({ codeRefusal: null }),
      dismissChanges: () => set({ changes: [] }),
      dismissRemoved: () => set({ removed: null }),
      forget: () => {
        forgetKnown()
        set({ ...initialCartState })
        broadcast('cart')
        void get().load()
      },
    }
  })

/** Module-level, so that it survives navigation. */
export const cartStore = createCartStore()
