import type { Access } from '@/core/provisioning/provisioner'
import { isCloseable, mayRunAgain } from '@/core/provisioning/task-status'
import { ok, refuse, type Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import { insertStaffAction } from '@/server/platform/staff-action-repository'
import type { Transaction } from '@/server/platform/with-transaction'
import type { SubscriptionRecord } from '@/server/subscriptions/subscription-record'
import { lockSubscription } from '@/server/subscriptions/subscription-repository'
import { settleDone, settleFailed } from './settle-task'
import { findSubscriptionOfTask, lockTask, updateByDesk, updateRunAgain, type KnownTask } from './task-repository'

export type DeskDeed =
  | { readonly kind: 'done'; readonly access: Access | null }
  | { readonly kind: 'failed' | 'again'; readonly reason: string }

export interface DeskWish {
  readonly id: string
  readonly deed: DeskDeed
  /** The member of staff. */
  readonly by: string
}

export type NotClosed = 'not-found' | 'not-possible'

interface Desk {
  readonly transaction: Transaction
  readonly subscription: SubscriptionRecord
  readonly task: KnownTask
  readonly at: number
  readonly by: string
}

const perform = async ({ transaction, subscription, task, at, by }: Desk, deed: DeskDeed): Promise<boolean> => {
  const settling = { transaction, subscription, task, at, by }
  if (deed.kind === 'again') {
    if (!mayRunAgain(task.status)) return false
    await updateRunAgain(transaction, task, at)
    return true
  }
  if (!isCloseable(task.status) || (deed.kind === 'failed' && task.status === 'failed')) return false
  const closed = { nextAttemptAt: null, at, by }
  if (deed.kind === 'done') {
    await updateByDesk(transaction, task.id, { ...closed, status: 'done', fault: null })
    await settleDone(settling, deed.access)
    return true
  }
  await updateByDesk(transaction, task.id, { ...closed, status: 'failed', fault: 'given-up', note: deed.reason })
  await settleFailed(settling, deed.reason, `${task.id}:${task.round}`)
  return true
}

/** U29: what staff say of a task: with who did it among the actions of staff, in one transaction, however many press at once. */
export const closeTask = async ({ payload, now }: Context, { id, deed, by }: DeskWish): Promise<Result<null, NotClosed>> =>
  payload.db.drizzle.transaction(async (transaction): Promise<Result<null, NotClosed>> => {
    const owner = await findSubscriptionOfTask(transaction, id)
    const subscription = owner === null ? null : await lockSubscription(transaction, owner)
    const task = subscription && (await lockTask(transaction, id))
    if (!subscription || !task) return refuse('not-found')
    if (!(await perform({ transaction, subscription, task, at: now(), by }, deed))) return refuse('not-possible')
    const action = { person: by, action: 'changed', area: 'provision-tasks', document: id, fields: [deed.kind] } as const
    await insertStaffAction(transaction, action)
    return ok(null)
  })
