import { z } from 'zod'
import { formLimits } from '@/lib/http/form-state'
import { emailAddress, longText, nameText, plainText, websiteAddress } from '@/lib/http/text'

/** Honeypot field, hidden from users. */
const formMarks = {
  faxNumber: z.string().max(200).optional().meta({ description: 'Omit this field; it catches bots.' }),
}

export const contactMessageSchema = z
  .strictObject({
    name: nameText(formLimits.name),
    email: emailAddress,
    subject: plainText(formLimits.subject).optional(),
    message: longText.pipe(z.string().min(1)),
    ...formMarks,
  })
  .meta({ id: 'ContactMessage' })

export type ContactMessageInput = z.output<typeof contactMessageSchema>

/** Request to migrate a website to the shop (§3). */
export const migrationRequestSchema = z
  .strictObject({
    provider: nameText(120).meta({ description: 'Current hosting provider.' }),
    websiteUrl: websiteAddress,
    email: emailAddress,
    specialRequirements: longText.optional(),
    ...formMarks,
  })
  .meta({ id: 'MigrationRequest' })

export type MigrationRequestInput = z.output<typeof migrationRequestSchema>

export const cancellationKinds = ['ordinary', 'cause'] as const

/** Contract cancellation without login (§ 312k BGB). */
export const cancellationSchema = z.strictObject({
  name: nameText(formLimits.name),
  email: emailAddress,
  contract: plainText(formLimits.subject - 40)
    .trim()
    .min(1),
  kind: z.enum(cancellationKinds),
  until: plainText(60).optional(),
  reason: longText.pipe(z.string().max(1_500)).optional(),
  ...formMarks,
})

export const receivedSchema = z
  .strictObject({ received: z.literal(true), answerBy: z.iso.datetime() })
  .meta({ id: 'Received', description: 'Confirms receipt. Our team replies by `answerBy`.' })

export type Received = z.output<typeof receivedSchema>
