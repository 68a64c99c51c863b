import { ok } from '@/core/result'
import { addonListSchema, catalogQuerySchema } from '@/contract/catalog'
import { presentCurrency, presentAddon } from '@/server/catalog/present-catalog'
import { findPricedCatalog } from '@/server/catalog/find-priced-catalog'
import { answer } from '../http/answer'
import { defineEndpoint } from '../http/define-endpoint'

export const addons = defineEndpoint({
  method: 'get',
  path: '/catalog/addons',
  summary: 'The add-ons of a domain.',
  limit: 'read',
  query: catalogQuerySchema,
  response: addonListSchema,
  isPublic: true,
  handler: async ({ context, query }) => {
    const priced = await findPricedCatalog(context, query.currency)
    if (!priced.ok) return priced
    const { currency, snapshot } = priced.value
    return ok(
      answer({
        ...presentCurrency(currency),
        addons: [...snapshot.catalog.addons.values()].map((addon) => presentAddon(addon, { currency, settings: snapshot.settings })),
      }),
    )
  },
})
