import { z } from 'zod'
import { formMarks, longText, websiteAddress } from './form-fields'
import { emailAddress, nameText } from './text'

/** §3: the migration form. */
export const migrationRequestSchema = z
  .strictObject({
    provider: nameText(120).meta({ description: 'Who hosts the website now.' }),
    websiteUrl: websiteAddress,
    email: emailAddress,
    specialRequirements: longText.optional(),
    ...formMarks,
  })
  .meta({ id: 'MigrationRequest' })

export type MigrationRequestInput = z.output<typeof migrationRequestSchema>
