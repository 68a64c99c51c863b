import { z } from 'zod'
import { languageQuery } from './catalog'
import { plainText } from './text'

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
