import { z } from 'zod'
import { cleanLine } from '@/core/typed-text'

/** What a form shows after it was sent: every sentence in the visitor's language, and what was typed, so that nothing is lost. */
export interface FormState {
  readonly status: 'idle' | 'invalid' | 'refused' | 'done'
  readonly values: Readonly<Record<string, string>>
  /** A sentence a field, by the field's name. */
  readonly errors: Readonly<Record<string, string>>
  /** "Two things to fix." */
  readonly summary: string | null
  /** Why it was refused as a whole; or, once it is done, what came of it. */
  readonly notice: string | null
  /** Where to log in again: the session has ended meanwhile, and nothing was done. */
  readonly logIn: string | null
  /** Where the browser goes now, with a new page: header and cart belong to somebody else than before. */
  readonly goTo: string | null
}

export const idleForm: FormState = { status: 'idle', values: {}, errors: {}, summary: null, notice: null, logIn: null, goTo: null }

/** What may be given back and kept: never a password, nor what no person typed. */
export const valuesOf = (data: FormData): Record<string, string> =>
  Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !/password|^\$|^faxNumber$/i.test(entry[0])),
  )

/** What a form posts to, with its language bound: `(state, data)` for `useActionState`. */
export type FormAction = (state: FormState, data: FormData) => Promise<FormState>

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
  .overwrite(cleanLine)
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
