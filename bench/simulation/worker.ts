/** Worker process of `npm run bench -- simulation`: runs the jobs due on the given day and reports when done. */
import config from '@payload-config'
import { getPayload } from 'payload'
import { completeOrders } from '@/modules/operations/backfill/complete-orders'
import { runUnpaidOrders } from '@/modules/checkout/unpaid-orders'
import { createContext, replaceServices } from '@/container'
import { runProvisioning } from '@/modules/provisioning/provisioning.service'
import { updateAbandonedTasks } from '@/modules/provisioning/provisioning.repository'
import { runSubscriptions } from '@/modules/renewals/subscriptions/process-subscription'
import { holdClock } from '../../tests/support/books/shop-clock'
import { openBank } from '../../tests/support/books/bank'

const payload = await getPayload({ config })
const goTo = holdClock(Date.now())
const { provider } = openBank()
replaceServices(payload, { now: () => Date.now(), payments: { stripe: provider, offline: provider } })
// Requeue tasks of the killed predecessor, which was the only worker.
await updateAbandonedTasks(payload.db.drizzle)

const workOff = async (now: number): Promise<void> => {
  goTo(now)
  await runUnpaidOrders(createContext(payload, 'en'))
  await runSubscriptions(payload, { now })
  await runProvisioning(createContext(payload, 'en'))
  await completeOrders(payload, { now })
}

// The parent process is gone.
process.on('disconnect', () => process.exit())
process.on('message', ({ now }: { readonly now: number }) => {
  void workOff(now).then(
    () => process.send?.({ done: now }),
    (fault: unknown) => {
      console.error(fault)
      process.exit(1)
    },
  )
})
process.send?.({ ready: true })
