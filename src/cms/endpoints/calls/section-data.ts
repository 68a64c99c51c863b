import { z } from 'zod'
import { ok } from '@/core/result'
import { sectionDataSchema } from '@/modules/content/schema'
import { plainText } from '@/lib/http/text'
import { getSectionData } from '@/modules/content/section-data'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

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
