'use client'

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { translate, words } from '../words'
import { staffCall } from './staff-call.client'

const texts = {
  title: words({ en: 'Give money back', es: 'Devolver dinero', fr: 'Rembourser', de: 'Geld zurückzahlen' }),
  amount: words({
    en: 'Amount (empty: everything that is left)',
    es: 'Importe (vacío: todo lo que queda)',
    fr: 'Montant (vide : tout ce qui reste)',
    de: 'Betrag (leer: alles, was übrig ist)',
  }),
  reason: words({ en: 'Reason', es: 'Motivo', fr: 'Motif', de: 'Grund' }),
  refund: words({ en: 'Refund', es: 'Reembolsar', fr: 'Rembourser', de: 'Erstatten' }),
  done: words({
    en: 'Given back. The customer is told by email.',
    es: 'Devuelto. Se avisa al cliente por correo.',
    fr: 'Remboursé. Le client est prévenu par mail.',
    de: 'Zurückgezahlt. Der Kunde erfährt es per E-Mail.',
  }),
} as const

const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const toAmount = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed.trim().replace(',', '.')))

/** Beside an order that was paid. The key lives until a refund was given, so that pressing again after no answer is the same one. */
export const RefundPanel = () => {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const router = useRouter()
  const key = useRef<{ readonly key: string; readonly for: string } | null>(null)
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)

  const press = async () => {
    const asked = `${amount}\n${reason}`
    if (key.current?.for !== asked) key.current = { key: newKey(), for: asked }
    setBusy(true)
    const fault = await staffCall(`/api/orders/${id}/refund`, { amount: toAmount(amount), reason, key: key.current.key })
    setBusy(false)
    setSaid(fault ?? translate({ i18n }, texts.done))
    if (fault !== null) return
    key.current = null
    setAmount('')
    setReason('')
    router.refresh()
  }

  return (
    <fieldset className="field-type" style={{ border: 0, padding: 0, marginBlockEnd: 'calc(var(--base) * 0.8)' }}>
      <legend className="field-label">{translate({ i18n }, texts.title)}</legend>
      <label className="field-label" htmlFor="refund-amount">
        {translate({ i18n }, texts.amount)}
      </label>
      <div className="input-wrapper field-type text">
        <input id="refund-amount" type="text" inputMode="decimal" value={amount} onChange={(event) => setAmount(event.target.value)} />
      </div>
      <label className="field-label" htmlFor="refund-reason">
        {translate({ i18n }, texts.reason)}
      </label>
      <div className="input-wrapper field-type text">
        <input id="refund-reason" type="text" maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
      </div>
      <Button buttonStyle="secondary" size="small" type="button" disabled={isBusy || reason.trim() === ''} onClick={() => void press()}>
        {translate({ i18n }, texts.refund)}
      </Button>
      <p aria-live="polite" className="field-description">
        {said}
      </p>
    </fieldset>
  )
}
