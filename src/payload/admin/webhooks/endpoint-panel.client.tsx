'use client'

import { useTranslation, Button, useDocumentInfo, FieldDescription, SelectInput, useField } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { postAdmin } from '@/payload/admin/promotions/choices.client'
import { translate } from '@/payload/translate'
import type { BrowserKey } from '@/payload/i18n/browser-words'

interface Answer {
  readonly secret?: string
  readonly queued?: number
}

const useWebhookCall = () => {
  const { i18n } = useTranslation()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)

  const call = async (path: string, body: unknown, say: (answer: Answer) => string): Promise<void> => {
    setBusy(true)
    const answered = await postAdmin<Answer>(path, body)
    setBusy(false)
    setSaid('body' in answered ? say(answered.body) : answered.fault)
    if ('body' in answered) router.refresh()
  }

  return { isBusy, said, call, text: (each: BrowserKey) => translate({ i18n }, each) }
}

const small = { buttonStyle: 'secondary', size: 'small', type: 'button', margin: false } as const
const row = { display: 'flex', flexWrap: 'wrap', gap: 'calc(var(--base) / 2)', alignItems: 'end' } as const

/** Secret (shown once), test delivery, and retry of failed deliveries. */
export const EndpointPanel = () => {
  const { id } = useDocumentInfo()
  const { isBusy, said, call, text } = useWebhookCall()
  const [secret, setSecret] = useState<string | null>(null)
  const [since, setSince] = useState('')
  const path = (name: string) => `/api/webhook-endpoints/${id}/${name}`

  const makeSecret = () =>
    call(path('secret'), {}, (answer) => {
      setSecret(answer.secret ?? null)
      return text('webhooks.secretOnce')
    })

  return (
    <div className="field-type" style={{ display: 'grid', gap: 'calc(var(--base) / 2)' }}>
      <div style={row}>
        <Button {...small} disabled={isBusy} onClick={() => void makeSecret()}>
          {text('webhooks.makeSecret')}
        </Button>
        <Button {...small} disabled={isBusy} onClick={() => void call(path('test'), {}, () => text('webhooks.testQueued'))}>
          {text('webhooks.sendTest')}
        </Button>
      </div>
      <div style={row}>
        <label className="field-label" htmlFor="failed-since">
          {text('webhooks.since')}
          <input id="failed-since" type="date" value={since} onChange={(event) => setSince(event.target.value)} />
        </label>
        <Button
          {...small}
          disabled={isBusy || since === ''}
          onClick={() => void call(path('send-failed'), { since }, ({ queued }) => `${text('webhooks.queuedAgain')}${queued ?? 0}`)}
        >
          {text('webhooks.sendFailed')}
        </Button>
      </div>
      {secret === null ? null : <code style={{ overflowWrap: 'anywhere' }}>{secret}</code>}
      <p aria-live="polite" className="field-description">
        {said}
      </p>
    </div>
  )
}

interface Props {
  readonly path: string
  readonly types: readonly string[]
}

/** Stored as a list of strings, not as a database enum, so that a new event needs no migration. */
export const EventsField = ({ path, types }: Props) => {
  const { value, setValue, showError, errorMessage } = useField<readonly string[] | null>({ path })
  const { i18n } = useTranslation()
  const options = types.map((type) => ({ value: type, label: type }))
  return (
    <div className="field-type">
      <SelectInput
        path={path}
        name={path}
        label={translate({ i18n }, 'webhooks.events')}
        hasMany
        options={options}
        value={[...(value ?? [])]}
        showError={showError}
        onChange={(chosen) => setValue((Array.isArray(chosen) ? chosen : [chosen]).map((each) => String(each.value)))}
      />
      <FieldDescription path={path} description={showError ? errorMessage : translate({ i18n }, 'webhooks.allEvents')} />
    </div>
  )
}

/** Shown for events that were delivered or given up. */
export const DeliveryPanel = () => {
  const { id } = useDocumentInfo()
  const { isBusy, said, call, text } = useWebhookCall()
  const sendAgain = () => call(`/api/webhook-deliveries/${id}/send-again`, {}, () => text('webhooks.testQueued'))
  return (
    <div className="field-type">
      <Button buttonStyle="secondary" size="small" type="button" disabled={isBusy} onClick={() => void sendAgain()}>
        {text('webhooks.sendAgain')}
      </Button>
      <p aria-live="polite" className="field-description">
        {said}
      </p>
    </div>
  )
}
