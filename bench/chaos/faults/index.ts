/**
 * npm run bench -- faults [part-of-a-name …] [--faults 25] [--seed 1] [--lasts 5] [--rate 1]: fault injection on a built shop, its worker
 * and a separate Postgres under steady load, in random order by seed. Every request is answered within two seconds, visited pages stay
 * available, everything recovers within five seconds, and the ledger is correct at the end. Needs root on Linux: full disks are mounts, in
 * a network namespace of its own.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { addCountedCode } from '../replicas/books'
import { drawnBy } from '../replicas/kills'
import { Fault, say, step } from '../../../scripts/lib/output.mjs'
import { dataFolder } from '../../../scripts/lib/project.mjs'
import { checkMachine } from '../../../scripts/lib/prepare.mjs'
import { runCommand } from '../../../scripts/lib/process.mjs'
import { readAllBooks } from './books'
import { watchCores, type CoreWaits } from './core-waits'
import { faultsOf, type FaultScene } from './faults'
import { kindsOf } from './kinds'
import { openBuyers } from './orders'
import { openOutside } from './outside'
import { enterOwnNamespace, furnishOwnNamespace, isInOwnNamespace } from './own-world'
import { openPostgres } from './postgres'
import { isCached, rowOf, tableOf, wrongIn, type Row } from './report'
import { openShop, type Shop } from './shop'
import { startTraffic, type Traffic } from './traffic'

const code = 'COUNTED'
/** In ms: pause before each fault, and after it, longer than any recovery. */
const calm = 2_000
const watched = 8_000

const renderScenes = (scenes: readonly FaultScene[], times: number, draw: (below: number) => number): readonly FaultScene[] => {
  const drawn: FaultScene[] = []
  let rest: FaultScene[] = []
  while (drawn.length < times) {
    if (rest.length === 0) rest = [...scenes]
    drawn.push(...rest.splice(draw(rest.length), 1))
  }
  return drawn
}

interface Day {
  readonly shop: Shop
  readonly traffic: Traffic
  readonly cores: CoreWaits
}

const suffer = async (scene: FaultScene, lasts: number, { shop, traffic, cores }: Day): Promise<Row> => {
  await sleep(calm)
  const begun = performance.now()
  await scene.begin()
  await sleep(lasts * (scene.times ?? 1))
  await scene.end()
  const ended = performance.now()
  await sleep(watched)
  const heard = traffic.between(begun, performance.now() - 1)
  return rowOf({ fault: scene.name, heard, ended, wasAway: shop.wasAway, cores })
}

const proveFaults = async (): Promise<number> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      faults: { type: 'string' },
      seed: { type: 'string', default: '1' },
      lasts: { type: 'string', default: '5' },
      rate: { type: 'string', default: '1' },
    },
  })
  furnishOwnNamespace()
  const postgres = await step('Starting Postgres on a small disk', openPostgres)
  const outside = await step('Starting a registry, a mail server and a payment provider', () =>
    openOutside(path.join(dataFolder, 'faults-registry')),
  )
  const shop = await openShop(postgres.url, outside.settings)
  await addCountedCode(shop.databaseUrl, code)
  const scenes = faultsOf(shop, postgres, outside).filter(
    ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
  )
  if (scenes.length === 0) throw new Fault('No fault matches these names', 'Omit the names to run all faults.')
  const buyers = openBuyers(shop.url, outside.payments.sessions)
  const kinds = await kindsOf(shop.url, buyers, code)
  // warm-up: loads code and caches pages
  await step('Warming up', async () => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.all(kinds.map(({ ask }) => ask()))
  })
  const rate = Number(values.rate)
  const traffic = startTraffic(kinds.map((kind) => ({ ...kind, perSecond: kind.perSecond * rate })))
  const cores = watchCores(() => [shop.pid()])
  const rows: Row[] = []
  const draw = drawnBy(Number(values.seed))
  for (const scene of renderScenes(scenes, Number(values.faults ?? scenes.length), draw)) {
    const row = await step(scene.name, async (note) => {
      const suffered = await suffer(scene, Number(values.lasts) * 1000, { shop, traffic, cores })
      note(isCached(suffered) ? 'passed' : 'failed', isCached(suffered))
      return suffered
    })
    if (!isCached(row)) for (const line of wrongIn(row)) say(`       ${line}`)
    rows.push(row)
  }
  await traffic.stop()
  const differences = await step('Reconciling the ledger', () => readAllBooks(shop, buyers, outside, code))
  say(`\n${tableOf(rows)}\n`)
  const confirmed = buyers.attempts.filter(({ number }) => number !== null).length
  say(
    `  seed ${values.seed}: ${buyers.attempts.length} orders attempted, ${confirmed} confirmed immediately, ${buyers.paid.size} paid by card`,
  )
  for (const [name, difference] of Object.entries(differences)) say(`  ${difference === 0 ? '✓' : '✗'}  ${name}: ${difference}`)
  return rows.every(isCached) && Object.values(differences).every((each) => each === 0) ? 0 : 1
}

await runCommand(async () => {
  checkMachine()
  return isInOwnNamespace() ? proveFaults() : enterOwnNamespace()
})
