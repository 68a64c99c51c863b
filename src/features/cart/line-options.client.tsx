'use client'

import { useId, useState, useEffect } from 'react'
import type { LinePatch, CartItem, CartQuote } from '@/features/cart/types'
import { useCart } from '@/features/cart/use-cart.client'
import { billingPeriods, type BillingPeriod, type PartialPaymentType, type PaymentType } from '@/core/catalog/types'
import { sumOf, nothing } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import type { ServiceResponse, ServiceListResponse } from '@/modules/catalog/schema'
import { type QuoteInMinorUnits, callApi, quoteInMinorUnits } from '@/components/api-client/call-api'
import type { QuoteResponse } from '@/modules/pricing/schema'
import { requestWith, isPartOf } from '@/features/cart/removed-lines'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { ChevronDown, Icon } from '@/components/ui/icons/icon'
import { Select } from '@/components/ui/select/select'
import type { FormatAmount } from '@/core/receipt/model'

interface LineChoiceProps<Value extends string> {
  readonly legend: string
  readonly chosen: Value
  readonly options: readonly { readonly value: Value; readonly label: string; readonly patch: LinePatch }[]
  readonly noteOf: (value: Value) => string
  readonly onChoose: (patch: LinePatch) => void
}

/** Radio cards. Optimistic; the server's response decides. */
const LineChoice = <Value extends string>({ legend, chosen, options, noteOf, onChoose }: LineChoiceProps<Value>) => {
  const name = useId()
  const [pressed, setPressed] = useState<Value | null>(null)
  const isPending = useCart((cart) => cart.pending > 0)
  const shown = isPending ? (pressed ?? chosen) : chosen
  return (
    <fieldset className="cart-choice">
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label, patch }) => (
        <label key={value}>
          <input
            className="check"
            type="radio"
            name={name}
            value={value}
            checked={shown === value}
            onChange={() => {
              setPressed(value)
              onChoose(patch)
            }}
          />
          <span>
            {label}
            <small>{noteOf(value)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type QuoteLine = QuoteInMinorUnits['items'][number]

interface PaymentChoice {
  readonly key: 'full' | PartialPaymentType | 'on-demand'
  readonly patch: { readonly selectedPaymentType: PaymentType; readonly partialType?: PartialPaymentType }
}

interface PaidService {
  readonly paymentTypes: { readonly partial: Pick<NonNullable<ServiceResponse['paymentTypes']['partial']>, 'allowedTypes'> | null }
}

/** O3: payment options of a line, in display order. */
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

/** P17: whether there is more than one way to pay; a partial payment may be a deposit or instalments. */
export const hasPaymentChoice = (items: readonly Pick<CartItem, 'availablePaymentTypes'>[]): boolean => {
  const [first = { availablePaymentTypes: [] }, ...parts] = items
  const shared = first.availablePaymentTypes.filter((type) =>
    parts.every(({ availablePaymentTypes }) => availablePaymentTypes.includes(type)),
  )
  return shared.length > 1 || shared[0] === 'partial'
}

/** P4, P16: billing periods that all parts of a line share. */
export const billingChoices = (items: readonly Pick<CartItem, 'periods'>[]): readonly BillingPeriod[] =>
  billingPeriods.filter((period) => items.every(({ periods }) => periods?.includes(period)))

/** Sum of a line's parts (P18). */
const lineSum = (items: readonly CartItem[]) => ({
  listed: sumOf(items.flatMap(({ subtotal, setupFee }) => [subtotal, setupFee])),
  discount: sumOf(items.map(({ discount }) => discount)),
  tax: sumOf(items.map(({ tax }) => tax)),
  total: sumOf(items.map(({ total }) => total)),
})

interface Effect {
  readonly line: Minor
  readonly lineNow: Minor
  readonly lineLater: Minor
  /** Number of payments in `lineLater`; 0 if undated. */
  readonly laterParts: number
  /** O21: amount per period drawn from the prepaid balance; null without one. */
  readonly drawn: Minor | null
  readonly dueNow: Minor
}

/** Reads the effect from the quote of a changed cart. `position` is the line's index in the request. */
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

/** Sum over all parts; `null` if one is unknown. */
const sumEffects = (effects: readonly (Effect | null)[]): Effect | null => {
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

const effectOfLine = (line: QuoteLine, dueNow: Minor): Effect => ({
  line: line.total,
  lineNow: line.paymentTypeAmount,
  lineLater: sumOf([line.total, -line.paymentTypeAmount]),
  laterParts: line.schedule.filter(({ dueInMonths }) => dueInMonths > 0).length,
  drawn: line.selectedPaymentType === 'on-demand' ? sumOf([line.renewal * line.quantity]) : null,
  dueNow,
})

interface Choice {
  readonly key: string
  readonly patch: LinePatch
}

/** Prices each option without changing the cart, with one quote each from the engine that charges (O4). */
const useEffects = (quote: CartQuote | null, item: CartItem, choices: readonly Choice[]): ReadonlyMap<string, Effect> => {
  const [effects, setEffects] = useState<ReadonlyMap<string, Effect>>(new Map())
  // Compared by value: the array is new on every render.
  const wanted = JSON.stringify(choices)

  useEffect(() => {
    const asked = JSON.parse(wanted) as readonly Choice[]
    if (!quote || asked.length === 0) return
    const abort = new AbortController()
    const changed = quote.items.filter(isPartOf(quote, item.lineId))
    const positionOf = (part: CartItem) => quote.items.findIndex(({ lineId }) => lineId === part.lineId)
    const ask = async ({ key, patch }: Choice): Promise<readonly [string, Effect | null]> => {
      const body = requestWith(quote, item.lineId, patch)
      const answer = await callApi<QuoteResponse>('/api/pricing/quote', { method: 'POST', body, signal: abort.signal })
      return [
        key,
        answer.ok ? sumEffects(changed.map((part) => effectOf(quoteInMinorUnits(answer.value), positionOf(part), part, patch))) : null,
      ]
    }
    void Promise.all(asked.map(ask)).then((answers) => {
      if (!abort.signal.aborted) setEffects(new Map(answers.flatMap(([key, effect]) => (effect ? [[key, effect]] : []))))
    })
    return () => abort.abort()
  }, [quote, item, wanted])

  return effects
}

const useService = (id: string, currency: string, isWanted: boolean): ServiceResponse | undefined => {
  const [services, setServices] = useState<readonly ServiceResponse[]>([])
  useEffect(() => {
    if (!isWanted) return
    const abort = new AbortController()
    void callApi<ServiceListResponse>(`/api/catalog/services?currency=${currency}`, { signal: abort.signal }).then((answer) => {
      if (answer.ok) setServices(answer.value.services)
    })
    return () => abort.abort()
  }, [currency, isWanted])
  return services.find((service) => service.id === id)
}

interface LineOptionsProps {
  readonly item: CartItem
  /** Other parts of a configured bundle, which change with it. */
  readonly parts?: readonly CartItem[]
  /** Name of the bundle; by default the line's own. */
  readonly name?: string
  readonly format: FormatAmount
}

const noParts: readonly CartItem[] = []

/** P16: billing period of a service. Optimistic; the server's response decides. */
export const PeriodChoice = ({ item, parts = noParts, name = item.name }: Omit<LineOptionsProps, 'format'>) => {
  const t = useTranslations('cart')
  const [pressed, setPressed] = useState<string | null>(null)
  const isPending = useCart((cart) => cart.pending > 0)
  const changeLine = useCart((cart) => cart.changeLine)
  const periods = billingChoices([item, ...parts])
  if (periods.length < 2) return null
  return (
    <Select
      aria-label={t('billingFor', { name })}
      value={isPending ? (pressed ?? item.billing) : item.billing}
      options={periods.map((period) => ({ value: period, label: t('billing', { period }) }))}
      onChange={({ target }) => {
        const billing = periods.find((period) => period === target.value)
        if (!billing) return
        setPressed(billing)
        void changeLine(item.lineId, { billing })
      }}
    />
  )
}

/** §4, P17: payment options in a disclosure, each with its cost; only if there is a choice. */
export const LineOptions = ({ item, parts = noParts, name = item.name, format }: LineOptionsProps) => {
  const t = useTranslations('cart')
  const receipt = useTranslations('receipt')
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const quote = useCart((cart) => cart.quote)
  const changeLine = useCart((cart) => cart.changeLine)
  const hasChoice = hasPaymentChoice([item, ...parts])
  const service = useService(item.id, quote?.currency ?? 'USD', isOpen && hasChoice)
  const payments = paymentChoices(item, service).filter(({ patch }) =>
    parts.every(({ availablePaymentTypes }) => availablePaymentTypes.includes(patch.selectedPaymentType)),
  )
  const isAsked = isOpen && payments.length > 1
  const effects = useEffects(isAsked ? quote : null, item, isAsked ? payments : [])
  if (!hasChoice) return null

  const paymentEffect = ({ lineNow, lineLater, laterParts, drawn }: Effect) => {
    if (drawn !== null)
      return t('effectBalance', { now: format(lineNow), price: receipt('perPeriod', { period: item.billing, amount: format(drawn) }) })
    return lineLater > 0
      ? t('effectSplit', { now: format(lineNow), later: format(lineLater), count: laterParts })
      : t('effectAll', { now: format(lineNow) })
  }
  const { listed, discount, tax, total } = lineSum([item, ...parts])

  return (
    <>
      <Button
        variant="quiet"
        className="cart-options__toggle"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={t('optionsFor', { name })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('options')}
        <Icon of={ChevronDown} size={16} />
      </Button>
      {isOpen ? (
        <div className="cart-options" id={panelId}>
          <LineChoice
            legend={t('paymentFor', { name })}
            chosen={chosenPayment(item)}
            options={payments.map(({ key, patch }) => ({ value: key, label: t('payment', { type: key }), patch }))}
            noteOf={(key) =>
              describe(effects.get(key) ?? ownEffect(item, parts, quote?.dueNow ?? nothing, key), paymentEffect, t('effectUnknown'))
            }
            onChoose={(patch) => void changeLine(item.lineId, patch)}
          />
          <p className="muted small number">
            {t('lineSum', {
              listed: format(listed),
              discount: discount > 0 ? format(discount) : 'none',
              tax: format(tax),
              total: format(total),
            })}
          </p>
        </div>
      ) : null}
    </>
  )
}

const describe = (effect: Effect | null | undefined, say: (effect: Effect) => string, otherwise: string): string =>
  effect ? say(effect) : otherwise

/** The current option's effect is known without a request. */
const ownEffect = (item: CartItem, parts: readonly CartItem[], dueNow: Minor, key: string): Effect | null =>
  key === chosenPayment(item) ? sumEffects([item, ...parts].map((part) => effectOfLine(part, dueNow))) : null
