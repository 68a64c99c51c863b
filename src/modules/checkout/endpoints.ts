import { addressFormatOf, addressFormatQuerySchema, addressFormatSchema } from '@/modules/checkout/address-schema'
import { ok, err } from '@/core/result'
import { answer, defineEndpoint } from '@/lib/http/endpoint'
import { checkoutRequestSchema, idempotencyKeySchema } from '@/modules/checkout/request-schema'
import { codeRefusedSchema } from '@/modules/cart/schema'
import { domainsRefusedSchema } from '@/modules/domains/schema'
import { placedOrderSchema, quoteChangedSchema } from '@/modules/orders/schema'
import { ordersCookie } from '@/modules/orders/order-access'
import { presentPlacedOrder } from '@/modules/orders/presenter'
import { nextStepUrl } from '@/modules/checkout/acceptance'
import { offeredMethods } from '@/modules/payments/payments.service'
import { firstCurrency, toBankAccount } from '@/modules/content/shop-settings'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { countryOptions } from '@/core/addresses'
import { billingPeriods, monthsOfPeriod, paymentTypeIds } from '@/core/catalog/types'
import { decimalToNumber } from '@/core/money/arithmetic'
import { publicRateLimits } from '@/lib/http/rate-limit'
import { defaultLocale, localeNames, locales } from '@/lib/config/locales'
import { countingOrder } from '@/lib/observability/metrics'
import { refusal } from '@/lib/http/http-error'
import { placeOrder } from '@/modules/checkout/place-order'
import { cartVisitor, orderCookies } from '@/modules/accounts/visitor-cart'
import { z } from 'zod'
import { currencyCode } from '@/lib/http/text'
import { paymentMethodIds } from '@/core/payments/types'

const named = z.strictObject({ code: z.string(), name: z.string() })

/** Facts about the shop that a client needs to build a cart. */
const shopSchema = z
  .strictObject({
    name: z.string(),
    supportEmail: z.string(),
    defaultCurrency: currencyCode.meta({ description: 'Default currency in the language of the request.' }),
    currencies: z.array(
      z.strictObject({
        code: currencyCode,
        digits: z.int().meta({ description: 'Decimal places in amounts.' }),
        exchangeRate: z.number().meta({ description: 'Units per US dollar.' }),
        rateDate: z.string(),
      }),
    ),
    defaultLanguage: z.string(),
    languages: z.array(named),
    countries: z.array(named).meta({ description: 'Countries accepted in billing addresses, named in the language of the request.' }),
    billingPeriods: z.array(z.strictObject({ id: z.enum(billingPeriods), months: z.int() })),
    paymentTypes: z.array(z.enum(paymentTypeIds)),
    paymentMethods: z.array(z.enum(paymentMethodIds)).meta({ description: 'Currently available methods; the first is the default.' }),
    rateLimits: z
      .array(z.strictObject({ name: z.string(), limit: z.int(), windowSeconds: z.int() }))
      .meta({ description: 'Requests per window and client address. The RateLimit and RateLimit-Policy headers use the same names.' }),
  })
  .meta({ id: 'Shop' })

export const addressFormats = defineEndpoint({
  method: 'get',
  path: '/address-formats',
  operationId: 'getAddressFormat',
  tag: 'Checkout',
  credentials: 'none',
  summary: 'Get a country’s address format',
  limit: 'read',
  query: addressFormatQuerySchema,
  response: addressFormatSchema,
  usesDatabase: false,
  isPublic: true,
  handler: async ({ query }) => ok(answer(addressFormatOf(query.country))),
})

export const shop = defineEndpoint({
  method: 'get',
  path: '/shop',
  operationId: 'getShop',
  tag: 'Service',
  credentials: 'none',
  summary: 'Get currencies, payment methods, languages, countries, periods and rate limits',
  limit: 'read',
  response: shopSchema,
  isPublic: true,
  handler: async ({ context }) => {
    const { payload, locale, payments } = context
    const select = { brandName: true, supportEmail: true, defaultCurrency: true, firstCurrencies: true, bankDetails: true } as const
    const [settings, { currencies }] = await Promise.all([
      payload.findGlobal({ slug: 'site-settings', depth: 0, locale, select }),
      findCatalogSnapshot(context),
    ])
    return ok(
      answer({
        name: settings.brandName,
        supportEmail: settings.supportEmail,
        defaultCurrency: firstCurrency(settings, locale),
        currencies: [...currencies.values()].map(({ code, digits, exchangeRate, rateDate }) => ({
          ...{ code, digits, rateDate },
          exchangeRate: decimalToNumber(exchangeRate),
        })),
        defaultLanguage: defaultLocale,
        languages: locales.map((code) => ({ code, name: localeNames[code] })),
        countries: countryOptions(locale).map(({ value, label }) => ({ code: value, name: label })),
        billingPeriods: billingPeriods.map((id) => ({ id, months: monthsOfPeriod[id] })),
        paymentTypes: [...paymentTypeIds],
        paymentMethods: [...offeredMethods(payments, toBankAccount(settings.bankDetails))],
        rateLimits: [...publicRateLimits()],
      }),
    )
  },
})

export const checkout = defineEndpoint({
  method: 'post',
  path: '/checkout',
  operationId: 'placeOrder',
  tag: 'Checkout',
  credentials: 'cart',
  summary: 'Place an order',
  description:
    'Orders the cart or, without a cookie, the `cart` in the body. Repeating the same `Idempotency-Key` and body returns the same order with 200. `payment.url` is the page where a person pays, in the language of the request. `accessToken` gives access to the order and is returned only here.',
  limit: 'checkout',
  requestHeaders: [
    {
      name: 'Idempotency-Key',
      required: true,
      description: '1 to 255 visible ASCII characters, unique to each order, such as a UUID. Keys never expire.',
      schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
      example: '6f1c1f7e-3c0a-4b8e-9a57-8a8f5c2f7d10',
    },
    { name: 'Cart-Token', required: false, description: 'Identifies the cart instead of the cookie; cookies are then ignored.' },
  ],
  body: checkoutRequestSchema,
  response: placedOrderSchema,
  success: [201],
  refusals: [409, 422],
  errorBodies: { 409: [quoteChangedSchema, domainsRefusedSchema], 422: [domainsRefusedSchema, codeRefusedSchema] },
  handler: async ({ context, body, headers, cookies }) => {
    const key = idempotencyKeySchema.safeParse(headers.get('idempotency-key'))
    if (!key.success) return err(refusal('idempotency-key-required'))
    const asked = {
      body,
      idempotencyKey: key.data,
      cartToken: cartVisitor(cookies, headers).token,
      ordersCookie: cookies.get(ordersCookie),
    }
    const placed = await countingOrder(() => placeOrder({ ...context, locale: body.lang ?? context.locale }, asked))
    if (!placed.ok) return placed
    const { order, accessToken, isReplay } = placed.value
    return ok(
      answer(presentPlacedOrder(order, accessToken, await nextStepUrl(context, order, accessToken)), {
        status: isReplay ? 200 : 201,
        headers: { Location: `/api/placed-orders/${order.orderNumber}` },
        cookies: orderCookies(cookies.get(ordersCookie), order.orderNumber, accessToken),
      }),
    )
  },
})
