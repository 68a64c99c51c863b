import type { PayloadRequest } from 'payload'
import type { Received } from '@/contract/form-fields'
import { ok, type Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import type { Refusal } from '@/server/platform/refusals'
import { withTransaction } from '@/server/platform/with-transaction'
import { answerDueAt, judgeForm } from './form-guard'

/** What a visitor has written is kept, confirmed and told the staff: all of it or nothing. */
export const receiveForm = async (
  context: Context,
  input: Parameters<typeof judgeForm>[0],
  keep: (req: PayloadRequest, dueAt: string) => Promise<void>,
): Promise<Result<Received, Refusal>> => {
  const dueAt = new Date(answerDueAt(context.now())).toISOString()
  // A robot is told what everybody is told, and learns nothing.
  if (judgeForm(input) === 'person') await withTransaction(context.payload, (req) => keep(req, dueAt))
  return ok({ received: true, answerBy: dueAt })
}
