import { z } from 'zod'
import { languageQuery } from '@/modules/catalog/schema'
import { plainText } from '@/lib/http/text'
import { articleLimits } from '@/lib/config/limits'
import { longText } from '@/lib/http/form-state'

/** R5, §7: the three keys are always there. */
export const sectionDataSchema = z
  .strictObject({
    success: z.boolean(),
    data: z.record(z.string(), z.unknown()).nullable(),
    error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  })
  .meta({ id: 'SectionData' })

export type SectionDataAnswer = z.output<typeof sectionDataSchema>

export const searchKinds = ['page', 'plan', 'extension', 'resource'] as const
export type SearchKind = (typeof searchKinds)[number]

export const siteSearchQuerySchema = z.strictObject({
  q: plainText(100).default('').meta({ description: 'Nothing asks for what is looked for most.' }),
  lang: languageQuery,
})

const marksSchema = z
  .array(z.tuple([z.int(), z.int()]))
  .meta({ description: 'Where the words of the question stand: from and before which UTF-16 unit, in order.' })

const foundSchema = z.strictObject({
  kind: z.enum(searchKinds),
  title: z.string(),
  titleMarks: marksSchema,
  description: z.string(),
  descriptionMarks: marksSchema,
  href: z.string().meta({ description: 'With its language prefix.' }),
})

export const siteSearchSchema = z
  .strictObject({
    query: z.string(),
    results: z.array(foundSchema).meta({ description: 'Ranked; without a question, what is looked for most.' }),
  })
  .meta({ id: 'SiteSearch' })

export type FoundAnswer = z.output<typeof foundSchema>

export const articleAnswerSchema = z.strictObject({
  slug: z
    .string()
    .max(100)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  helpful: z.enum(['yes', 'no']),
  note: longText.pipe(z.string().max(articleLimits.note)).optional(),
})

export type ArticleAnswerInput = z.output<typeof articleAnswerSchema>
