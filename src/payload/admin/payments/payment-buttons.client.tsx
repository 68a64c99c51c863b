'use client'

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { cardText } from '@/core/payments/types'
import { translate, words, type Words } from '@/payload/words'
import { formatMoment } from '@/payload/admin/formats'

type Asked<Answer> = { readonly answer: Answer; readonly fault: null } | { readonly answer: null; readonly fault: string }

/** GET, or POST with a body. Resolves to the response or to the error message. */
export const staffAsk = async <Answer,>(path: string, body?: unknown): Promise<Asked<Answer>> => {
  const sent = body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  try {
    const response = await fetch(path, { credentials: 'same-origin', cache: 'no-store', ...sent })
    const answer = (await response.json()) as Answer & { readonly errors?: readonly { readonly message?: string }[] }
    return response.ok ? { answer, fault: null } : { answer: null, fault: answer.errors?.[0]?.message ?? String(response.status) }
  } catch (fault) {
    return { answer: null, fault: fault instanceof Error ? fault.message : String(fault) }
  }
}

/** POST. Resolves to the error message, or null on success. */
export const staffCall = async (path: string, body: unknown): Promise<string | null> => (await staffAsk(path, body)).fault

const texts = {
  title: words({ en: 'Saved card', es: 'Tarjeta guardada', fr: 'Carte enregistrée', de: 'Hinterlegte Karte' }),
  again: words({ en: 'Try again now', es: 'Intentar de nuevo ahora', fr: 'Réessayer maintenant', de: 'Jetzt erneut versuchen' }),
  next: words({ en: 'Next try', es: 'Próximo intento', fr: 'Prochain essai', de: 'Nächster Versuch' }),
  open: words({ en: 'No answer yet', es: 'Aún sin respuesta', fr: 'Pas encore de réponse', de: 'Noch keine Antwort' }),
} as const

const outcomes: Readonly<Record<string, Words>> = {
  paid: words({ en: 'Paid', es: 'Pagado', fr: 'Payé', de: 'Bezahlt' }),
  declined: words({ en: 'Declined', es: 'Rechazado', fr: 'Refusé', de: 'Abgelehnt' }),
  authentication: words({
    en: 'Its holder has to confirm',
    es: 'Debe confirmarlo el titular',
    fr: 'À confirmer par le titulaire',
    de: 'Der Inhaber muss bestätigen',
  }),
  skipped: words({ en: 'Not sent', es: 'No enviado', fr: 'Non envoyé', de: 'Nicht gesendet' }),
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

/** U24: attempts to charge the saved card, each with its reason, and a button to retry now. */
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
    <section className="field-type" aria-label={translate({ i18n }, texts.title)}>
      <p className="field-label">{translate({ i18n }, texts.title)}</p>
      <ul>
        {sheet.attempts.map(({ attempt, startedAt, outcome, reason, askedBy, ...card }) => (
          <li key={attempt}>
            {formatMoment({ i18n }, startedAt)} · {cardText(card)} · {translate({ i18n }, outcomes[outcome ?? ''] ?? texts.open)}
            {[reason, askedBy].map((said) => (said === null ? null : ` · ${said}`))}
          </li>
        ))}
      </ul>
      {sheet.nextAt === null ? null : (
        <p className="field-description">
          {translate({ i18n }, texts.next)}: {formatMoment({ i18n }, sheet.nextAt)}
        </p>
      )}
      {isOver ? null : (
        <Button buttonStyle="secondary" size="small" type="button" disabled={isBusy} onClick={() => void press()}>
          {translate({ i18n }, texts.again)}
        </Button>
      )}
      <p aria-live="polite" className="field-description">
        {fault}
      </p>
    </section>
  )
}

const received = words({ en: 'The money is here', es: 'El dinero ha llegado', fr: 'L’argent est arrivé', de: 'Das Geld ist da' })

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
        {translate({ i18n }, received)}
      </Button>
      <p aria-live="polite" className="field-description">
        {fault}
      </p>
    </div>
  )
}
