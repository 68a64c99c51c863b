import { datedMove, type DatedEvent, type Happening, type NoSuchMove } from '@/core/dated-move'
import { registrarTaskTransitions, type RegistrarTaskStatus } from '@/core/domains/registrar-tasks'
import { refuse, type Result } from '@/core/result'
import type { RegistrarTask } from '@/payload-types'
import type { Handle } from '@/server/platform/database/handle'
import { lockOrderOf } from '@/server/payments/lock-order-of'
import { lockTask } from './task-repository'

type NoMove = NoSuchMove<RegistrarTaskStatus> | { readonly kind: 'changed-meanwhile' }

/** Along its table, dated, and of two people who close it at once only the first. Answers its history. */
export const moveTask = async (
  handle: Handle,
  { id, order, status, events }: Pick<RegistrarTask, 'id' | 'order' | 'status' | 'events'>,
  to: RegistrarTaskStatus,
  happening: Happening,
): Promise<Result<readonly DatedEvent[], NoMove>> => {
  if (to !== status) {
    await lockOrderOf(handle, order)
    if ((await lockTask(handle, id)) !== status) return refuse({ kind: 'changed-meanwhile' })
  }
  return datedMove(registrarTaskTransitions, { status, events: events ?? [] }, to, happening)
}
