import { z } from 'zod'
import { formLimits, formMarks, longText } from './form-fields'
import { emailAddress, nameText, plainText } from './text'

export const cancellationKinds = ['ordinary', 'cause'] as const

/** The form to cancel a contract without logging in (§ 312k BGB): who, which contract, when, why. */
export const cancellationSchema = z.strictObject({
  name: nameText(formLimits.name),
  email: emailAddress,
  contract: plainText(formLimits.subject - 40)
    .trim()
    .min(1),
  kind: z.enum(cancellationKinds),
  until: plainText(60).trim().optional(),
  reason: longText.pipe(z.string().max(1_500)).optional(),
  ...formMarks,
})
