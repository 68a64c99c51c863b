import { z } from 'zod'
import { articleLimits } from '@/config/limits'
import { longText } from './form-fields'

/** Whether an article was of use, and a sentence about it. */
export const articleAnswerSchema = z.strictObject({
  slug: z
    .string()
    .max(100)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  helpful: z.enum(['yes', 'no']),
  note: longText.pipe(z.string().max(articleLimits.note)).optional(),
})

export type ArticleAnswerInput = z.output<typeof articleAnswerSchema>
