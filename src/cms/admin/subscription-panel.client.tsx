'use client'

import { Button, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { translate, words, type Words } from '../words'
import { staffCall } from './staff-call.client'

type Kind = 'cancelAtEnd' | 'end' | 'resume' | 'putForward'

const texts = {
  title: words({ en: 'What the desk does', es: 'Lo que hace el equipo', fr: 'Ce que fait l’équipe', de: 'Was das Team tut' }),
  reason: words({ en: 'Reason', es: 'Motivo', fr: 'Motif', de: 'Grund' }),
  days: words({ en: 'Days on top', es: 'Días adicionales', fr: 'Jours en plus', de: 'Zusätzliche Tage' }),
  done: words({ en: 'Done.', es: 'Hecho.', fr: 'C’est fait.', de: 'Erledigt.' }),
} as const

const labels: Readonly<Record<Kind, Words>> = {
  cancelAtEnd: words({
    en: 'End with its term',
    es: 'Terminar con su periodo',
    fr: 'Arrêter à l’échéance',
    de: 'Zum Laufzeitende beenden',
  }),
  end: words({ en: 'End now', es: 'Terminar ahora', fr: 'Arrêter maintenant', de: 'Sofort beenden' }),
  resume: words({ en: 'Resume', es: 'Reanudar', fr: 'Reprendre', de: 'Fortsetzen' }),
  putForward: words({ en: 'Put the term forward', es: 'Alargar el periodo', fr: 'Prolonger la période', de: 'Laufzeit verlängern' }),
}

const possible = (state: unknown, isCancelled: unknown): readonly Kind[] => {
  if (state === 'ended') return ['resume']
  return [...(isCancelled === true ? (['resume'] as const) : (['cancelAtEnd'] as const)), 'putForward', 'end']
}

/** U8: beside a subscription. What is done stands in its events with who and why, and among the actions of staff. */
export const SubscriptionPanel = () => {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const router = useRouter()
  const state = useFormFields(([fields]) => fields['state']?.value)
  const isCancelled = useFormFields(([fields]) => fields['cancelAtEnd']?.value)
  const [reason, setReason] = useState('')
  const [days, setDays] = useState('7')
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)

  const press = async (kind: Kind) => {
    setBusy(true)
    const body = { kind, reason, ...(kind === 'putForward' ? { days: Number(days) } : {}) }
    const fault = await staffCall(`/api/subscriptions/${id}/change`, body)
    setBusy(false)
    setSaid(fault ?? translate({ i18n }, texts.done))
    if (fault === null) router.refresh()
  }

  return (
    <fieldset className="field-type" style={{ border: 0, padding: 0, marginBlockEnd: 'calc(var(--base) * 0.8)' }}>
      <legend className="field-label">{translate({ i18n }, texts.title)}</legend>
      <label className="field-label" htmlFor="subscription-reason">
        {translate({ i18n }, texts.reason)}
      </label>
      <div className="input-wrapper field-type text">
        <input id="subscription-reason" type="text" maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
      </div>
      <label className="field-label" htmlFor="subscription-days">
        {translate({ i18n }, texts.days)}
      </label>
      <div className="input-wrapper field-type text">
        <input id="subscription-days" type="text" inputMode="numeric" value={days} onChange={(event) => setDays(event.target.value)} />
      </div>
      {possible(state, isCancelled).map((kind) => (
        <Button
          key={kind}
          buttonStyle="secondary"
          size="small"
          type="button"
          disabled={isBusy || reason.trim() === ''}
          onClick={() => void press(kind)}
        >
          {translate({ i18n }, labels[kind])}
        </Button>
      ))}
      <p aria-live="polite" className="field-description">
        {said}
      </p>
    </fieldset>
  )
}
