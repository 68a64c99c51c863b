import { z } from 'zod'
import { errorWith } from '@/lib/http/error-schema'
import { languageQuery } from '@/modules/catalog/schema'
import { plainText } from '@/lib/http/text'
import { articleLimits } from '@/lib/config/limits'
import { longText } from '@/lib/http/form-state'

/** R5, §7: all three keys are always present. */
export const sectionDataSchema = z
  .strictObject({
    success: z.boolean(),
    data: z.record(z.string(), z.unknown()).nullable(),
    error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  })
  .meta({ id: 'SectionData' })

export const sectionRefusedSchema = errorWith('SectionRefused', 'A section that could not be answered.', {
  success: z.literal(false),
  data: z.null(),
})

export type SectionDataResponse = z.output<typeof sectionDataSchema>

export const searchKinds = ['page', 'plan', 'extension', 'resource'] as const
export type SearchKind = (typeof searchKinds)[number]

export const siteSearchQuerySchema = z.strictObject({
  q: plainText(100).default('').meta({ description: 'What to look for. Without it the most frequent searches are answered.' }),
  lang: languageQuery,
})

const marksSchema = z.array(z.tuple([z.int(), z.int()])).meta({ description: 'Matches as pairs of start and end, in UTF-16 units.' })

const foundSchema = z.strictObject({
  kind: z.enum(searchKinds),
  title: z.string(),
  titleMarks: marksSchema,
  description: z.string(),
  descriptionMarks: marksSchema,
  href: z.string().meta({ description: 'Path with its language.' }),
})

export const siteSearchSchema = z
  .strictObject({
    query: z.string(),
    results: z.array(foundSchema).meta({ description: 'Best matches first.' }),
  })
  .meta({ id: 'SiteSearch' })

export type FoundResponse = z.output<typeof foundSchema>

export const articleAnswerSchema = z.strictObject({
  slug: z
    .string()
    .max(100)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  helpful: z.enum(['yes', 'no']),
  note: longText.pipe(z.string().max(articleLimits.note)).optional(),
})

export type ArticleAnswerInput = z.output<typeof articleAnswerSchema>
