import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { WebhookEndpoint } from '@/payload-types'
import { handleOfRequest } from '@/lib/http/client-address'
import { updateResumed } from '@/modules/webhooks/webhooks.repository'

/** Who switches it on has seen why it was off. */
export const clearSwitchedOff: CollectionBeforeChangeHook<WebhookEndpoint> = ({ data }) =>
  data.isActive === true ? { ...data, switchedOff: null } : data

/** W4: a receiver that is switched on, or has another address, is asked at once. */
export const resumeWebhook: CollectionAfterChangeHook<WebhookEndpoint> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.isActive !== true) return
  if (previousDoc.isActive !== true || previousDoc.url !== doc.url) await updateResumed(await handleOfRequest(req), doc.id)
}
