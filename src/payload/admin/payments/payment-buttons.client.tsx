'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { cardText } from '@/core/payments/types'
import type { BrowserKey } from '@/payload/i18n/browser-words'
import { translate } from '@/payload/translate'
import { formatMoment } from '@/payload/admin/formats'
import { ActionButton, readScreen, ActionMessage, staffCall, useAct } from '@/payload/admin/staff-call.client'

const outcomes = ['paid', 'declined', 'authentication', 'skipped'] as const

const outcomeKey = (outcome: string | null): BrowserKey => {
  const known = outcomes.find((each) => each === outcome)
  return known ? `paymentButtons.outcomes.${known}` : 'paymentButtons.open'
}

interface Sheet {
  readonly state: string
  readonly nextAt: string | null
  readonly attempts: readonly {
    readonly attempt: number
    readonly brand: string
    readonly lastFour: string
    readonly startedAt: string
    readonly outcome: string | null
    readonly reason: string | null
    readonly askedBy: string | null
  }[]
}

const read = async (id: unknown): Promise<Sheet | null> => {
  const answered = await readScreen<{ readonly charges: Sheet | null }>(`/api/payments/${String(id)}/charges`)
  return 'body' in answered ? answered.body.charges : null
}

/** U24: on a payment due by saved card: every attempt with its reason, and a button to retry now. */
export const CardCharges = () => {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const { isBusy, said, act } = useAct()

  useEffect(() => {
    let isHere = true
    void read(id).then((found) => isHere && setSheet(found))
    return () => {
      isHere = false
    }
  }, [id])

  if (sheet === null) return null

  const press = async () => {
    await act(() => staffCall(`/api/payments/${String(id)}/charge`, {}))
    setSheet(await read(id))
  }
  const isOver = sheet.state === 'paid' || sheet.state === 'charging'
  return (
    <section className="field-type" aria-label={translate({ i18n }, 'paymentButtons.title')}>
      <p className="field-label">{translate({ i18n }, 'paymentButtons.title')}</p>
      <ul>
        {sheet.attempts.map(({ attempt, startedAt, outcome, reason, askedBy, ...card }) => (
          <li key={attempt}>
            {formatMoment({ i18n }, startedAt)} · {cardText(card)} · {translate({ i18n }, outcomeKey(outcome))}
            {[reason, askedBy].map((said) => (said === null ? null : ` · ${said}`))}
          </li>
        ))}
      </ul>
      {sheet.nextAt === null ? null : (
        <p className="field-description">
          {translate({ i18n }, 'paymentButtons.next')}: {formatMoment({ i18n }, sheet.nextAt)}
        </p>
      )}
      {isOver ? null : (
        <ActionButton isOff={isBusy} onPress={press}>
          {translate({ i18n }, 'paymentButtons.again')}
        </ActionButton>
      )}
      <ActionMessage text={said} />
    </section>
  )
}

/** Marks an unpaid payment as received, after a confirmation. */
export const ReceivePayment = () => {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  const { isBusy, said, act } = useAct()
  const receive = async () => {
    await act(() => staffCall(`/api/payments/${id}/received`, {}))
    setAsked(false)
  }
  return (
    <div className="field-type" style={{ marginBlockEnd: 'calc(var(--base) * 0.8)' }}>
      <div className="desk-action">
        {isAsked ? <span>{translate({ i18n }, 'orderActions.ask.paid')}</span> : null}
        <ActionButton isInline isMain={isAsked} isOff={isBusy} onPress={() => (isAsked ? receive() : setAsked(true))}>
          {translate({ i18n }, 'paymentButtons.received')}
        </ActionButton>
        {isAsked ? (
          <ActionButton isInline isOff={isBusy} onPress={() => setAsked(false)}>
            {translate({ i18n }, 'orderActions.keep')}
          </ActionButton>
        ) : null}
      </div>
      <ActionMessage text={said} />
    </div>
  )
}
