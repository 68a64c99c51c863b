import { addressFormatOf, addressFormatQuerySchema, addressFormatSchema } from '@/modules/checkout/address-schema'
import { ok, err } from '@/core/result'
import { answer, defineEndpoint } from '@/lib/http/endpoint'
import { checkoutRequestSchema, idempotencyKeySchema } from '@/modules/checkout/request-schema'
import { placedOrderSchema } from '@/modules/orders/schema'
import { ordersCookie } from '@/modules/orders/order-access'
import { presentPlacedOrder } from '@/modules/orders/presenter'
import { firstPageOf } from '@/modules/checkout/acceptance'
import { countingOrder } from '@/lib/observability/metrics'
import { refusal } from '@/lib/http/http-error'
import { placeOrder } from '@/modules/checkout/place-order'
import { cartVisitor, orderCookies } from '@/modules/accounts/cart-visitor'

export const addressFormats = defineEndpoint({
  method: 'get',
  path: '/address-formats',
  summary: 'What an address of a country has: postal code and states.',
  limit: 'read',
  query: addressFormatQuerySchema,
  response: addressFormatSchema,
  usesDatabase: false,
  isPublic: true,
  handler: async ({ query }) => ok(answer(addressFormatOf(query.country))),
})

export const checkout = defineEndpoint({
  method: 'post',
  path: '/checkout',
  summary: 'Places the order; the same key again answers the same order.',
  limit: 'checkout',
  requestHeaders: [{ name: 'Idempotency-Key', required: true, description: 'Chosen by the client, new for every order.' }],
  body: checkoutRequestSchema,
  response: placedOrderSchema,
  success: [201],
  refusals: [409, 422],
  handler: async ({ context, body, headers, cookies }) => {
    const key = idempotencyKeySchema.safeParse(headers.get('idempotency-key'))
    if (!key.success) return err(refusal('idempotency-key-required'))
    const asked = { body, idempotencyKey: key.data, cartToken: cartVisitor(cookies).token, ordersCookie: cookies.get(ordersCookie) }
    const placed = await countingOrder(() => placeOrder({ ...context, locale: body.lang ?? context.locale }, asked))
    if (!placed.ok) return placed
    const { order, accessToken, isReplay } = placed.value
    return ok(
      answer(presentPlacedOrder(order, accessToken, await firstPageOf(context, order, accessToken)), {
        status: isReplay ? 200 : 201,
        cookies: orderCookies(cookies.get(ordersCookie), order.orderNumber, accessToken),
      }),
    )
  },
})
