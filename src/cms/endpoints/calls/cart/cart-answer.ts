import { z } from 'zod'
import { ok, type Result } from '@/core/result'
import type { ChangedCart } from '@/server/cart/change-cart'
import type { CartAnswer } from '@/contract/cart'
import { requiredText } from '@/contract/text'
import type { ApiWords } from '@/server/platform/api-words'
import { presentCart } from '@/server/cart/present-cart'
import type { Refusal } from '@/server/platform/refusals'
import { answer, type Answer } from '../../http/answer'
import { cartCookies } from '../../http/cart-visitor'

export const lineParameters = z.strictObject({ lineId: requiredText(64) })

/** Every change answers the whole cart, and hands out the cookie where it made the cart. */
export const changedCart = (outcome: Result<ChangedCart, Refusal>, words: ApiWords): Result<Answer<CartAnswer>, Refusal> =>
  outcome.ok ? ok(answer(presentCart(outcome.value, words), { cookies: cartCookies(outcome.value.newToken) })) : outcome
