import type { InvoiceKind } from './types'

/** I2: credit notes count in a series of their own, so each begins at one and has no gap. */
const prefixes = { invoice: '', 'credit-note': 'C-' } as const satisfies Record<InvoiceKind, string>

/** `2026-000123`, `C-2026-000007`. Six digits, and as many more as a year needs. */
export const invoiceNumber = (kind: InvoiceKind, year: number, position: number): string =>
  `${prefixes[kind]}${year}-${String(position).padStart(6, '0')}`

/** What a number is of. */
export const kindOfNumber = (number: string): InvoiceKind => (number.startsWith(prefixes['credit-note']) ? 'credit-note' : 'invoice')

const form = /^(?:C-)?\d{4}-\d{6,9}$/

/** What could be the number of a document; there may be none. */
export const isInvoiceNumber = (text: string): boolean => form.test(text)
