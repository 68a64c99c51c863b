/** Shop process of `npm run bench -- simulation`; its worker is a separate process that is killed now and then. */
import config from '@payload-config'
import { getPayload } from 'payload'
import { createContext, replaceServices } from '@/container'
import { refundBalances, settleMoneyBackRefunds } from '@/modules/refunds/money-back.service'
import { openBank } from '../../tests/support/books/bank'
import { checkBooks } from '../../tests/support/books/check-books'
import { drawLives, liveOneDay, returnSurplus } from '../../tests/support/books/customers'
import { holdClock } from '../../tests/support/books/shop-clock'
import { Random } from '../../tests/support/engine/random'
import { startBookWorker } from './book-worker'
import type { ShopMessage, ShopPlan } from './run-shop'

const day = 86_400_000
const first = Date.parse('2028-10-15T09:00:00Z')
/** Number of days with new customers, and length of the simulation in days. */
const [newcomerDays, allDays] = [80, 140]

const { worker: program, ...plan } = JSON.parse(process.argv.at(-1) ?? '') as ShopPlan & { readonly worker: string }
const tell = (message: ShopMessage) => process.send?.(message)

const goTo = holdClock(first)
const payload = await getPayload({ config })
const bank = openBank()
replaceServices(payload, { now: () => Date.now(), payments: { stripe: bank.provider, offline: bank.provider } })
const world = { payload, bank, seed: plan.seed, lives: drawLives(plan.seed, plan.lives, newcomerDays) }
const worker = await startBookWorker(program)
const random = new Random(plan.seed)
/** Days on which the worker is killed, possibly several times. */
const deadly = Array.from({ length: plan.kills }, () => random.between(5, allDays - 5))

/** Runs here: the worker's bank stub has no payments. */
const returnMoney = async () => {
  await refundBalances(createContext(payload, 'en'))
  await settleMoneyBackRefunds(createContext(payload, 'en'))
}

const began = performance.now()
let commands = 0
let lived = 0
for (; lived < allDays && performance.now() - began < plan.seconds * 1000; lived += 1) {
  const today = first + lived * day
  goTo(today)
  const kills = deadly.filter((each) => each === lived).length
  const [done] = await Promise.all([liveOneDay(world, lived), worker.work(today, kills, () => random.next())])
  await returnMoney()
  commands += done
  tell({ progress: `day ${lived}, ${commands} actions, ${Math.round((performance.now() - began) / 1000)} s` })
}
await returnSurplus(world)
await worker.work(Date.now(), 0, () => 0)
await returnMoney()
await worker.stop()
const { faults, figures } = await checkBooks(payload, bank, Date.now())
const lives = world.lives.filter(({ begins }) => begins < lived).length
tell({ report: { lives, days: lived, deeds: commands, kills: deadly.filter((each) => each < lived).length, faults, figures } })
setTimeout(() => process.exit(0), 200)
