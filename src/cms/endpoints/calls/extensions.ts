import { ok } from '@/core/result'
import { extensionListSchema, extensionsQuerySchema } from '@/contract/catalog'
import { presentCurrency, presentExtension } from '@/server/catalog/present-catalog'
import { findPricedCatalog } from '@/server/catalog/find-priced-catalog'
import { listExtensions } from '@/server/catalog/list-extensions'
import { answer } from '../http/answer'
import { defineEndpoint } from '../http/define-endpoint'

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
