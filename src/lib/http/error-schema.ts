import { z } from 'zod'

/** Every error of the API, in the language of the request. `code` is kebab-case, or a message key of `validation`. */
export const errorSchema = z
  .object({
    error: z.strictObject({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      /** Of what is the shop's own fault (5xx): as in the header `X-Request-Id` and in the shop's log. */
      requestId: z.string().optional(),
    }),
  })
  .meta({ id: 'Error' })

export type ErrorAnswer = z.output<typeof errorSchema>
