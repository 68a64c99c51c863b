import { ok } from '@/core/result'
import { extensionListSchema, extensionsQuerySchema } from '@/modules/catalog/schema'
import { presentCurrency, presentExtension } from '@/modules/catalog/presenter'
import { findPricedCatalog, listExtensions } from '@/modules/catalog/catalog.service'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

export const extensions = defineEndpoint({
  method: 'get',
  path: '/catalog/extensions',
  summary: 'The extension catalogue with registration, renewal and transfer prices, a page at a time.',
  limit: 'read',
  query: extensionsQuerySchema,
  response: extensionListSchema,
  isPublic: true,
  handler: async ({ context, query: { currency: code, lang: _lang, popular, ...question } }) => {
    const priced = await findPricedCatalog(context, code)
    if (!priced.ok) return priced
    const { currency, snapshot } = priced.value
    const { rows, page, pages, total } = listExtensions(snapshot.catalog, { ...question, onlyPopular: popular === 'true' })
    return ok(
      answer({
        ...presentCurrency(currency),
        extensions: rows.map((row) => presentExtension(row, snapshot.catalog, { currency, settings: snapshot.settings })),
        page,
        pages,
        total,
      }),
    )
  },
})
