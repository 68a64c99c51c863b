import { z } from 'zod'
import { billingPeriods } from '@/core/catalog/types'
import { errorWith } from '@/lib/http/error-schema'
import { languageQuery } from '@/modules/catalog/schema'
import { currencyCode, longText, plainText } from '@/lib/http/text'
import { articleLimits } from '@/lib/config/limits'

/** R5, §7: all three keys are always present. */
export const sectionDataSchema = z
  .strictObject({
    success: z.boolean(),
    data: z.record(z.string(), z.unknown()).nullable(),
    error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  })
  .meta({ id: 'SectionData' })

export const sectionRefusedSchema = errorWith('SectionRefused', 'The section could not be returned.', {
  success: z.literal(false),
  data: z.null(),
})

const searchKinds = ['page', 'plan', 'extension', 'resource', 'question', 'domain'] as const
export type SearchKind = (typeof searchKinds)[number]

export const siteSearchQuerySchema = z.strictObject({
  q: plainText(100).default('').meta({ description: 'Search text. Without it, the most frequent searches are returned.' }),
  lang: languageQuery,
  currency: currencyCode.optional(),
})

const marksSchema = z
  .array(z.tuple([z.int(), z.int()]))
  .meta({ description: 'Matches as pairs of start and end offsets, in UTF-16 units.' })

const foundSchema = z.strictObject({
  kind: z.enum(searchKinds),
  title: z.string(),
  titleMarks: marksSchema,
  heading: z.string().nullable().meta({ description: 'Heading above the passage on its page.' }),
  description: z.string().meta({ description: 'Excerpt around the matches.' }),
  descriptionMarks: marksSchema,
  href: z.string().meta({ description: 'Path including the language and fragment.' }),
  price: z
    .strictObject({ text: z.string(), period: z.enum(billingPeriods) })
    .nullable()
    .meta({ description: 'For plans: the price for the shortest period, as shown on pages.' }),
})

export const siteSearchSchema = z
  .strictObject({
    query: z.string(),
    results: z.array(foundSchema).meta({ description: 'Best matches first.' }),
    suggestions: z.array(foundSchema).meta({ description: 'Pages to continue with if there are no results; empty otherwise.' }),
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
