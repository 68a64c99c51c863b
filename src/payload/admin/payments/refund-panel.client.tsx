'use client'

import { Button, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { OrderStatus } from '@/core/orders/status'
import { translate } from '@/payload/translate'
import type { NamesIn } from '@/payload/words'
import { Line, Panel, ActionButton, ActionMessage, requestStaffApi, useAct } from '@/payload/admin/staff-call.client'

/** Response of `GET /api/orders/{id}/refund`. */
interface Refundable {
  readonly currency: string
  readonly paid: string
  readonly refunded: string
  readonly left: string
  /** In major units. */
  readonly most: number
}

/** Response of `POST /api/orders/{id}/refund`. */
interface Refunded {
  readonly status: OrderStatus
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
  const { id, savedDocumentData } = useDocumentInfo()
  const savedAt: unknown = savedDocumentData?.['updatedAt']
  const { setValue: setStatus } = useField<OrderStatus>({ path: 'status' })
  const { i18n } = useTranslation()
  const key = useRef<{ readonly key: string; readonly for: string } | null>(null)
  const [known, setKnown] = useState<Refundable | null>(null)
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [refunds, setRefunds] = useState(0)
  const path = `/api/orders/${id}/refund`
  const say = (name: NamesIn<'refundPanel'>) => translate({ i18n }, `refundPanel.${name}`)
  const { isBusy, said, setSaid, act } = useAct(say('done'))

  useEffect(() => {
    let isShown = true
    void requestStaffApi<Refundable>(path).then(({ answer, fault }) => {
      if (!isShown) return
      if (fault === null) setKnown(answer)
      else setSaid(fault)
    })
    return () => {
      isShown = false
    }
  }, [path, refunds, savedAt, setSaid])

  const value = toAmount(amount)
  const isComplete = known !== null && value !== null && value <= known.most && reason.trim() !== ''

  const refund = async () => {
    const asked = `${amount}\n${reason}`
    if (key.current?.for !== asked) key.current = { key: newKey(), for: asked }
    const body = { amount: value, reason, key: key.current.key }
    const isDone = await act(async () => {
      const { answer, fault } = await requestStaffApi<Refunded>(path, body)
      // As saved by the refund, so the form stays unmodified.
      if (answer !== null) setStatus(answer.status, true)
      return fault
    })
    setAsking(false)
    if (!isDone) return
    key.current = null
    setAmount('')
    setReason('')
    setRefunds(refunds + 1)
  }

  // Chosen in the form, but not saved yet.
  if (savedDocumentData?.['status'] === 'pending' || savedDocumentData?.['status'] === 'failed') return null
  return (
    <Panel title={say('title')}>
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
          <Line
            id="refund-amount"
            label={say('amount').replace('{currency}', known.currency)}
            inputMode="decimal"
            isOff={isAsking}
            value={amount}
            onValue={setAmount}
          />
          <Button buttonStyle="none" size="small" type="button" disabled={isAsking} onClick={() => setAmount(String(known.most))}>
            {say('everything').replace('{left}', known.left)}
          </Button>
          <Line id="refund-reason" label={say('reason')} isOff={isAsking} value={reason} onValue={setReason} />
          {isAsking ? (
            <div className="refund-question" role="group" aria-labelledby="refund-question">
              <p id="refund-question">{say('question').replace('{amount}', amount.trim()).replace('{currency}', known.currency)}</p>
              <ActionButton isMain isOff={isBusy} onPress={refund}>
                {say('confirm')}
              </ActionButton>
              <ActionButton isOff={isBusy} onPress={() => setAsking(false)}>
                {say('cancel')}
              </ActionButton>
            </div>
          ) : (
            <ActionButton isOff={!isComplete} onPress={() => setAsking(true)}>
              {say('refund')}
            </ActionButton>
          )}
        </>
      ) : null}
      <ActionMessage text={said} />
    </Panel>
  )
}
