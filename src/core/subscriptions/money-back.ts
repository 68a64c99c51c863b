import { addDays, startOfDay } from '../dates'
import type { WithheldDiscount } from '../orders/keep-back'
import { leftOfLines } from '../invoices/lines'
import type { InvoiceLine } from '../invoices/types'
import { allocate, roundSum, sumOf } from '../money/arithmetic'
import type { Minor } from '../money/types'

/** U14: whole UTC days after the day of the first payment. */
const moneyBackDays = 30

/** U14: exclusive. */
export const moneyBackUntil = (paidAt: number): number => addDays(startOfDay(paidAt), moneyBackDays + 1)

/** The part of a line that is refunded or being refunded. */
export interface LineShare {
  readonly key: string
  readonly gross: Minor
}

export interface RefundedPart {
  readonly name: string
  readonly amount: Minor
}

/** An invoice with lines of the subscription, and its credit notes. */
export interface PaidInvoice {
  readonly number: string
  readonly orderId: string
  readonly paymentId: string
  readonly lines: readonly InvoiceLine[]
  readonly notes: readonly (readonly InvoiceLine[])[]
  /** Requested refunds that have no credit note yet. */
  readonly onItsWay: readonly LineShare[]
  /** The subscription's lines, with their discounts. */
  readonly own: ReadonlyMap<string, readonly RefundedPart[]>
  /** What is left of the payment over all its lines, minus refunds in progress. */
  readonly held: Minor
}

/** U14: `price − discounts + tax` is the line total; `paid` is the part that this invoice covers. */
export interface MoneyBackLine {
  readonly invoice: string
  readonly key: string
  readonly name: string
  /** Including the setup fee, before discount and tax. */
  readonly price: Minor
  readonly setupFee: Minor
  readonly discounts: readonly RefundedPart[]
  readonly tax: Minor
  readonly paid: Minor
  /** Refunded earlier or in progress. */
  readonly before: Minor
  readonly back: Minor
}

interface MoneyBackPart {
  readonly orderId: string
  readonly paymentId: string
  readonly amount: Minor
  readonly shares: readonly LineShare[]
}

export interface MoneyBack {
  readonly lines: readonly MoneyBackLine[]
  readonly parts: readonly MoneyBackPart[]
  /** U33: deducted discounts; empty for a refund of a specified amount. */
  readonly kept: readonly WithheldDiscount[]
  readonly total: Minor
}

interface RefundableLine {
  readonly invoice: PaidInvoice
  readonly line: InvoiceLine
  readonly left: number
}

const pendingShare = ({ onItsWay: shares }: PaidInvoice, key: string): number =>
  sumOf(shares.filter((share) => share.key === key).map(({ gross }) => gross))

/** Remainder per line, limited in total to what is left of the payment. */
const openOf = (invoice: PaidInvoice): readonly RefundableLine[] => {
  const lefts = leftOfLines(invoice.lines, invoice.notes)
  const own = invoice.lines.flatMap((line, index) =>
    invoice.own.has(line.key) ? [{ line, left: Math.max(0, (lefts[index]?.gross ?? 0) - pendingShare(invoice, line.key)) }] : [],
  )
  const whole = sumOf(own.map(({ left }) => left))
  const most = Math.min(whole, Math.max(0, invoice.held))
  const shares =
    whole === most
      ? own.map(({ left }) => left)
      : spread(
          most,
          own.map(({ left, line }) => ({ left, key: line.key })),
        )
  return own.map(({ line }, index) => ({ invoice, line, left: shares[index] ?? 0 }))
}

const spread = (amount: number, takers: readonly { readonly left: number; readonly key: string }[]): readonly number[] =>
  allocate(
    amount,
    takers.map(({ left, key }) => ({ weight: left, key })),
  )

const toLine = ({ invoice, line }: RefundableLine, back: number): MoneyBackLine => {
  const { key, name, subtotal, setupFee, tax, covered } = line
  const [left] = leftOfLines([line], invoice.notes)
  return {
    invoice: invoice.number,
    key,
    name,
    price: (subtotal + setupFee) as Minor,
    setupFee,
    discounts: invoice.own.get(key) ?? [],
    tax,
    paid: covered.gross,
    before: (covered.gross - (left?.gross ?? 0) + pendingShare(invoice, key)) as Minor,
    back: back as Minor,
  }
}

/**
 * U14: refund plan per invoice line and payment: everything paid and not yet refunded, minus deductions, or the amount in `asked`. Null if
 * that exceeds what is left.
 */
export const planMoneyBack = (
  invoices: readonly PaidInvoice[],
  asked: Minor | null = null,
  keep: readonly WithheldDiscount[] = [],
): MoneyBack | null => {
  const open = invoices.flatMap(openOf)
  const whole = sumOf(open.map(({ left }) => left))
  const kept = asked === null ? keep : []
  const total = asked ?? whole - sumOf(kept.map(({ amount }) => amount))
  if (total <= 0 || total > whole) return null
  const backs = spread(
    total,
    open.map(({ left, invoice, line }) => ({ left, key: `${invoice.number} ${line.key}` })),
  )
  const parts = invoices.map((invoice) => {
    const shares = open.flatMap((each, index) =>
      each.invoice === invoice && (backs[index] ?? 0) > 0 ? [{ key: each.line.key, gross: (backs[index] ?? 0) as Minor }] : [],
    )
    return { orderId: invoice.orderId, paymentId: invoice.paymentId, amount: sumOf(shares.map(({ gross }) => gross)), shares }
  })
  return {
    lines: open.map((each, index) => toLine(each, backs[index] ?? 0)),
    parts: parts.filter(({ amount }) => amount > 0),
    kept,
    total: total as Minor,
  }
}

/** Net refund without setup fees, which is what counts for a balance. */
export const netOf = ({ lines }: Pick<MoneyBack, 'lines'>): Minor =>
  roundSum(
    lines
      .filter(({ back, paid }) => back > 0 && paid > 0)
      .map(({ back, price, setupFee, discounts, tax }) => {
        const whole = price - sumOf(discounts.map(({ amount }) => amount))
        return { of: [back, whole - setupFee], over: [whole + tax] }
      }),
  )

/** U38: refunds `net` of a balance with its tax, newest payment first. A cent that rounding makes unavailable is dropped. */
export const planBalanceRefund = (invoices: readonly PaidInvoice[], net: Minor): MoneyBack | null => {
  let rest: number = net
  const plans: MoneyBack[] = []
  for (const invoice of invoices) {
    const mine = invoice.lines.filter(({ key }) => invoice.own.has(key))
    const lefts = leftOfLines(mine, invoice.notes)
    const whole = { net: sumOf(lefts.map((left) => left.net)), gross: sumOf(lefts.map((left) => left.gross)) }
    const paidIn = sumOf(lefts.map((left, index) => Math.max(0, left.net - (mine[index]?.setupFee ?? 0))))
    const part = Math.min(rest, paidIn)
    if (part <= 0) continue
    const open = sumOf(openOf(invoice).map(({ left }) => left))
    const gross = Math.min(open, roundSum([{ of: [whole.gross, part], over: [whole.net] }])) as Minor
    const plan = planMoneyBack([invoice], gross)
    if (plan) plans.push(plan)
    rest -= part
  }
  const total = sumOf(plans.map((plan) => plan.total))
  return total === 0 ? null : { lines: plans.flatMap(({ lines }) => lines), parts: plans.flatMap(({ parts }) => parts), kept: [], total }
}

/** Fingerprint of the previewed figures, which the confirmation must send back. */
export const moneyBackFigures = ({ lines, kept, total }: MoneyBack, currency: string): string =>
  [
    currency,
    total,
    ...kept.flatMap(({ discountId, amount }) => [discountId, amount]),
    ...lines.flatMap(({ invoice, key, paid, before, back }) => [invoice, key, paid, before, back]),
  ].join('|')
