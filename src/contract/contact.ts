import { z } from 'zod'
import { formLimits, formMarks, longText } from './form-fields'
import { emailAddress, nameText, plainText } from './text'

/** The contact form. */
export const contactMessageSchema = z
  .strictObject({
    name: nameText(formLimits.name),
    email: emailAddress,
    subject: plainText(formLimits.subject).trim().optional(),
    message: longText.pipe(z.string().min(1)),
    ...formMarks,
  })
  .meta({ id: 'ContactMessage' })

export type ContactMessageInput = z.output<typeof contactMessageSchema>
