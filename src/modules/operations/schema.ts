import { z } from 'zod'

export const healthSchema = z
  .strictObject({ status: z.enum(['ok', 'unavailable']), checks: z.record(z.string(), z.boolean()) })
  .meta({ id: 'Health' })

export type HealthResponse = z.output<typeof healthSchema>
