import { z } from 'zod'

/** R5, §7: the three keys are always there. */
export const sectionDataSchema = z
  .strictObject({
    success: z.boolean(),
    data: z.record(z.string(), z.unknown()).nullable(),
    error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  })
  .meta({ id: 'SectionData' })

export type SectionDataAnswer = z.output<typeof sectionDataSchema>
