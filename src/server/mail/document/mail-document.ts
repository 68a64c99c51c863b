import type { ReceiptState } from '@/core/receipt/receipt-state'
import type { ReceiptFigures } from '@/core/receipt/figures'

/** What an order's receipt needs beyond its figures. */
export interface MailReceipt {
  readonly figures: ReceiptFigures & { readonly exchangeRate?: number; readonly rateDate?: string }
  readonly date: Date
  /** What comes again is counted from here. */
  readonly termsFrom: Date
  readonly state: ReceiptState
  readonly orderNumber: string
  readonly billedTo: readonly string[]
}

export interface MailFact {
  readonly label: string
  readonly value: string
}

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** The visitor's own name: the only thing in butter yellow. */
  | { readonly kind: 'plate'; readonly name: string }
  /** The one next step. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'facts'; readonly heading?: string; readonly facts: readonly MailFact[] }
  | { readonly kind: 'receipt'; readonly receipt: MailReceipt }

/** A mail before it is written: one document, from which HTML and text are both made, so that they say the same. */
export interface MailDocument {
  readonly subject: string
  readonly title: string
  readonly blocks: readonly MailBlock[]
}
