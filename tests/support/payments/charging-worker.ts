// Charges what is due at the moment it is told, and says when all of it is done: a process of its own, so that it can be killed in the middle.
import config from '@payload-config'
import { getPayload } from 'payload'
import { runCharges } from '@/modules/renewals/dunning/dunning.service'
import { holdClock } from '../books/shop-clock'

const payload = await getPayload({ config })
const goTo = holdClock(Date.now())

// Whoever told it what to do is gone.
process.on('disconnect', () => process.exit())
process.on('message', ({ now }: { readonly now: number }) => {
  goTo(now)
  void runCharges(payload, { now }).then(() => process.send?.({ done: now }))
})
process.send?.({ ready: true })
