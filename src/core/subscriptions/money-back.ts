import { addDays, startOfDay, wholeDays } from '../dates'
import type { KeptBack } from '../orders/keep-back'
import { leftOfLines } from '../invoices/lines'
import type { InvoiceLine } from '../invoices/types'
import { allocate, roundSum, sumOf, type Fraction } from '../money/arithmetic'
import type { Minor } from '../money/types'

/** U14: whole days in UTC after the one the first payment came on. */
const moneyBackDays = 30

/** U14: the first moment it is too late. */
export const moneyBackUntil = (paidAt: number): number => addDays(startOfDay(paidAt), moneyBackDays + 1)

/** What of a line is on its way back, or is to go. */
export interface LineShare {
  readonly key: string
  readonly gross: Minor
}

/** What a discount of the order took of a line. */
export interface Taken {
  readonly name: string
  readonly amount: Minor
}

/** An invoice with lines of the subscription, and what went back of it. */
export interface PaidInvoice {
  readonly number: string
  readonly orderId: string
  readonly paymentId: string
  readonly lines: readonly InvoiceLine[]
  readonly notes: readonly (readonly InvoiceLine[])[]
  /** Asked for, and no credit note yet. */
  readonly onItsWay: readonly LineShare[]
  /** The lines that are the subscription's, each with its discounts. */
  readonly own: ReadonlyMap<string, readonly Taken[]>
  /** What the shop holds of the payment, all its lines, less what is on its way back. */
  readonly held: Minor
}

/** U14: one line of an invoice, as whoever asks sees it. `price − discounts + tax` is the line, `paid` what this invoice took of it. */
export interface MoneyBackLine {
  readonly invoice: string
  readonly key: string
  readonly name: string
  /** With its setup fee, before discount and tax. */
  readonly price: Minor
  readonly setupFee: Minor
  readonly discounts: readonly Taken[]
  readonly tax: Minor
  readonly paid: Minor
  /** Given back before, or on its way. */
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
  /** U33: what of it is kept, by discount; nothing where a sum was asked for. */
  readonly kept: readonly KeptBack[]
  readonly total: Minor
}

interface Open {
  readonly invoice: PaidInvoice
  readonly line: InvoiceLine
  readonly left: number
}

const onItsWay = ({ onItsWay: shares }: PaidInvoice, key: string): number =>
  sumOf(shares.filter((share) => share.key === key).map(({ gross }) => gross))

/** What is left of each line, together never more than what is held of its payment. */
const openOf = (invoice: PaidInvoice): readonly Open[] => {
  const lefts = leftOfLines(invoice.lines, invoice.notes)
  const own = invoice.lines.flatMap((line, index) =>
    invoice.own.has(line.key) ? [{ line, left: Math.max(0, (lefts[index]?.gross ?? 0) - onItsWay(invoice, line.key)) }] : [],
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

const toLine = ({ invoice, line }: Open, back: number): MoneyBackLine => {
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
    before: (covered.gross - (left?.gross ?? 0) + onItsWay(invoice, key)) as Minor,
    back: back as Minor,
  }
}

/**
 * U14: what goes back for a subscription, line by line of its invoices and payment by payment: everything that was paid and has not gone
 * back, less what is kept, or `asked` of it. Null where there is not so much.
 */
export const planMoneyBack = (
  invoices: readonly PaidInvoice[],
  asked: Minor | null = null,
  keep: readonly KeptBack[] = [],
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

/** What goes back before tax, without the share of setup fees: what a balance counts. */
export const netOf = ({ lines }: Pick<MoneyBack, 'lines'>): Minor =>
  roundSum(
    lines
      .filter(({ back, paid }) => back > 0 && paid > 0)
      .map(({ back, price, setupFee, discounts, tax }) => {
        const whole = price - sumOf(discounts.map(({ amount }) => amount))
        return { of: [back, whole - setupFee], over: [whole + tax] }
      }),
  )

/**
 * U38: how so much of a balance, before tax, goes back: with its share of the tax, of the newest payment first. Where a cent is not to be had
 * any more, by rounding, it is left out.
 */
export const planReturn = (invoices: readonly PaidInvoice[], net: Minor): MoneyBack | null => {
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

/** Everything that was seen, as one text: whoever confirms it says it back. */
export const moneyBackFigures = ({ lines, kept, total }: MoneyBack, currency: string): string =>
  [
    currency,
    total,
    ...kept.flatMap(({ discountId, amount }) => [discountId, amount]),
    ...lines.flatMap(({ invoice, key, paid, before, back }) => [invoice, key, paid, before, back]),
  ].join('|')

/** What the shop holds of one line of the order that paid a term. */
interface PaidLine {
  /** Before tax, setup fee included; what went back since is not in it. */
  readonly held: Minor
  /** What the line was for the term itself, after discounts; and its setup fee. */
  readonly term: Minor
  readonly setup: Minor
}

/** A term that was paid for and is not over. */
export interface PaidTerm {
  readonly termStart: number
  readonly termEnd: number
  readonly lines: readonly PaidLine[]
  /** What earlier terms brought into it. */
  readonly carried: Minor
}

const restOf = ({ termStart, termEnd }: PaidTerm, today: number) => ({
  of: wholeDays(termStart, termEnd),
  rest: wholeDays(Math.max(today, termStart), Math.max(today, termStart, termEnd)),
})

const heldFor = ({ held, term, setup }: PaidLine): Fraction =>
  setup === 0 ? { of: [held], over: [1] } : { of: [held, term], over: [term + setup] }

const unusedOf = (term: PaidTerm, today: number): readonly Fraction[] => {
  const { of, rest } = restOf(term, today)
  if (rest === 0) return []
  const held: readonly Fraction[] = [...term.lines.map(heldFor), { of: [term.carried], over: [1] }]
  return held.map((each) => ({ of: [...each.of, rest], over: [...each.over, of] }))
}

/** U9: what was paid for days that have not come, today's among them: whole days in UTC, of the money that is really here, rounded once. */
export const unusedPart = (terms: readonly PaidTerm[], today: number): Minor => roundSum(terms.flatMap((term) => unusedOf(term, today)))

/** U9: of how many days how many are left, over everything that is paid for. */
export const unusedDays = (terms: readonly PaidTerm[], today: number) =>
  terms
    .map((term) => restOf(term, today))
    .filter(({ rest }) => rest > 0)
    .reduce((all, each) => ({ of: all.of + each.of, rest: all.rest + each.rest }), { of: 0, rest: 0 })
