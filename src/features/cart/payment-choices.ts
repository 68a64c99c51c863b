import { billingPeriods, type BillingPeriod, type PartialPaymentType, type PaymentType } from '@/core/catalog/types'
import { sumOf } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import type { ServiceAnswer } from '@/modules/catalog/schema'
import type { QuoteInMinorUnits } from '@/parts/api/in-minor-units'
import type { CartItem, LinePatch } from '@/parts/cart/types'

type QuoteLine = QuoteInMinorUnits['items'][number]

export interface PaymentChoice {
  readonly key: 'full' | PartialPaymentType | 'on-demand'
  readonly patch: { readonly selectedPaymentType: PaymentType; readonly partialType?: PartialPaymentType }
}

/** What a service says of how it is paid. */
interface PaidService {
  readonly paymentTypes: { readonly partial: Pick<NonNullable<ServiceAnswer['paymentTypes']['partial']>, 'allowedTypes'> | null }
}

/** O3: every way this line may be paid, in the order in which they are offered. */
export const paymentChoices = (item: CartItem, service: PaidService | undefined): readonly PaymentChoice[] => {
  const partialTypes = service?.paymentTypes.partial?.allowedTypes ?? ['deposit' as const]
  return item.availablePaymentTypes.flatMap((type): readonly PaymentChoice[] => {
    switch (type) {
      case 'full':
      case 'on-demand':
        return [{ key: type, patch: { selectedPaymentType: type } }]
      case 'partial':
        return partialTypes.map((partialType) => ({ key: partialType, patch: { selectedPaymentType: type, partialType } }))
      default:
        return type satisfies never
    }
  })
}

export const chosenPayment = (item: CartItem): PaymentChoice['key'] =>
  item.selectedPaymentType === 'partial' ? (item.partialType ?? 'deposit') : item.selectedPaymentType

/** P17: whether there is more than one way to pay; a share may be a deposit or instalments. */
export const hasPaymentChoice = (items: readonly Pick<CartItem, 'availablePaymentTypes'>[]): boolean => {
  const [first = { availablePaymentTypes: [] }, ...parts] = items
  const shared = first.availablePaymentTypes.filter((type) =>
    parts.every(({ availablePaymentTypes }) => availablePaymentTypes.includes(type)),
  )
  return shared.length > 1 || shared[0] === 'partial'
}

/** P4, P16: the periods that everything of one line can be billed in. */
export const billingChoices = (items: readonly Pick<CartItem, 'periods'>[]): readonly BillingPeriod[] =>
  billingPeriods.filter((period) => items.every(({ periods }) => periods?.includes(period)))

/** P18: what a line's total is made of. */
export const lineSum = (items: readonly CartItem[]) => ({
  listed: sumOf(items.flatMap(({ subtotal, setupFee }) => [subtotal, setupFee])),
  discount: sumOf(items.map(({ discount }) => discount)),
  tax: sumOf(items.map(({ tax }) => tax)),
  total: sumOf(items.map(({ total }) => total)),
})

/** What a change would do to this line and to what is due now. */
export interface Effect {
  readonly line: Minor
  readonly lineNow: Minor
  readonly lineLater: Minor
  /** In how many parts `lineLater` comes; 0 where it has no dates. */
  readonly laterParts: number
  /** O21: what a period draws from the balance that is paid into; null where nothing is. */
  readonly drawn: Minor | null
  readonly dueNow: Minor
}

/** Reads a change's effect from the quote of a cart that has it. `position` is the line's place in the request. */
export const effectOf = (
  quote: Pick<QuoteInMinorUnits, 'items' | 'dueNow'>,
  position: number,
  item: CartItem,
  patch: LinePatch,
): Effect | null => {
  const billing = patch.billing ?? item.billing
  const isSame = (line: QuoteLine) => line.type === item.type && line.id === item.id && line.billing === billing
  const inPlace = quote.items[position]
  const line = inPlace && isSame(inPlace) ? inPlace : quote.items.find(isSame)
  if (!line) return null
  return effectOfLine(line, quote.dueNow)
}

/** Of all parts of one thing; `null` where one of them says nothing. */
export const sumEffects = (effects: readonly (Effect | null)[]): Effect | null => {
  const known = effects.filter((effect) => effect !== null)
  const [first] = known
  if (!first || known.length < effects.length) return null
  return {
    line: sumOf(known.map(({ line }) => line)),
    lineNow: sumOf(known.map(({ lineNow }) => lineNow)),
    lineLater: sumOf(known.map(({ lineLater }) => lineLater)),
    laterParts: Math.max(...known.map(({ laterParts }) => laterParts)),
    drawn: first.drawn,
    dueNow: first.dueNow,
  }
}

/** What a line costs as it stands. */
export const effectOfLine = (line: QuoteLine, dueNow: Minor): Effect => ({
  line: line.total,
  lineNow: line.paymentTypeAmount,
  lineLater: sumOf([line.total, -line.paymentTypeAmount]),
  laterParts: line.schedule.filter(({ dueInMonths }) => dueInMonths > 0).length,
  drawn: line.selectedPaymentType === 'on-demand' ? sumOf([line.renewal * line.quantity]) : null,
  dueNow,
})
