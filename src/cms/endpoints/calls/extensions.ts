import { decimalToNumber } from '@/core/money/decimal'
import { ok } from '@/core/result'
import { catalogQuerySchema, extensionListSchema } from '@/server/contract/catalog'
import { presentExtension } from '@/server/presenters/present-catalog'
import { findPricedCatalog } from '@/server/queries/find-priced-catalog'
import { answer } from '../answer'
import { defineEndpoint } from '../define-endpoint'

export const extensions = defineEndpoint({
  method: 'get',
  path: '/catalog/extensions',
  summary: 'The extension catalogue with registration, renewal and transfer prices.',
  limit: 'read',
  query: catalogQuerySchema,
  response: extensionListSchema,
  isPublic: true,
  handler: async ({ context, query }) => {
    const priced = await findPricedCatalog(context, query.currency)
    if (!priced.ok) return priced
    const { currency, snapshot } = priced.value
    return ok(
      answer({
        currency: currency.code,
        exchangeRate: decimalToNumber(currency.exchangeRate),
        rateDate: currency.rateDate,
        extensions: [...snapshot.catalog.extensions.values()].map((row) =>
          presentExtension(row, snapshot.catalog, { currency, settings: snapshot.settings }),
        ),
      }),
    )
  },
})
