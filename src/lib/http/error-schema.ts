import { z } from 'zod'

/** Localised. `code` is kebab-case, or a message key of `validation`. */
export const errorSchema = z
  .object({
    error: z.strictObject({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      /** Server errors (5xx) only: matches the `X-Request-Id` header and the log. */
      requestId: z.string().optional(),
    }),
  })
  .meta({ id: 'Error' })

export type ErrorAnswer = z.output<typeof errorSchema>
