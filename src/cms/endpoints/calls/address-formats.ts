import { addressFormatOf, addressFormatQuerySchema, addressFormatSchema } from '@/modules/checkout/address-schema'
import { ok } from '@/core/result'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

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
