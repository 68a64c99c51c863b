import { z } from 'zod'
import type { ApiErrorCode } from './error-codes'

/** Listed in `error-codes.ts`, whose texts must not reach the browser bundle. */
const errorCode = z.string<ApiErrorCode>()
z.globalRegistry.add(errorCode, { id: 'ErrorCode', description: 'Identifies the error. Handle this code, not the message.' })

const error = z
  .strictObject({
    code: errorCode,
    message: z.string().meta({ description: 'One sentence in the language of the request, suitable for buyers.' }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'One sentence per invalid field, keyed by its path in the body or query, such as `items.0.id`.' }),
    requestId: z
      .string()
      .optional()
      .meta({ description: 'On server errors (5xx): the same as `X-Request-Id`, for finding the request in the shop’s log.' }),
  })
  .meta({ id: 'ErrorDetails' })

export const errorSchema = z.strictObject({ error }).meta({ id: 'Error', description: 'Every error has this format.' })

/** Schema of an error body with additional fields. */
export const errorWith = <Shape extends z.ZodRawShape>(id: string, description: string, shape: Shape) =>
  z.strictObject({ error, ...shape }).meta({ id, description })
