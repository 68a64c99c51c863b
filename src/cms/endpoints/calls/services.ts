import { ok } from '@/core/result'
import { serviceListSchema, servicesQuerySchema } from '@/modules/catalog/schema'
import { presentCurrency, presentService } from '@/modules/catalog/presenter'
import { listServices } from '@/modules/catalog/catalog.service'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

export const services = defineEndpoint({
  method: 'get',
  path: '/catalog/services',
  summary: 'The service catalogue, all or under a category node.',
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
        ...presentCurrency(currency),
        services: list.value.services.map((service) => presentService(service, { currency, settings: snapshot.settings })),
      }),
    )
  },
})
