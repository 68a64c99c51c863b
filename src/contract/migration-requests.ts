import { z } from 'zod'
import { emailAddress, formMarks, longText, websiteAddress } from './form-fields'
import { nameText } from './text'

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
