import { ok } from '@/core/result'
import {
  addonListSchema,
  catalogQuerySchema,
  extensionListSchema,
  extensionsQuerySchema,
  serviceListSchema,
  servicesQuerySchema,
} from '@/modules/catalog/schema'
import { presentListCurrency, presentAddon, presentExtension, presentService } from '@/modules/catalog/presenter'
import { findPricedCatalog, listExtensions, listServices } from '@/modules/catalog/catalog.service'
import { answer, defineEndpoint } from '@/lib/http/endpoint'

export const addons = defineEndpoint({
  method: 'get',
  path: '/catalog/addons',
  operationId: 'listAddons',
  tag: 'Catalogue',
  credentials: 'none',
  summary: 'List domain add-ons',
  description: 'To order one, send an item of type `addon`, billed `yearly`, with `serviceData.domain`.',
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
        ...presentListCurrency(currency),
        addons: [...snapshot.catalog.addons.values()].map((addon) => presentAddon(addon, { currency, settings: snapshot.settings })),
      }),
    )
  },
})

export const extensions = defineEndpoint({
  method: 'get',
  path: '/catalog/extensions',
  operationId: 'listExtensions',
  tag: 'Catalogue',
  credentials: 'none',
  summary: 'List domain extensions',
  description: 'Popular extensions first; with `q`, the best matches first. Read until `page` equals `pages`.',
  limit: 'read',
  query: extensionsQuerySchema,
  response: extensionListSchema,
  isPublic: true,
  handler: async ({ context, query: { currency: code, lang: _lang, popular, ...question } }) => {
    const priced = await findPricedCatalog(context, code)
    if (!priced.ok) return priced
    const { currency, snapshot } = priced.value
    const { rows, page, pages, total } = listExtensions(snapshot.catalog, { ...question, onlyPopular: popular === 'true' })
    // Lets clients that page until a response is empty stop.
    const isPastEnd = question.page > page
    return ok(
      answer({
        ...presentListCurrency(currency),
        extensions: (isPastEnd ? [] : rows).map((row) =>
          presentExtension(row, snapshot.catalog, { currency, settings: snapshot.settings }),
        ),
        page: question.page,
        pages,
        total,
      }),
    )
  },
})

export const services = defineEndpoint({
  method: 'get',
  path: '/catalog/services',
  operationId: 'listServices',
  tag: 'Catalogue',
  credentials: 'none',
  summary: 'List plans, certificates and other services',
  description: 'All services, or those in one category, with a price for each billing period.',
  limit: 'read',
  query: servicesQuerySchema,
  response: serviceListSchema,
  isPublic: true,
  handler: async ({ context, query }) => {
    const list = await listServices(context, query)
    if (!list.ok) return list
    const { currency, snapshot } = list.value
    return ok(
      answer({
        ...presentListCurrency(currency),
        services: list.value.services.map((service) => presentService(service, { currency, settings: snapshot.settings })),
      }),
    )
  },
})
