import { z } from 'zod'
import { ok } from '@/core/result'
import { sectionDataSchema, sectionRefusedSchema, siteSearchQuerySchema, siteSearchSchema } from '@/modules/content/schema'
import { plainText } from '@/lib/http/text'
import { getSectionData } from '@/modules/content/section-data'
import { answer, defineEndpoint } from '@/lib/http/endpoint'
import { searchSite } from '@/modules/content/search/site-search'

export const sectionData = defineEndpoint({
  method: 'get',
  path: '/data/:lang/:section',
  operationId: 'getSection',
  tag: 'Content',
  credentials: 'none',
  summary: 'Get a page section’s content',
  limit: 'read',
  parameters: z.strictObject({ lang: plainText(20), section: plainText(64) }),
  response: sectionDataSchema,
  refusals: [404],
  errorBodies: { 400: [sectionRefusedSchema], 404: [sectionRefusedSchema], 500: [sectionRefusedSchema] },
  isPublic: true,
  handler: async ({ context, parameters }) => {
    const content = await getSectionData(context, parameters.lang, parameters.section)
    return content.ok ? ok(answer({ success: true, data: { content: content.value }, error: null })) : content
  },
})

export const siteSearch = defineEndpoint({
  method: 'get',
  path: '/site-search',
  operationId: 'searchSite',
  tag: 'Content',
  credentials: 'none',
  summary: 'Search pages, questions, articles, plans and extensions',
  description:
    'Finds passages and plans. Queries such as `cheapest vps` and `4 GB RAM` are answered from the catalogue. If there are no results, `suggestions` lists pages to continue with.',
  limit: 'search',
  query: siteSearchQuerySchema,
  response: siteSearchSchema,
  isPublic: true,
  handler: async ({ context, query: { q, currency } }) => {
    const { results, suggestions } = await searchSite(context, q, currency)
    return ok(answer({ query: q.trim(), results: [...results], suggestions: [...suggestions] }))
  },
})
