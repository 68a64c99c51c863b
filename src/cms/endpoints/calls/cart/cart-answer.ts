import { z } from 'zod'
import { ok, type Result } from '@/core/result'
import type { ChangedCart } from '@/server/change-cart'
import type { CartAnswer } from '@/server/contract/cart'
import { requiredText } from '@/server/contract/text'
import type { ApiWords } from '@/server/presenters/api-words'
import { presentCart } from '@/server/presenters/present-cart'
import type { Refusal } from '@/server/refusals'
import { answer, type Answer } from '../../answer'
import { cartCookies } from '../../cart-visitor'

export const lineParameters = z.strictObject({ lineId: requiredText(64) })

/** Every change answers the whole cart, and hands out the cookie where it made the cart. */
export const changedCart = (outcome: Result<ChangedCart, Refusal>, words: ApiWords): Result<Answer<CartAnswer>, Refusal> =>
  outcome.ok ? ok(answer(presentCart(outcome.value, words), { cookies: cartCookies(outcome.value.newToken) })) : outcome
