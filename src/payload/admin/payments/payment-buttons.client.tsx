'use client'

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { cardText } from '@/core/payments/types'
import type { BrowserKey } from '@/payload/i18n/browser-words'
import { translate } from '@/payload/translate'
import { formatMoment } from '@/payload/admin/formats'

type Asked<Answer> = { readonly answer: Answer; readonly fault: null } | { readonly answer: null; readonly fault: string }

/** Sends a GET, or a POST if there is a body, to a staff endpoint. Returns the response or an error message. */
export const staffAsk = async <Answer,>(path: string, body?: unknown, method = 'POST'): Promise<Asked<Answer>> => {
  const sent = body === undefined ? {} : { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  try {
    const response = await fetch(path, { credentials: 'same-origin', cache: 'no-store', ...sent })
    const answer = (await response.json()) as Answer & { readonly errors?: readonly { readonly message?: string }[] }
    return response.ok ? { answer, fault: null } : { answer: null, fault: answer.errors?.[0]?.message ?? String(response.status) }
  } catch (fault) {
    return { answer: null, fault: fault instanceof Error ? fault.message : String(fault) }
  }
}

/** Posts to a staff endpoint; returns an error message, or null on success. */
export const staffCall = async (path: string, body: unknown, method = 'POST'): Promise<string | null> =>
  (await staffAsk(path, body, method)).fault

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
  const response = await fetch(`/api/payments/${String(id)}/charges`, { credentials: 'same-origin', cache: 'no-store' })
  return response.ok ? ((await response.json()) as { charges: Sheet | null }).charges : null
}

/** U24: on a payment due by saved card: every attempt with its reason, and a button to retry now. */
export const CardCharges = () => {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const router = useRouter()
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  useEffect(() => {
    let isHere = true
    void read(id).then(
      (found) => isHere && setSheet(found),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [id])

  if (sheet === null) return null

  const press = async () => {
    setBusy(true)
    setFault(await staffCall(`/api/payments/${String(id)}/charge`, {}))
    setSheet(await read(id))
    setBusy(false)
    router.refresh()
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
        <Button buttonStyle="secondary" size="small" type="button" disabled={isBusy} onClick={() => void press()}>
          {translate({ i18n }, 'paymentButtons.again')}
        </Button>
      )}
      <p aria-live="polite" className="field-description">
        {fault}
      </p>
    </section>
  )
}

/** Marks an unpaid payment as received. */
export const ReceivePayment = () => {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  const press = async () => {
    setBusy(true)
    const said = await staffCall(`/api/payments/${id}/received`, {})
    setBusy(false)
    setFault(said)
    if (said === null) router.refresh()
  }

  return (
    <div className="field-type" style={{ marginBlockEnd: 'calc(var(--base) * 0.8)' }}>
      <Button buttonStyle="secondary" size="small" type="button" disabled={isBusy} onClick={() => void press()}>
        {translate({ i18n }, 'paymentButtons.received')}
      </Button>
      <p aria-live="polite" className="field-description">
        {fault}
      </p>
    </div>
  )
}
