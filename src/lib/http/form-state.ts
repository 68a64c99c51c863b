import { z } from 'zod'
import { cleanLine } from '@/core/typed-text'

/** Form state after a submit: localised messages and the typed values. */
export interface FormState {
  readonly status: 'idle' | 'invalid' | 'refused' | 'done'
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
  /** "Two things to fix." */
  readonly summary: string | null
  /** Reason for a refusal, or the result. */
  readonly notice: string | null
  /** Login URL if the session expired; nothing was done. */
  readonly logIn: string | null
  /** Full page load to this URL, because header and cart now belong to another account. */
  readonly goTo: string | null
}

export const idleForm: FormState = { status: 'idle', values: {}, errors: {}, summary: null, notice: null, logIn: null, goTo: null }

/** Excludes passwords, the honeypot and framework fields. */
export const valuesOf = (data: FormData): Record<string, string> =>
  Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !/password|^\$|^faxNumber$/i.test(entry[0])),
  )

/** For `useActionState`, with the language bound. */
export type FormAction = (state: FormState, data: FormData) => Promise<FormState>

/** Printable characters, line breaks and tabs. */
const severalLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u

export const formLimits = { name: 120, email: 254, url: 2000, subject: 160, text: 2000 } as const

/** Normalises CRLF first: browsers count a line break as one character but send two. */
export const longText = z
  .string()
  .transform((value) => value.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(formLimits.text).regex(severalLines))

const scheme = /^[a-z][a-z0-9+.-]*:/i

/** `example.com` → `https://example.com`. */
const withScheme = (value: string): string => (scheme.test(value) && !/^[^:/?#]+\.[^:/?#]+:\d/.test(value) ? value : `https://${value}`)

/** Public http(s) URL without credentials, which would be stored. */
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

/** Honeypot field, hidden from users. */
export const formMarks = {
  faxNumber: z.string().max(200).optional().meta({ description: 'Leave it out: it catches bots.' }),
}

export const receivedSchema = z
  .strictObject({ received: z.literal(true), answerBy: z.iso.datetime() })
  .meta({ id: 'Received', description: 'Received. A person answers by `answerBy`.' })

export type Received = z.output<typeof receivedSchema>
