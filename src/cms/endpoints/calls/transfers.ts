import { ok } from '@/core/result'
import { startedTransferSchema, startTransferSchema } from '@/server/contract/transfers'
import { presentCart } from '@/server/presenters/present-cart'
import { startTransfer } from '@/server/use-cases/start-transfer'
import { answer } from '../answer'
import { cartCookies, cartVisitor } from '../cart-visitor'
import { defineEndpoint } from '../define-endpoint'

export const transfers = defineEndpoint({
  method: 'post',
  path: '/transfers',
  summary: 'Starts a transfer: the name goes into the cart, its authorization code is kept encrypted until it is ordered.',
  limit: 'forms',
  body: startTransferSchema,
  response: startedTransferSchema,
  success: [201],
  refusals: [409, 422],
  handler: async ({ context, words, cookies, body }) => {
    const started = await startTransfer(context, cartVisitor(cookies), body)
    if (!started.ok) return started
    const { transfer, lineId, changed } = started.value
    return ok(
      answer(
        { domain: transfer.domain, extension: transfer.extension, status: 'prepared', lineId, cart: presentCart(changed, words) },
        { status: 201, cookies: cartCookies(changed.newToken) },
      ),
    )
  },
})
