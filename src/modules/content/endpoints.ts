import { z } from 'zod'
import { ok } from '@/core/result'
import { sectionDataSchema, siteSearchQuerySchema, siteSearchSchema } from '@/modules/content/schema'
import { plainText } from '@/lib/http/text'
import { getSectionData } from '@/modules/content/section-data'
import { answer, defineEndpoint } from '@/lib/http/endpoint'
import { searchSite } from '@/modules/content/site-search'

export const sectionData = defineEndpoint({
  method: 'get',
  path: '/data/:lang/:section',
  summary: 'The content of a section of the pages, in one language.',
  limit: 'read',
  parameters: z.strictObject({ lang: plainText(20), section: plainText(64) }),
  response: sectionDataSchema,
  refusals: [404],
  isPublic: true,
  handler: async ({ context, parameters }) => {
    const content = await getSectionData(context, parameters.lang, parameters.section)
    return content.ok ? ok(answer({ success: true, data: { content: content.value }, error: null })) : content
  },
})

export const siteSearch = defineEndpoint({
  method: 'get',
  path: '/site-search',
  summary: 'Pages, plans, extensions and resources of the site, in one language.',
  limit: 'search',
  query: siteSearchQuerySchema,
  response: siteSearchSchema,
  isPublic: true,
  handler: async ({ context, query }) => ok(answer({ query: query.q.trim(), results: [...(await searchSite(context, query.q))] })),
})
