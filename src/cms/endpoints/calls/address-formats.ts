import { addressFormatOf, addressFormatQuerySchema, addressFormatSchema } from '@/contract/address-of-country'
import { ok } from '@/core/result'
import { answer } from '../http/answer'
import { defineEndpoint } from '../http/define-endpoint'

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
