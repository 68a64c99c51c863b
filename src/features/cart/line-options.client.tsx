'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/ui/button/button'
import { ChevronDown } from '@/ui/icons/icons'
import { Icon } from '@/ui/icons/icon'
import { nothing } from '@/core/money/sum'
import type { Minor } from '@/core/money/types'
import type { FormatAmount } from '@/core/receipt/amounts'
import { LineChoice } from './line-choice.client'
import type { Effect } from './payment-choices'
import { billingChoices, chosenPayment, effectOfLine, paymentChoices, sumEffects } from './payment-choices'
import type { CartItem, LinePatch } from '@/parts/cart/types'
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

/** §4: the payment options of a line, opened and closed by a button; each choice says what it would cost. */
export const LineOptions = ({ item, parts = noParts, name = item.name, format }: LineOptionsProps) => {
  const t = useTranslations('cart')
  const receipt = useTranslations('receipt')
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const quote = useCart((cart) => cart.quote)
  const changeLine = useCart((cart) => cart.changeLine)
  const service = useService(item.id, quote?.currency ?? 'USD', isOpen)
  const billings = billingChoices(item, service)
  const payments = paymentChoices(item, service).filter(({ patch }) =>
    parts.every(({ availablePaymentTypes }) => availablePaymentTypes.includes(patch.selectedPaymentType)),
  )
  const choices: readonly { readonly key: string; readonly patch: LinePatch }[] = [
    ...(billings.length > 1 ? billings.map((billing) => ({ key: billing, patch: { billing } })) : []),
    ...(payments.length > 1 ? payments : []),
  ]
  const effects = useEffects(isOpen ? quote : null, item, isOpen ? choices : [])

  const paymentEffect = ({ lineNow, lineLater, laterParts, drawn }: Effect) => {
    if (drawn !== null)
      return t('effectBalance', { now: format(lineNow), price: receipt('perPeriod', { period: item.billing, amount: format(drawn) }) })
    return lineLater > 0
      ? t('effectSplit', { now: format(lineNow), later: format(lineLater), count: laterParts })
      : t('effectAll', { now: format(lineNow) })
  }
  const billingEffect = ({ line, dueNow }: Effect) => t('effectBilling', { line: format(line), due: format(dueNow) })
  const choose = (patch: LinePatch) => void changeLine(item.lineId, patch)

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
          {billings.length > 1 ? (
            <LineChoice
              legend={t('billingFor', { name })}
              chosen={item.billing}
              options={billings.map((billing) => ({ value: billing, label: t('billing', { period: billing }), patch: { billing } }))}
              noteOf={(key) => describe(effects.get(key), billingEffect, t('effectUnknown'))}
              onChoose={choose}
            />
          ) : null}
          <LineChoice
            legend={t('paymentFor', { name })}
            chosen={chosenPayment(item)}
            options={payments.map(({ key, patch }) => ({ value: key, label: t('payment', { type: key }), patch }))}
            noteOf={(key) =>
              describe(effects.get(key) ?? ownEffect(item, parts, quote?.dueNow ?? nothing, key), paymentEffect, t('effectUnknown'))
            }
            onChoose={choose}
          />
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
