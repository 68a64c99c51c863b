import { ok } from '@/core/result'
import type { TransferWarning } from '@/core/domains/transfers'
import { buyerAt } from '@/modules/cart/cart.service'
import {
  startedTransferSchema,
  startTransferSchema,
  transferCheckQuerySchema,
  transferCheckSchema,
} from '@/modules/domains/transfers/schema'
import type { ApiWords } from '@/lib/http/http-error'
import { presentCart } from '@/modules/cart/presenter'
import { checkTransfer } from '@/modules/domains/transfers/transfers.service'
import { startTransfer } from '@/modules/cart/start-transfer'
import { answer } from '@/cms/endpoints/http/answer'
import { cartCookies, cartVisitor } from '@/cms/endpoints/http/cart-visitor'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

const presentWarnings = (warnings: readonly TransferWarning[], words: ApiWords) =>
  warnings.map((code) => ({ code, message: words.transferWarning(code) }))

export const transferCheck = defineEndpoint({
  method: 'get',
  path: '/transfers/check',
  summary: 'Whether a name can be moved here, and what its holder should know before.',
  limit: 'search',
  query: transferCheckQuerySchema,
  response: transferCheckSchema,
  refusals: [409, 422],
  handler: async ({ context, words, cookies, query }) => {
    const checked = await checkTransfer(context, query.domain, buyerAt(context, cartVisitor(cookies)))
    if (!checked.ok) return checked
    const { transfer, warnings } = checked.value
    return ok(answer({ domain: transfer.domain, extension: transfer.extension, warnings: presentWarnings(warnings, words) }))
  },
})

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
    const { transfer, lineId, warnings, changed } = started.value
    return ok(
      answer(
        {
          domain: transfer.domain,
          extension: transfer.extension,
          status: 'prepared',
          warnings: presentWarnings(warnings, words),
          lineId,
          cart: presentCart(changed, words),
        },
        { status: 201, cookies: cartCookies(changed.newToken) },
      ),
    )
  },
})
