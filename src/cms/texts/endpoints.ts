import type { Endpoint } from 'payload'
import { z } from 'zod'
import { locales, type Locale } from '@/lib/config/locales'
import { longestQuery, toQuery } from '@/core/find-text'
import { guardEndpoint } from '@/cms/access/guard-endpoint'
import { marketers, staff } from '@/cms/access/rules'
import { bodyWithin } from '@/cms/promotions/body-within'
import { sayEditFault } from '@/cms/translations/import-words'
import { replaceTexts } from './replace-texts'
import { mostDocuments, searchTexts } from './search-texts'

const answer = (body: unknown, status = 200): Response => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
const malformed = (): Response => answer({ errors: [{ message: 'Bad Request' }] }, 400)

const search: Endpoint = {
  method: 'get',
  path: '/texts/search',
  handler: async (req) => {
    const query = toQuery(req.searchParams.get('q') ?? '')
    const most = z.coerce
      .number()
      .int()
      .min(1)
      .max(mostDocuments)
      .safeParse(req.searchParams.get('most') ?? mostDocuments)
    return query === null || !most.success ? malformed() : answer(await searchTexts(req, query, most.data))
  },
}

/** As many as one transaction holds without keeping others waiting. */
const mostPlaces = 200

const place = z.strictObject({
  area: z.string().max(100),
  document: z.string().max(100),
  path: z.string().max(500),
  locale: z.enum(locales as [Locale, ...Locale[]]),
  version: z.string().max(60),
})

const replacing = z.strictObject({
  find: z.string().min(1).max(longestQuery),
  replacement: z.string().max(longestQuery),
  publishes: z.boolean(),
  places: z.array(place).min(1).max(mostPlaces),
})

/** A place is some 300 bytes. */
const mostBytes = 200_000

const replace: Endpoint = {
  method: 'post',
  path: '/texts/replace',
  handler: async (req) => {
    const asked = replacing.safeParse(await bodyWithin(req, mostBytes))
    if (!asked.success) return malformed()
    const refused = await replaceTexts(req, asked.data)
    const told = refused.map((each) => ({ place: each.place, message: sayEditFault(req, each.fault) }))
    return answer({ replaced: refused.length === 0 ? asked.data.places.length : 0, refused: told }, refused.length === 0 ? 200 : 409)
  },
}

/** `/api/texts/…`: the search of the admin, in what each may read; what replaces words is for those who edit them. */
export const textEndpoints: Endpoint[] = [guardEndpoint(search, staff), guardEndpoint(replace, marketers)]
