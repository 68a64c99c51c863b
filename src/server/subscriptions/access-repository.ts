import { sql } from '@payloadcms/db-postgres'
import type { Access } from '@/core/provisioning/provisioner'
import type { Handle } from '@/server/platform/database/handle'

interface Stored extends Record<string, unknown> {
  readonly address: string | null
  readonly user: string | null
  readonly panel: string | null
}

const whole = ({ address, user, panel }: Stored): Access | null =>
  address === null || user === null || panel === null ? null : { address, user, panel }

/** What staff have typed in for the service's owner, or a host has said. */
export const findAccess = async (handle: Handle, service: string): Promise<Access | null> => {
  const { rows } = await handle.execute<Stored>(sql`
    select s.access_address as address, s.access_user as user, s.access_panel as panel from subscriptions s
    where s.id = (select subscription_id from provision_tasks where service = ${service} order by number limit 1)
  `)
  return rows[0] ? whole(rows[0]) : null
}

/** The same, of a subscription. */
export const findAccessOf = async (handle: Handle, subscription: string): Promise<Access | null> => {
  const { rows } = await handle.execute<Stored>(
    sql`select access_address as address, access_user as user, access_panel as panel from subscriptions where id = ${subscription}`,
  )
  return rows[0] ? whole(rows[0]) : null
}

/** U28: shown to its owner; none where it is gone. */
export const updateAccess = async (handle: Handle, subscription: string, access: Access | null): Promise<void> => {
  await handle.execute(sql`
    update subscriptions set access_address = ${access?.address ?? null}, access_user = ${access?.user ?? null}, access_panel = ${access?.panel ?? null},
      updated_at = now()
    where id = ${subscription}
  `)
}
