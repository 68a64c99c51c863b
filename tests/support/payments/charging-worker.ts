// Child process that charges what is due at a given time, so that it can be killed midway.
import config from '@payload-config'
import { getPayload } from 'payload'
import { runDomainLifecycle } from '@/modules/renewals/domain-lifecycle'
import { runCharges } from '@/modules/renewals/dunning.service'
import { holdClock } from '../books/shop-clock'

const payload = await getPayload({ config })
const goTo = holdClock(Date.now())

// The parent process is gone.
process.on('disconnect', () => process.exit())
process.on('message', ({ now, domains = false }: { readonly now: number; readonly domains?: boolean }) => {
  goTo(now)
  const renewed = domains ? runDomainLifecycle(payload, now) : Promise.resolve()
  void renewed.then(() => runCharges(payload, { now })).then(() => process.send?.({ done: now }))
})
process.send?.({ ready: true })
