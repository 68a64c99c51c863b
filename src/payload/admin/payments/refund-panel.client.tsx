'use client'

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { translate } from '@/payload/translate'
import type { NamesIn } from '@/payload/words'
import { staffAsk, staffCall } from './payment-buttons.client'

/** Response of `GET /api/orders/{id}/refund`. */
interface Refundable {
  readonly currency: string
  readonly paid: string
  readonly refunded: string
  readonly left: string
  /** In major units. */
  readonly most: number
}

const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** `null` if it is not an amount. */
const toAmount = (typed: string): number | null => {
  const text = typed.trim().replace(',', '.')
  return /^\d+(?:\.\d+)?$/.test(text) && Number(text) > 0 ? Number(text) : null
}

/**
 * Refund form of a paid order: available amounts, amount and reason, then a confirmation. The idempotency key is reused until a refund
 * succeeds, so a retry after a lost response does not refund twice.
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
  const say = (name: NamesIn<'refundPanel'>) => translate({ i18n }, `refundPanel.${name}`)

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
