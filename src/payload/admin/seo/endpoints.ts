import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { locales, type Locale } from '@/lib/config/locales'
import { toQuery } from '@/core/find-text'
import { handleOfRequest } from '@/lib/db/transaction'
import { findAlikePages } from '@/modules/translations/translations.repository'
import { guardEndpoint, marketers } from '@/payload/access/rules'

const most = 3

export interface AlikeHeading {
  readonly path: string
  readonly address: string
}

/** Other pages with the same h1, each with a link to its form. */
export const findAlike = async (
  req: PayloadRequest,
  { heading, locale, except }: { readonly heading: string; readonly locale: string; readonly except: string },
): Promise<readonly AlikeHeading[]> => {
  const query = toQuery(heading)
  if (query === null) return []
  const pages = await findAlikePages(await handleOfRequest(req), { heading: query, locale, except, limit: most })
  return pages.map(({ id, path }) => ({ path, address: `${req.payload.config.routes.admin}/collections/pages/${id}?locale=${locale}` }))
}

const asked = z.object({
  heading: z.string().max(200),
  locale: z.enum(locales as [Locale, ...Locale[]]),
  except: z.string().max(60).default(''),
})

const alike: Endpoint = {
  method: 'get',
  path: '/page-headings/alike',
  handler: async (req) => {
    const { data } = asked.safeParse(Object.fromEntries(req.searchParams))
    if (!data) return Response.json({ errors: [{ message: 'Bad Request' }] }, { status: 400 })
    return Response.json({ pages: await findAlike(req, data) }, { headers: { 'Cache-Control': 'no-store' } })
  },
}

/** `/api/page-headings/alike`: pages with the same h1, for marketers. */
export const headEndpoints: Endpoint[] = [guardEndpoint(alike, marketers)]
