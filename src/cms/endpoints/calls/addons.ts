import { ok } from '@/core/result'
import { addonListSchema, catalogQuerySchema } from '@/modules/catalog/schema'
import { presentCurrency, presentAddon } from '@/modules/catalog/presenter'
import { findPricedCatalog } from '@/modules/catalog/catalog.service'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

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
