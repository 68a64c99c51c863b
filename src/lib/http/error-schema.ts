import { z } from 'zod'
import type { ApiErrorCode } from './error-codes'

/** Listed in `error-codes.ts`, whose texts stay out of the browser. */
const errorCode = z.string<ApiErrorCode>()
z.globalRegistry.add(errorCode, { id: 'ErrorCode', description: 'What went wrong. Handle this, not the message.' })

const error = z
  .strictObject({
    code: errorCode,
    message: z.string().meta({ description: 'One sentence in the language of the request, fit to show to a buyer.' }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'A sentence for each field at fault, by its path in the body or query: `items.0.id`.' }),
    requestId: z.string().optional().meta({ description: 'Of server errors (5xx): equals `X-Request-Id` and is in the shop’s log.' }),
  })
  .meta({ id: 'ErrorDetails' })

export const errorSchema = z.strictObject({ error }).meta({ id: 'Error', description: 'Every error has this form.' })

/** Schema of an error body with additional fields. */
export const errorWith = <Shape extends z.ZodRawShape>(id: string, description: string, shape: Shape) =>
  z.strictObject({ error, ...shape }).meta({ id, description })
