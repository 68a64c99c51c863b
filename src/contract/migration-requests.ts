import { z } from 'zod'
import { emailAddress, formMarks, longText, websiteAddress } from './form-fields'
import { requiredText } from './text'

/** §3: the migration form. */
export const migrationRequestSchema = z
  .strictObject({
    provider: requiredText(120).meta({ description: 'Who hosts the website now.' }),
    websiteUrl: websiteAddress,
    email: emailAddress,
    specialRequirements: longText.optional(),
    ...formMarks,
  })
  .meta({ id: 'MigrationRequest' })

export type MigrationRequestInput = z.output<typeof migrationRequestSchema>
