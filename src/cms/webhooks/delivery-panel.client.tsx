'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useWebhookCall } from './use-webhook-call.client'
import { webhookWords } from './webhook-words'

/** Beside an event that has left or was given up. */
export const DeliveryPanel = () => {
  const { id } = useDocumentInfo()
  const { isBusy, said, call, text } = useWebhookCall()
  const sendAgain = () => call(`/api/webhook-deliveries/${id}/send-again`, {}, () => text(webhookWords.testQueued))
  return (
    <div className="field-type">
      <Button buttonStyle="secondary" size="small" type="button" disabled={isBusy} onClick={() => void sendAgain()}>
        {text(webhookWords.sendAgain)}
      </Button>
      <p aria-live="polite" className="field-description">
        {said}
      </p>
    </div>
  )
}
