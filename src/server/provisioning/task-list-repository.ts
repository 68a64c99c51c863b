import { sql } from '@payloadcms/db-postgres'
import type { KnownProvisionTask, ProvisionTaskList } from '@/core/provisioning/provision-tasks'
import { asKnown, type ProvisionTaskStatus } from '@/core/provisioning/task-status'
import type { Handle } from '@/server/platform/database/handle'
import { findAccess } from '@/server/subscriptions/access-repository'

/** The staff's work list is the shop's own tasks: what is handed to people stands there already, and stays open until they say so. */
export const taskListIn = (handle: Handle): ProvisionTaskList => ({
  put: async ({ key }) => {
    const { rows } = await handle.execute<Omit<KnownProvisionTask, 'status'> & { status: ProvisionTaskStatus } & Record<string, unknown>>(
      sql`select id, kind, service, status from provision_tasks where key = ${key}`,
    )
    const [row] = rows
    if (!row) throw new Error('There is no such task')
    return { ...row, status: asKnown(row.status) }
  },
  findAccess: (service) => findAccess(handle, service),
})
