'use client'

import { useTranslation, useDocumentInfo, FieldDescription, SelectInput, useField } from '@payloadcms/ui'
import { useState } from 'react'
import { ActionButton, ActionMessage, requestStaffApi, useAct, useText } from '@/payload/admin/staff-call.client'
import { translate } from '@/payload/translate'

interface Answer {
  readonly secret?: string
  readonly queued?: number
}

const useWebhookCall = () => {
  const { isBusy, said, setSaid, act } = useAct()
  const call = async (path: string, body: object, say: (answer: Answer) => string): Promise<void> => {
    let done = ''
    const isDone = await act(async () => {
      const { answer, fault } = await requestStaffApi<Answer>(path, body)
      if (answer) done = say(answer)
      return fault
    })
    if (isDone) setSaid(done)
  }
  return { isBusy, said, call, text: useText() }
}

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
        <ActionButton isInline isOff={isBusy} onPress={makeSecret}>
          {text('webhooks.makeSecret')}
        </ActionButton>
        <ActionButton isInline isOff={isBusy} onPress={() => call(path('test'), {}, () => text('webhooks.testQueued'))}>
          {text('webhooks.sendTest')}
        </ActionButton>
      </div>
      <div style={row}>
        <label className="field-label" htmlFor="failed-since">
          {text('webhooks.since')}
          <input id="failed-since" type="date" value={since} onChange={(event) => setSince(event.target.value)} />
        </label>
        <ActionButton
          isInline
          isOff={isBusy || since === ''}
          onPress={() => call(path('send-failed'), { since }, ({ queued }) => `${text('webhooks.queuedAgain')}${queued ?? 0}`)}
        >
          {text('webhooks.sendFailed')}
        </ActionButton>
      </div>
      {secret === null ? null : <code style={{ overflowWrap: 'anywhere' }}>{secret}</code>}
      <ActionMessage text={said} />
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
      <ActionButton isOff={isBusy} onPress={sendAgain}>
        {text('webhooks.sendAgain')}
      </ActionButton>
      <ActionMessage text={said} />
    </div>
  )
}
