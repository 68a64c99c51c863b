'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/ui/button/button'
import { ChevronDown } from '@/ui/icons/icons'
import { Icon } from '@/ui/icons/icon'
import { Select } from '@/ui/select/select'
import { nothing } from '@/core/money/arithmetic'
import type { Minor } from '@/core/money/types'
import type { FormatAmount } from '@/core/receipt/model'
import { LineChoice } from './line-choice.client'
import {
  type Effect,
  billingChoices,
  chosenPayment,
  effectOfLine,
  hasPaymentChoice,
  lineSum,
  paymentChoices,
  sumEffects,
} from './payment-choices'
import type { CartItem } from '@/parts/cart/types'
import { useCart } from '@/parts/cart/use-cart.client'
import { useEffects } from './use-effects.client'
import { useService } from './use-service.client'

interface LineOptionsProps {
  readonly item: CartItem
  /** What changes with it: the other parts of a configured bundle. */
  readonly parts?: readonly CartItem[]
  /** What the whole is called; the line's own name without. */
  readonly name?: string
  readonly format: FormatAmount
}

const noParts: readonly CartItem[] = []

/** P16: how often a service is billed, in the open. The choice shows at once; the server's answer decides. */
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

/** §4, P17: the payment options of a line, where there is a choice, opened and closed by a button; each says what it would cost. */
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

/** What the line is paid with already needs no question. */
const ownEffect = (item: CartItem, parts: readonly CartItem[], dueNow: Minor, key: string): Effect | null =>
  key === chosenPayment(item) ? sumEffects([item, ...parts].map((part) => effectOfLine(part, dueNow))) : null
