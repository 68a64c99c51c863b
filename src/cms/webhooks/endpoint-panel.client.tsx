'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { useWebhookCall } from './use-webhook-call.client'
import { webhookWords } from './webhook-words'

const small = { buttonStyle: 'secondary', size: 'small', type: 'button', margin: false } as const
const row = { display: 'flex', flexWrap: 'wrap', gap: 'calc(var(--base) / 2)', alignItems: 'end' } as const

/** Beside a receiver: its secret, shown once; a test; and what failed, once more. */
export const EndpointPanel = () => {
  const { id } = useDocumentInfo()
  const { isBusy, said, call, text } = useWebhookCall()
  const [secret, setSecret] = useState<string | null>(null)
  const [since, setSince] = useState('')
  const path = (name: string) => `/api/webhook-endpoints/${id}/${name}`

  const makeSecret = () =>
    call(path('secret'), {}, (answer) => {
      setSecret(answer.secret ?? null)
      return text(webhookWords.secretOnce)
    })

  return (
    <div className="field-type" style={{ display: 'grid', gap: 'calc(var(--base) / 2)' }}>
      <div style={row}>
        <Button {...small} disabled={isBusy} onClick={() => void makeSecret()}>
          {text(webhookWords.makeSecret)}
        </Button>
        <Button {...small} disabled={isBusy} onClick={() => void call(path('test'), {}, () => text(webhookWords.testQueued))}>
          {text(webhookWords.sendTest)}
        </Button>
      </div>
      <div style={row}>
        <label className="field-label" htmlFor="failed-since">
          {text(webhookWords.since)}
          <input id="failed-since" type="date" value={since} onChange={(event) => setSince(event.target.value)} />
        </label>
        <Button
          {...small}
          disabled={isBusy || since === ''}
          onClick={() => void call(path('send-failed'), { since }, ({ queued }) => `${text(webhookWords.queuedAgain)}${queued ?? 0}`)}
        >
          {text(webhookWords.sendFailed)}
        </Button>
      </div>
      {secret === null ? null : <code style={{ overflowWrap: 'anywhere' }}>{secret}</code>}
      <p aria-live="polite" className="field-description">
        {said}
      </p>
    </div>
  )
}
