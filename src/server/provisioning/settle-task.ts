import { paidUntil, stateByClock } from '@/core/subscriptions/lifecycle'
import type { Access, ProvisionOperation } from '@/core/provisioning/provisioner'
import { queueStaffNotice } from '@/server/platform/outbox/queue-staff-notice'
import { queueMail } from '@/server/platform/outbox/queue-mail'
import type { Transaction } from '@/server/platform/with-transaction'
import { findSubscriptionLimits } from '@/server/subscriptions/find-limits'
import { noticeOf } from '@/server/subscriptions/notice-of'
import type { SubscriptionRecord } from '@/server/subscriptions/subscription-record'
import { insertSubscriptionEvent } from '@/server/subscriptions/subscription-repository'
import { writeMove } from '@/server/subscriptions/write-move'
import { updateAccess } from '@/server/subscriptions/access-repository'

export interface Settling {
  readonly transaction: Transaction
  /** Its row is held. */
  readonly subscription: SubscriptionRecord
  readonly task: { readonly id: string; readonly kind: ProvisionOperation }
  readonly at: number
  /** The member of staff. */
  readonly by?: string | null
}

/** U26: it is set up: from now on it is what its dates say. Its term began with the money and does not move. */
const ready = async ({ transaction, subscription, task, at, by = null }: Settling, access: Access | null): Promise<void> => {
  if (access !== null) await updateAccess(transaction, subscription.id, access)
  if (subscription.state === 'ended') return
  const limits = await findSubscriptionLimits(transaction)
  const state = subscription.state === 'pending' ? stateByClock({ ...subscription, state: 'active' }, at, limits) : subscription.state
  const isOver = state === 'ended'
  const after = isOver ? subscription : await writeMove(transaction, subscription, { state }, { at, limits, by, event: 'setUp' })
  if (isOver) return
  const notice = { kind: 'ready' as const, date: new Date(paidUntil(after)).toISOString(), ...(access === null ? {} : { access }) }
  await queueMail(transaction, noticeOf(after, notice, `subscription-ready:${task.id}`))
}

/** What a job that is done means for its subscription, in the transaction that notes it. */
export const settleDone = async (settling: Settling, access: Access | null): Promise<void> => {
  const { transaction, subscription, task, at, by = null } = settling
  switch (task.kind) {
    case 'create':
      return ready(settling, access)
    case 'change':
      if (access !== null) await updateAccess(transaction, subscription.id, access)
      return insertSubscriptionEvent(transaction, subscription.id, { type: 'changedAtHost', at, note: null, by })
    case 'end':
      return updateAccess(transaction, subscription.id, null)
    case 'suspend':
    case 'resume':
      return undefined
    default:
      return task.kind satisfies never
  }
}

/** U27: somebody has to look; the desk itself knows. */
export const settleFailed = async (
  { transaction, subscription, task, at, by = null }: Settling,
  reason: string,
  round: string,
): Promise<void> => {
  await insertSubscriptionEvent(transaction, subscription.id, { type: `${task.kind}Failed`, at, note: reason, by })
  if (by !== null) return
  await queueStaffNotice(transaction, {
    kind: 'provisioning-failed',
    key: round,
    adminPath: `/collections/provision-tasks/${task.id}`,
    facts: [
      { name: 'name', value: subscription.name },
      { name: 'reason', value: reason },
    ],
  })
}
