import type { Payload } from 'payload'
import type { SwitchOffReason } from '@/core/webhooks/delivery-status'
import { queueStaffNotice } from '@/server/platform/outbox/queue-staff-notice'
import { updateSwitchedOff } from './endpoint-repository'

const reasons = {
  gone: 'gone: HTTP 410',
  failing: 'failing: nothing else for three days',
} as const satisfies Record<SwitchOffReason, string>

/** W4: nobody is told any more at this address, and the staff read of it: in one transaction, once. */
export const switchOff = (payload: Payload, endpoint: string, reason: SwitchOffReason, now: number): Promise<void> =>
  payload.db.drizzle.transaction(async (transaction) => {
    const url = await updateSwitchedOff(transaction, endpoint, reason)
    if (url === null) return
    await queueStaffNotice(transaction, {
      kind: 'webhook-off',
      key: `${endpoint}:${now}`,
      adminPath: `/collections/webhook-endpoints/${endpoint}`,
      facts: [
        { name: 'receiver', value: url },
        { name: 'reason', value: reasons[reason] },
      ],
    })
  })
