import type { Endpoint } from 'payload'
import { z } from 'zod'
import { actorOf, insertStaffAction } from '@/lib/audit'
import { retryFailedJob } from '@/modules/operations/job-queue.repository'
import { admins, guardEndpoint } from '@/payload/access/rules'
import { answered, refused } from '@/payload/admin/payments/staff-calls'
import { words } from '@/payload/words'

const gone = [404, words('failedJobs.gone')] as const

/** `POST /api/jobs/{id}/retry` (W16): runs a failed job at once, for admins. */
const retry: Endpoint = {
  method: 'post',
  path: '/jobs/:id/retry',
  handler: async (req) => {
    const id = z
      .string()
      .regex(/^\d{1,18}$/)
      .safeParse(req.routeParams?.['id']).data
    const person = actorOf(req)
    if (id === undefined || person === null) return refused(req, gone)
    const isRetried = await req.payload.db.drizzle.transaction(async (transaction) => {
      if (!(await retryFailedJob(transaction, id))) return false
      await insertStaffAction(transaction, { person, action: 'changed', area: 'jobs', document: id, fields: ['retry'] })
      return true
    })
    return isRetried ? answered({ isDone: true }) : refused(req, gone)
  },
}

export const jobEndpoints: Endpoint[] = [guardEndpoint(retry, admins)]
