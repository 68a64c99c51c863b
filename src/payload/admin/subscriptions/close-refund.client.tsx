'use client'

import { Button, useTranslation, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { translate, type Words, words } from '@/payload/words'
import { useRouter } from 'next/navigation'
import { staffCall, staffAsk } from '@/payload/admin/payments/payment-buttons.client'
import type { ChangePreviewAnswer } from '@/modules/subscriptions/schema'
import type { ChangeChoices, ChangeWish } from '@/core/subscriptions/plan-change'
import { periodLabels } from '@/payload/fields/selects'
import { panelWords } from './screen-words'

export const useText = (): ((text: Words) => string) => {
  const { i18n } = useTranslation()
  return (text) => translate({ i18n }, text)
}

interface LineProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly inputMode?: 'numeric' | 'decimal'
}

export const Line = ({ id, label, value, onValue, inputMode }: LineProps) => (
  <>
    <label className="field-label" htmlFor={id}>
      {label}
    </label>
    <div className="input-wrapper field-type text">
      <input id={id} type="text" inputMode={inputMode} maxLength={300} value={value} onChange={(event) => onValue(event.target.value)} />
    </div>
  </>
)

interface PressProps {
  readonly children: ReactNode
  readonly isOff: boolean
  readonly onPress: () => Promise<void>
}

export const Press = ({ children, isOff, onPress }: PressProps) => (
  <Button buttonStyle="secondary" size="small" type="button" disabled={isOff} onClick={() => void onPress()}>
    {children}
  </Button>
)

interface FiguresProps {
  readonly rows: readonly (readonly [string, number])[]
  readonly currency: string
}

/** Amounts in major units. */
export const Figures = ({ rows, currency }: FiguresProps) => {
  const { i18n } = useTranslation()
  const money = new Intl.NumberFormat(i18n.language, { style: 'currency', currency })
  return (
    <ul style={{ margin: 0, paddingInlineStart: 'calc(var(--base) * 0.8)' }}>
      {rows.map(([label, amount], index) => (
        <li key={`${index} ${label}`}>
          {label}: {money.format(amount)}
        </li>
      ))}
    </ul>
  )
}

/** Runs an action with its reason, reports the result and reloads the data. */
export interface Screen {
  readonly path: string
  readonly reason: string
  readonly isBusy: boolean
  readonly act: (work: () => Promise<string | null>) => Promise<void>
}

const texts = {
  title: words({
    en: 'Paid by bank transfer? Send it back there, and say so here.',
    es: '¿Pagado por transferencia? Devuélvalo allí y márquelo aquí.',
    fr: 'Payé par virement ? Renvoyez-le là-bas et indiquez-le ici.',
    de: 'Per Überweisung bezahlt? Dort zurücksenden und hier vermerken.',
  }),
  reason: words({ en: 'Reference or reason', es: 'Referencia o motivo', fr: 'Référence ou motif', de: 'Verwendungszweck oder Grund' }),
  sent: words({ en: 'I have sent it', es: 'Lo he enviado', fr: 'Je l’ai envoyé', de: 'Ich habe es gesendet' }),
  failed: words({ en: 'It cannot be sent', es: 'No se puede enviar', fr: 'Impossible à envoyer', de: 'Es lässt sich nicht senden' }),
  done: words({ en: 'Noted.', es: 'Anotado.', fr: 'C’est noté.', de: 'Vermerkt.' }),
} as const

/** U14: closes a pending refund; used as a work list by those who send the money. */
export const CloseRefund = () => {
  const { id } = useDocumentInfo()
  const text = useText()
  const router = useRouter()
  const state = useFormFields(([fields]) => fields['state']?.value)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const press = async (kind: 'sent' | 'failed') => {
    setBusy(true)
    const fault = await staffCall(`/api/refunds/${id}/close`, { kind, reason })
    setBusy(false)
    setSaid(fault ?? text(texts.done))
    if (fault === null) router.refresh()
  }
  if (state !== 'requested') return null
  return (
    <fieldset className="field-type" style={{ border: 0, padding: 0, marginBlockEnd: 'calc(var(--base) * 0.8)' }}>
      <legend className="field-label">{text(texts.title)}</legend>
      <Line id="refund-reference" label={text(texts.reason)} value={reason} onValue={setReason} />
      {(['sent', 'failed'] as const).map((kind) => (
        <Press key={kind} isOff={isBusy || reason.trim() === ''} onPress={() => press(kind)}>
          {text(texts[kind])}
        </Press>
      ))}
      <p aria-live="polite" className="field-description">
        {said}
      </p>
    </fieldset>
  )
}

type Choices = ChangeChoices & { readonly wish: ChangeWish }

interface ChoiceProps {
  readonly choices: Choices
  readonly wish: ChangeWish
  readonly onWish: (wish: ChangeWish) => void
}

const Choice = ({ choices, wish, onWish }: ChoiceProps) => {
  const text = useText()
  const { i18n } = useTranslation()
  const withPart = (index: number, product: string) => wish.products.map((each, at) => (at === index ? product : each))
  return (
    <>
      {choices.parts.map((options, index) => (
        <div key={choices.wish.products[index]}>
          <label className="field-label" htmlFor={`desk-part-${index}`}>
            {text(panelWords.part)}
          </label>
          <select
            id={`desk-part-${index}`}
            value={wish.products[index]}
            onChange={(event) => onWish({ ...wish, products: withPart(index, event.target.value) })}
          >
            {options.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      ))}
      <label className="field-label" htmlFor="desk-period">
        {text(panelWords.period)}
      </label>
      <select
        id="desk-period"
        value={wish.billing}
        onChange={(event) => onWish({ ...wish, billing: choices.periods.find((each) => each === event.target.value) ?? wish.billing })}
      >
        {choices.periods.map((period) => (
          <option key={period} value={period}>
            {translate({ i18n }, periodLabels[period])}
          </option>
        ))}
      </select>
      <Line
        id="desk-quantity"
        label={text(panelWords.quantity)}
        value={String(wish.quantity)}
        inputMode="numeric"
        onValue={(value) => onWish({ ...wish, quantity: Number(value) || 0 })}
      />
    </>
  )
}

/** U15: the preview the customer sees; ordering creates an order that the customer pays. */
export const PlanScreen = ({ path, reason, isBusy, act }: Screen) => {
  const text = useText()
  const [choices, setChoices] = useState<Choices | null>(null)
  const [wish, setWish] = useState<ChangeWish | null>(null)
  const [seen, setSeen] = useState<ChangePreviewAnswer | null>(null)

  const load = () =>
    act(async () => {
      const { answer, fault } = await staffAsk<Choices>(`${path}/plan`)
      setChoices(answer)
      setWish(answer?.wish ?? null)
      return fault ?? ''
    })
  const show = () =>
    act(async () => {
      const { answer, fault } = await staffAsk<ChangePreviewAnswer>(`${path}/plan/preview`, wish)
      setSeen(answer)
      return fault ?? ''
    })
  const order = () =>
    act(async () => {
      const fault = await staffCall(`${path}/plan`, { ...wish, figures: seen?.figures, reason })
      setSeen(null)
      return fault
    })
  const choose = (next: ChangeWish) => {
    setWish(next)
    setSeen(null)
  }

  return (
    <details>
      <summary>{text(panelWords.plan)}</summary>
      <Press isOff={isBusy} onPress={load}>
        {text(panelWords.load)}
      </Press>
      {choices && wish ? (
        <>
          <Choice choices={choices} wish={wish} onWish={choose} />
          <Press isOff={isBusy} onPress={show}>
            {text(panelWords.show)}
          </Press>
        </>
      ) : null}
      {seen ? <Seen seen={seen} isOff={isBusy || reason.trim() === ''} onOrder={order} /> : null}
    </details>
  )
}

interface SeenProps {
  readonly seen: ChangePreviewAnswer
  readonly isOff: boolean
  readonly onOrder: () => Promise<void>
}

const Seen = ({ seen: { currency, unused, price, dueNow, left }, isOff, onOrder }: SeenProps) => {
  const text = useText()
  return (
    <>
      <Figures
        currency={currency}
        rows={[
          [text(panelWords.unused), unused],
          [text(panelWords.price), price],
          [text(panelWords.due), dueNow],
          [text(panelWords.left), left],
        ]}
      />
      <Press isOff={isOff} onPress={onOrder}>
        {text(panelWords.order)}
      </Press>
    </>
  )
}
