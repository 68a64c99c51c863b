'use client'

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { translate, words } from '@/payload/words'
import { staffAsk, staffCall } from './payment-buttons.client'

const texts = {
  title: words({ en: 'Refund', es: 'Reembolso', fr: 'Remboursement', de: 'Erstattung' }),
  paid: words({ en: 'Paid', es: 'Pagado', fr: 'Payé', de: 'Bezahlt' }),
  refunded: words({ en: 'Refunded', es: 'Reembolsado', fr: 'Remboursé', de: 'Erstattet' }),
  left: words({ en: 'Left', es: 'Restante', fr: 'Restant', de: 'Übrig' }),
  amount: words({ en: 'Amount in {currency}', es: 'Importe en {currency}', fr: 'Montant en {currency}', de: 'Betrag in {currency}' }),
  everything: words({ en: 'Use {left}', es: 'Usar {left}', fr: 'Utiliser {left}', de: '{left} übernehmen' }),
  reason: words({ en: 'Reason', es: 'Motivo', fr: 'Motif', de: 'Grund' }),
  refund: words({ en: 'Refund …', es: 'Reembolsar…', fr: 'Rembourser…', de: 'Erstatten …' }),
  question: words({
    en: 'Refund {amount} {currency}? The customer gets an email. This cannot be undone.',
    es: '¿Reembolsar {amount} {currency}? El cliente recibirá un correo. No se puede deshacer.',
    fr: 'Rembourser {amount} {currency} ? Le client recevra un mail. Cette action est irréversible.',
    de: '{amount} {currency} erstatten? Der Kunde erhält eine E-Mail. Das lässt sich nicht rückgängig machen.',
  }),
  confirm: words({ en: 'Refund now', es: 'Reembolsar ahora', fr: 'Rembourser maintenant', de: 'Jetzt erstatten' }),
  cancel: words({ en: 'Cancel', es: 'Cancelar', fr: 'Annuler', de: 'Abbrechen' }),
  nothing: words({
    en: 'Nothing is left to refund.',
    es: 'No queda nada por reembolsar.',
    fr: 'Il ne reste rien à rembourser.',
    de: 'Es ist nichts mehr zu erstatten.',
  }),
  done: words({
    en: 'Refunded. The customer is told by email.',
    es: 'Reembolsado. Se avisa al cliente por correo.',
    fr: 'Remboursé. Le client est prévenu par mail.',
    de: 'Erstattet. Der Kunde erfährt es per E-Mail.',
  }),
} as const

/** Response of `GET /api/orders/{id}/refund`. */
interface Refundable {
  readonly currency: string
  readonly paid: string
  readonly refunded: string
  readonly left: string
  /** Major units. */
  readonly most: number
}

const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const toAmount = (typed: string): number | null => {
  const text = typed.trim().replace(',', '.')
  return /^\d+(?:\.\d+)?$/.test(text) && Number(text) > 0 ? Number(text) : null
}

/**
 * Asks for amount and reason, then for confirmation. The idempotency key lives until a refund succeeds, so a retry after a lost
 * response cannot refund twice.
 */
export const RefundPanel = () => {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const router = useRouter()
  const key = useRef<{ readonly key: string; readonly for: string } | null>(null)
  const [known, setKnown] = useState<Refundable | null>(null)
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const [refunds, setRefunds] = useState(0)
  const path = `/api/orders/${id}/refund`
  const say = (name: keyof typeof texts) => translate({ i18n }, texts[name])

  useEffect(() => {
    let isShown = true
    void staffAsk<Refundable>(path).then(({ answer, fault }) => {
      if (!isShown) return
      if (fault === null) setKnown(answer)
      else setSaid(fault)
    })
    return () => {
      isShown = false
    }
  }, [path, refunds])

  const value = toAmount(amount)
  const isComplete = known !== null && value !== null && value <= known.most && reason.trim() !== ''

  const refund = async () => {
    const asked = `${amount}\n${reason}`
    if (key.current?.for !== asked) key.current = { key: newKey(), for: asked }
    setBusy(true)
    const fault = await staffCall(path, { amount: value, reason, key: key.current.key })
    setBusy(false)
    setAsking(false)
    setSaid(fault ?? say('done'))
    if (fault !== null) return
    key.current = null
    setAmount('')
    setReason('')
    setRefunds(refunds + 1)
    router.refresh()
  }

  return (
    <fieldset className="field-type" style={{ border: 0, padding: 0, marginBlockEnd: 'calc(var(--base) * 0.8)' }}>
      <legend className="field-label">{say('title')}</legend>
      {known === null ? null : (
        <dl className="refund-sums">
          {(['paid', 'refunded', 'left'] as const).map((name) => (
            <div key={name}>
              <dt>{say(name)}</dt>
              <dd>{known[name]}</dd>
            </div>
          ))}
        </dl>
      )}
      {known?.most === 0 ? <p>{say('nothing')}</p> : null}
      {known !== null && known.most > 0 ? (
        <>
          <label className="field-label" htmlFor="refund-amount">
            {say('amount').replace('{currency}', known.currency)}
          </label>
          <div className="input-wrapper field-type text">
            <input
              id="refund-amount"
              type="text"
              inputMode="decimal"
              required
              disabled={isAsking}
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
            />
          </div>
          <Button buttonStyle="none" size="small" type="button" disabled={isAsking} onClick={() => setAmount(String(known.most))}>
            {say('everything').replace('{left}', known.left)}
          </Button>
          <label className="field-label" htmlFor="refund-reason">
            {say('reason')}
          </label>
          <div className="input-wrapper field-type text">
            <input
              id="refund-reason"
              type="text"
              maxLength={300}
              disabled={isAsking}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </div>
          {isAsking ? (
            <div role="group" aria-labelledby="refund-question">
              <p id="refund-question">{say('question').replace('{amount}', amount.trim()).replace('{currency}', known.currency)}</p>
              <Button buttonStyle="primary" size="small" type="button" disabled={isBusy} onClick={() => void refund()}>
                {say('confirm')}
              </Button>
              <Button buttonStyle="secondary" size="small" type="button" disabled={isBusy} onClick={() => setAsking(false)}>
                {say('cancel')}
              </Button>
            </div>
          ) : (
            <Button buttonStyle="secondary" size="small" type="button" disabled={!isComplete} onClick={() => setAsking(true)}>
              {say('refund')}
            </Button>
          )}
        </>
      ) : null}
      <p aria-live="polite" className="field-description">
        {said}
      </p>
    </fieldset>
  )
}
