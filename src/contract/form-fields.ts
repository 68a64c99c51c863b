import { z } from 'zod'

/** Several lines: whatever one line may hold, plus line breaks and tabs. */
const severalLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u

export const formLimits = { name: 120, email: 254, url: 2000, subject: 160, text: 2000 } as const

/** What a visitor may write at length; a browser counts a line break as one character and sends two. */
export const longText = z
  .string()
  .transform((value) => value.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(formLimits.text).regex(severalLines))

const scheme = /^[a-z][a-z0-9+.-]*:/i

/** `example.com` is understood as its https address. */
const withScheme = (value: string): string => (scheme.test(value) && !/^[^:/?#]+\.[^:/?#]+:\d/.test(value) ? value : `https://${value}`)

/** A site that anybody could visit: http(s), a name with a dot, no user and no password in it (those would be kept). */
const isWebsite = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  return /^https?:$/.test(protocol) && /^[^.\s]+(?:\.[^.\s]+)+$/.test(hostname) && username === '' && password === ''
}

export const websiteAddress = z
  .string()
  .trim()
  .min(1)
  .max(formLimits.url)
  .regex(/^[^\p{Cc}\p{Cs}\s]+$/u)
  .transform(withScheme)
  .refine(isWebsite)

/** What the form says of itself: a field nobody sees. */
export const formMarks = {
  faxNumber: z.string().max(200).optional().meta({ description: 'Leave it out: whoever fills it is not a person.' }),
}

export const receivedSchema = z
  .strictObject({ received: z.literal(true), answerBy: z.iso.datetime() })
  .meta({ id: 'Received', description: 'It has arrived, and a person answers until then.' })

export type Received = z.output<typeof receivedSchema>
