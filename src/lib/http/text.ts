import { z } from 'zod'
import { isEmailAddress, readableEmail } from '@/core/accounts/email-address'
import { hasLink } from '@/core/html'
import { normaliseOrderNumber } from '@/core/orders/types'
import { cleanLine } from '@/core/typed-text'
import { formLimits } from './form-state'

/** Postgres text and jsonb can't store control characters or lone surrogates. */
const plain = /^[^\p{Cc}\p{Cs}]*$/u

/** Single-line input, cleaned before its length is checked (R28). */
export const typedLine = (maximum: number) => z.string().overwrite(cleanLine).max(maximum)

/** Single line of text without control characters. */
export const plainText = (maximum: number) => typedLine(maximum).regex(plain)

/** Non-empty `plainText`. */
export const requiredText = (maximum: number) => plainText(maximum).min(1)

const linkError = 'link'

/** W10: rejects links in names; `isLinkError` identifies the issue. */
export const withoutLink = <Schema extends z.ZodType<string | null | undefined>>(schema: Schema): Schema =>
  schema.refine((value) => !hasLink(value ?? ''), { params: { fault: linkError } })

export const isLinkError = ({ params }: { readonly params?: Readonly<Record<string, unknown>> | undefined }): boolean =>
  params?.['fault'] === linkError

/** Name of a person or company. */
export const nameText = (maximum: number) => withoutLink(requiredText(maximum))

/** Order number as typed, normalised (O7). */
export const typedOrderNumber = requiredText(64).overwrite(normaliseOrderNumber)

/** ISO 4217. */
export const currencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .meta({ description: 'ISO 4217 code of a currency the shop sells in, such as EUR.' })

/** M1: major units, rounded to the currency's minor unit. */
export const amount = z.number().meta({ description: 'Decimal in major units.' })

/** T10: the API always returns prices before tax. */
export const priceBeforeTax = z.number().meta({ description: 'Decimal in major units, before tax.' })

/** K10: stored as typed, with the domain in Unicode. */
export const emailAddress = typedLine(254).overwrite(readableEmail).refine(isEmailAddress)

/** Printable characters, line breaks and tabs. */
const severalLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u

/** Normalises CRLF first, since browsers count a line break as one character but send two. */
export const longText = z
  .string()
  .transform((value) => value.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(formLimits.text).regex(severalLines))

const scheme = /^[a-z][a-z0-9+.-]*:/i

/** `example.com` → `https://example.com`. */
const withScheme = (value: string): string => (scheme.test(value) && !/^[^:/?#]+\.[^:/?#]+:\d/.test(value) ? value : `https://${value}`)

/** Public http(s) URL without credentials, since the URL is stored. */
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
