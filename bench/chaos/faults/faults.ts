import { setTimeout as sleep } from 'node:timers/promises'
import { killPostgres } from '../replicas/kills'
import type { Outside, Outsider, Trouble } from './outside'
import type { Postgres } from './postgres'
import type { Shop } from './shop'

/** Fault injection; `end` resolves once it is repaired. */
export interface FaultScene {
  readonly name: string
  readonly begin: () => unknown
  readonly end: () => unknown
  /** Duration as a multiple of the default: a full disk takes effect only once its last blocks are written. */
  readonly times?: number
}

const nothing = () => undefined

const ofPostgres = (postgres: Postgres, databaseUrl: string): readonly FaultScene[] => {
  const { proxy, disk } = postgres
  const failOver = (meanwhile: 'refusing' | 'silent') => async () => {
    proxy.loseOpen()
    proxy.become(meanwhile)
    postgres.signal('SIGKILL')
    await postgres.startAgain()
    proxy.become('up')
  }
  return [
    { name: 'Postgres: kill -9 of all processes', begin: () => postgres.signal('SIGKILL'), end: postgres.startAgain },
    { name: 'Postgres: kill -9 of one process', begin: () => killPostgres(databaseUrl).catch(nothing), end: nothing },
    { name: 'Postgres: stopped (SIGSTOP)', begin: () => postgres.signal('SIGSTOP'), end: () => postgres.signal('SIGCONT') },
    { name: 'connection to Postgres: packets dropped', begin: () => proxy.become('frozen'), end: () => proxy.become('up') },
    {
      name: 'connection to Postgres: closed, new ones refused',
      begin: () => {
        proxy.loseOpen()
        proxy.become('refusing')
      },
      end: () => proxy.become('up'),
    },
    {
      name: 'connection to Postgres: closed, new ones hang',
      begin: () => {
        proxy.loseOpen()
        proxy.become('silent')
      },
      end: () => proxy.become('up'),
    },
    { name: 'failover: connections refused meanwhile', begin: nothing, end: failOver('refusing') },
    { name: 'failover: connections hang meanwhile', begin: nothing, end: failOver('silent') },
    {
      name: 'Postgres: disk full',
      times: 3,
      begin: disk.fill,
      end: async () => {
        disk.free()
        // with a full WAL disk Postgres shuts down, and its supervisor restarts it
        await sleep(200)
        if (!postgres.isRunning()) await postgres.startAgain()
      },
    },
  ]
}

const ofShop = (shop: Shop): readonly FaultScene[] => [
  { name: 'shop: kill -9', begin: shop.kill, end: shop.startAgain },
  { name: 'worker: kill -9', begin: shop.worker.kill, end: nothing },
  { name: 'shop: disk full', begin: shop.disk.fill, end: shop.disk.free, times: 3 },
  {
    name: 'shop: disk full, emails stored on it',
    times: 3,
    begin: async () => {
      await shop.worker.keepMails()
      await sleep(3000)
      shop.disk.fill()
    },
    end: async () => {
      shop.disk.free()
      await shop.worker.sendMails()
    },
  },
]

const troubles: readonly Trouble[] = ['refusing', 'silent', 'slow', 'faulty']

const ofOutsider = (name: string, outsider: Outsider): readonly FaultScene[] =>
  troubles.map((trouble) => ({ name: `${name}: ${trouble}`, begin: () => outsider.become(trouble), end: () => outsider.become('up') }))

export const faultsOf = (shop: Shop, postgres: Postgres, { registry, mail, payments }: Outside): readonly FaultScene[] => [
  // baseline without a fault
  { name: 'no fault (baseline)', begin: nothing, end: nothing },
  ...ofPostgres(postgres, shop.databaseUrl),
  ...ofShop(shop),
  ...ofOutsider('registry', registry),
  ...ofOutsider('mail server', mail),
  ...ofOutsider('payments', payments),
]
