import { z } from 'zod'
import { ok, type Result } from '@/core/result'
import type { ChangedCart } from '@/modules/cart/cart.service'
import type { CartAnswer } from '@/modules/cart/schema'
import { requiredText } from '@/lib/http/text'
import type { ApiWords, Refusal } from '@/lib/http/http-error'
import { presentCart } from '@/modules/cart/presenter'
import { answer, type Answer } from '@/cms/endpoints/http/answer'
import { cartCookies } from '@/cms/endpoints/http/cart-visitor'

export const lineParameters = z.strictObject({ lineId: requiredText(64) })

/** Every change answers the whole cart, and hands out the cookie where it made the cart. */
export const changedCart = (outcome: Result<ChangedCart, Refusal>, words: ApiWords): Result<Answer<CartAnswer>, Refusal> =>
  outcome.ok ? ok(answer(presentCart(outcome.value, words), { cookies: cartCookies(outcome.value.newToken) })) : outcome
