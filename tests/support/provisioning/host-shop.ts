import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { vi } from 'vitest'
import { createContext, replaceServices } from '@/container'
import { runProvisioning } from '@/modules/provisioning/provisioning.service'
import { changeSubscription } from '@/modules/renewals/subscriptions/change-subscription'
import { createLivingShop } from '../subscriptions/living-shop'
import { openToldHost } from './told-host'

const monthly = { type: 'hosting', id: 'shared-basic', billing: 'monthly', quantity: 1 } as const

/** Shop with a fake clock and a controllable host. */
export const createHostShop = (payload: Payload) => {
  const shop = createLivingShop(payload)
  let host = openToldHost()

  const desk = (id: string, kind: 'end' | 'resume') =>
    changeSubscription(createContext(payload, 'en'), { id, change: { kind }, by: { email: 'desk@shop.test', reason: 'As agreed' } })

  const tasksOf = async (id: string) => {
    const { rows } = await payload.db.drizzle.execute<{ task: string }>(
      sql`select kind || ' ' || status as task from provision_tasks where subscription_id = ${id} order by number`,
    )
    return rows.map(({ task }) => task)
  }

  return {
    shop,
    desk,
    tasksOf,
    host: () => host,
    work: () => runProvisioning(createContext(payload, 'en')),
    wait: (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds),
    anotherHost: () => {
      host = openToldHost()
      replaceServices(payload, { provisioner: host.provisioner })
      shop.goTo('2028-03-10')
    },
    /** Buys while the host is in this state. */
    buy: async (name: string, mood: Parameters<typeof host.be>[0]) => {
      host.be(mood)
      await shop.buy(name, monthly)
      return shop.subscriptionOf(name)
    },
  }
}
