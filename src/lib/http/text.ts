import { z } from 'zod'
import { hasLink } from '@/core/html'
import { normaliseOrderNumber } from '@/core/orders/types'

/** Postgres text and jsonb can't store control characters and lone surrogates. */
const plain = /^[^\p{Cc}\p{Cs}]*$/u

export const plainText = (maximum: number) => z.string().max(maximum).regex(plain)

/** Single line, trimmed, not empty. */
export const requiredText = (maximum: number) => z.string().trim().min(1).max(maximum).regex(plain)

const linkError = 'link'

/** W10: rejects links in names; `isLinkError` identifies the issue. */
export const withoutLink = <Schema extends z.ZodType<string | null | undefined>>(schema: Schema): Schema =>
  schema.refine((value) => !hasLink(value ?? ''), { params: { fault: linkError } })

export const isLinkError = ({ params }: { readonly params?: Readonly<Record<string, unknown>> | undefined }): boolean =>
  params?.['fault'] === linkError

/** Name of a person or company. */
export const nameText = (maximum: number) => withoutLink(requiredText(maximum))

/** O7. */
export const typedOrderNumber = requiredText(64).overwrite(normaliseOrderNumber)

/** ISO 4217. */
export const currencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .meta({ description: 'A currency of the shop, such as EUR.' })

/** M1: major units, rounded to the currency's minor unit. */
export const amount = z.number().meta({ description: 'Major units of the currency.' })

/** T10: the API always returns prices before tax. */
export const priceBeforeTax = z.number().meta({ description: 'Major units of the currency; before tax, whatever pages show (T10).' })

/** RFC 5321: the local part has at most 64 characters; mail servers reject more. */
export const emailAddress = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email())
  .refine((address) => address.lastIndexOf('@') <= 64)
