import { expect } from 'vitest'
import {
  type DomainContacts,
  registrarJobKinds,
  type Registrar,
  type RegistrarJob,
  type RegistrarJobKind,
  type RegistrarOutcome,
} from '@/core/domains/registrar'
import { availabilityStatuses } from '@/core/domains/types'

/** Adapter under test. */
export interface RegistrarWorld {
  readonly registrar: Registrar
  /** Jobs behind the adapter, with their stored data. */
  readonly jobs: () => Promise<readonly { readonly key: string; readonly domain: string; readonly kept: string }[]>
  /** Makes the backend fail until `mend`. */
  readonly breakDown: () => void
  readonly mend: () => void
}

export interface RegistrarCase {
  readonly name: string
  /** Rejects if the contract is violated. */
  readonly check: (world: RegistrarWorld) => Promise<void>
}

export const contractCode = 'EPP-secret-7391'

const contacts: DomainContacts = {
  registrant: {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '+442079460000',
    line1: '12 St James Square',
    city: 'London',
    postalCode: 'SW1Y 4JH',
    country: 'GB',
  },
}

export const sendJob = (registrar: Registrar, operation: RegistrarJobKind, key: string, domain: string): Promise<RegistrarOutcome> => {
  const job: RegistrarJob = { key, domain, order: null }
  switch (operation) {
    case 'register':
      return registrar.register({ ...job, years: 1, contacts })
    case 'renew':
      return registrar.renew({ ...job, years: 1 })
    case 'transfer':
      return registrar.transfer({ ...job, authorizationCode: async () => contractCode })
    case 'nameservers':
      return registrar.setNameservers({ ...job, nameservers: ['ns1.example.net', 'ns2.example.net'] })
    case 'contacts':
      return registrar.setContacts({ ...job, contacts })
    default:
      return operation satisfies never
  }
}

const isTaken = ({ kind }: RegistrarOutcome): boolean => kind === 'done' || kind === 'pending'

const ofEach = (name: string, check: (world: RegistrarWorld, operation: RegistrarJobKind) => Promise<void>): RegistrarCase[] =>
  registrarJobKinds.map((operation) => ({ name: `${operation}: ${name}`, check: (world) => check(world, operation) }))

/** Contract of all registrar adapters; each case needs a fresh world. */
export const registrarCases: readonly RegistrarCase[] = [
  {
    name: 'check: one honest answer a name, in the order asked, repeats included',
    check: async ({ registrar }) => {
      const names = ['meadow.com', 'orchard.net', 'meadow.com']
      const answers = await registrar.check(names)
      expect(answers.map(({ domain }) => domain)).toEqual(names)
      expect(answers.every(({ status }) => availabilityStatuses.includes(status))).toBe(true)
      expect(await registrar.check([])).toEqual([])
    },
  },
  {
    name: 'check: S3: what fails is unknown, never free, and does not throw',
    check: async ({ registrar, breakDown }) => {
      breakDown()
      expect(await registrar.check(['meadow.com'])).toEqual([{ domain: 'meadow.com', status: 'unknown' }])
    },
  },
  {
    name: 'price: whole minor units above zero, or an honest refusal, also while it fails',
    check: async ({ registrar, breakDown }) => {
      const isHonest = async (extension: string) => {
        const price = await registrar.price(extension, 'register')
        if (price.kind === 'price')
          expect([Number.isInteger(price.minor) && price.minor > 0, /^[A-Z]{3}$/.test(price.currency)]).toEqual([true, true])
        return price.kind
      }
      await isHonest('.com')
      expect(await isHonest('.no-such-ending')).not.toBe('price')
      breakDown()
      expect(await isHonest('.com')).not.toBe('not-offered')
    },
  },
  ...ofEach('the same key is the same job, with the same outcome', async ({ registrar, jobs }, operation) => {
    const first = await sendJob(registrar, operation, 'k1', 'meadow.com')
    expect(isTaken(first)).toBe(true)
    expect(await sendJob(registrar, operation, 'k1', 'meadow.com')).toEqual(first)
    expect(await jobs()).toMatchObject([{ key: 'k1', domain: 'meadow.com' }])
  }),
  ...ofEach('ten at once with one key are one job', async ({ registrar, jobs }, operation) => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => sendJob(registrar, operation, 'k1', 'meadow.com')))
    expect(outcomes.every(isTaken)).toBe(true)
    expect(await jobs()).toHaveLength(1)
  }),
  ...ofEach('two keys are two jobs', async ({ registrar, jobs }, operation) => {
    await sendJob(registrar, operation, 'k1', 'meadow.com')
    await sendJob(registrar, operation, 'k2', 'orchard.com')
    expect(await jobs()).toHaveLength(2)
  }),
  ...ofEach('a key that was another name’s is refused', async ({ registrar, jobs }, operation) => {
    await sendJob(registrar, operation, 'k1', 'meadow.com')
    expect(await sendJob(registrar, operation, 'k1', 'orchard.com')).toEqual({ kind: 'refused', reason: 'key-reused' })
    expect(await jobs()).toHaveLength(1)
  }),
  ...ofEach('a fault is unknown, and the same key asked again is one job', async ({ registrar, jobs, breakDown, mend }, operation) => {
    breakDown()
    expect(await sendJob(registrar, operation, 'k1', 'meadow.com')).toEqual({ kind: 'unknown' })
    mend()
    expect(isTaken(await sendJob(registrar, operation, 'k1', 'meadow.com'))).toBe(true)
    expect(await jobs()).toHaveLength(1)
  }),
  {
    name: 'transfer: R11: the code is in no outcome',
    check: async ({ registrar, jobs }) => {
      const outcome = await sendJob(registrar, 'transfer', 'k1', 'meadow.com')
      expect(JSON.stringify([outcome, await jobs()])).not.toContain(contractCode)
    },
  },
]
