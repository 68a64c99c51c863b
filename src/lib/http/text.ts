import { z } from 'zod'
import { isEmailAddress, readableEmail } from '@/core/accounts/email-address'
import { hasLink } from '@/core/html'
import { normaliseOrderNumber } from '@/core/orders/types'
import { cleanLine } from '@/core/typed-text'

/** Postgres text and jsonb can't store control characters and lone surrogates. */
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
  .meta({ description: 'ISO 4217 code of a currency of the shop, such as EUR.' })

/** M1: major units, rounded to the currency's minor unit. */
export const amount = z.number().meta({ description: 'Decimal in major units.' })

/** T10: the API always returns prices before tax. */
export const priceBeforeTax = z.number().meta({ description: 'Decimal in major units, before tax.' })

/** K10: stored as typed, with the domain in Unicode. */
export const emailAddress = typedLine(254).overwrite(readableEmail).refine(isEmailAddress)
