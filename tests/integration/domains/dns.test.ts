import { describe, expect, it } from 'vitest'
import { changeNameservers, changeRecords, type RecordChange, readDns } from '@/modules/domains/dns/dns.service'
import { zoneStoreIn } from '@/modules/domains/dns/dns.repository'
import { createSimulatedDnsHost } from '@/integrations/simulated/dns-host'
import { dnsHostCases } from '../../support/dns-host-contract'
import { createNameOwner, type NameOwner } from '../../support/names/name-owner'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()

const store = zoneStoreIn(payload.db.drizzle)
const simulated = createSimulatedDnsHost({ zones: store, nameservers: ['ns1.shop.test', 'ns2.shop.test'] })

const owner = () => createNameOwner(payload)

const address = (value: string, expectedVersion = 'new', more: Partial<RecordChange> = {}): RecordChange => ({
  name: 'www',
  type: 'A',
  ttl: 3600,
  values: [value],
  isRemoval: false,
  expectedVersion,
  ...more,
})

const codeOf = (result: Awaited<ReturnType<typeof changeRecords>>) =>
  result.ok ? 'done' : result.error.kind === 'error' ? result.error.code : ''

const setsOf = async ({ context, customer, domain }: NameOwner) => {
  const read = await readDns(context, customer, domain)
  if (!read.ok || read.value.zone?.kind !== 'zone') throw new Error('The zone was not read')
  return read.value.zone.sets
}

describe('the simulated DNS host in Postgres', () => {
  it.each(dnsHostCases.filter(({ name }) => !name.includes('fault')))('$name', async ({ check }) => {
    for (const zone of ['meadow.com', 'orchard.com']) await simulated.clear(zone)
    await check({ host: simulated, breakDown: () => undefined, mend: () => undefined })
  })
})

describe('DNS records of an owned domain', () => {
  it('N6: rejects the second of two tabs without overwriting', async () => {
    const own = await owner()
    const { context, customer, domain } = own
    expect(codeOf(await changeRecords(context, customer, domain, address('192.0.2.1')))).toBe('done')
    const [seen] = await setsOf(own)
    const tab = (value: string) => changeRecords(context, customer, domain, address(value, seen?.version))
    const outcomes = (await Promise.all([tab('192.0.2.2'), tab('192.0.2.3'), tab('192.0.2.4')])).map(codeOf).sort()
    expect(outcomes).toEqual(['dns-changed', 'dns-changed', 'done'])
    const [now] = await setsOf(own)
    expect(now?.values).not.toEqual(['192.0.2.1'])
    expect(codeOf(await changeRecords(context, customer, domain, address('192.0.2.9', seen?.version, { isRemoval: true })))).toBe(
      'dns-changed',
    )
    expect(await setsOf(own)).toEqual([now])
    expect(codeOf(await changeRecords(context, customer, domain, address('', now?.version, { isRemoval: true })))).toBe('done')
    expect(await setsOf(own)).toEqual([])
  })

  it('N6: gives a new owner an empty zone, and keeps both of two concurrent first changes', async () => {
    const own = await owner()
    const { context, customer, domain } = own
    await simulated.change(domain, {
      name: 'old',
      type: 'A',
      before: null,
      after: { name: 'old', type: 'A', ttl: 60, values: ['192.0.2.66'] },
    })
    expect(await setsOf(own)).toEqual([])
    const outcomes = await Promise.all([
      changeRecords(context, customer, domain, address('192.0.2.1')),
      changeRecords(context, customer, domain, address('192.0.2.2', 'new', { name: 'blog' })),
    ])
    expect(outcomes.map(codeOf)).toEqual(['done', 'done'])
    expect((await setsOf(own)).map(({ name }) => name)).toEqual(['blog', 'www'])
  })

  it('N6: answers 404 for a domain of another customer', async () => {
    const [mine, theirs] = [await owner(), await owner()]
    expect((await readDns(mine.context, mine.customer, theirs.domain)).ok).toBe(false)
    expect(codeOf(await changeRecords(mine.context, mine.customer, theirs.domain, address('192.0.2.1')))).toBe('not-found')
    expect(
      (await changeNameservers(mine.context, mine.customer, theirs.domain, { kind: 'own', names: ['ns1.example.net', 'ns2.example.net'] }))
        .ok,
    ).toBe(false)
    expect(await store.read(theirs.domain)).toEqual([])
  })

  it('N7: reports invalid records at their field, and writes nothing', async () => {
    const own = await owner()
    const { context, customer, domain } = own
    const wrong = await changeRecords(context, customer, domain, address('192.0.2.256'))
    expect(wrong).toMatchObject({
      ok: false,
      error: { code: 'dns-record', field: 'values', values: { fault: 'ipv4', value: '192.0.2.256' } },
    })
    await changeRecords(context, customer, domain, address('192.0.2.1'))
    const alias = address('host.example.com', 'new', { type: 'CNAME' })
    expect(await changeRecords(context, customer, domain, alias)).toMatchObject({
      error: { code: 'dns-record', values: { fault: 'cnameAlone' } },
    })
    expect(await setsOf(own)).toHaveLength(1)
  })

  it('N6: reports servers that do not respond, and changes nothing', async () => {
    const own = await owner()
    const silent = {
      nameservers: [],
      read: async () => ({ kind: 'unknown' as const }),
      change: async () => 'unknown' as const,
      clear: async () => 'unknown' as const,
    }
    const context = { ...own.context, dnsHost: silent }
    expect(codeOf(await changeRecords(context, own.customer, own.domain, address('192.0.2.1')))).toBe('dns-unavailable')
    expect((await payload.findByID({ collection: 'domains', id: own.row, depth: 0 })).zoneStartedAt ?? null).toBeNull()
  })
})

describe('nameservers of an owned domain', () => {
  const others = { kind: 'own', names: ['ns1.example.net', 'ns2.example.net'] } as const

  it('N8, L9: requests the change at the registrar; ours keep the records, shown as saved while other servers are in use', async () => {
    const own = await owner()
    const { context, customer, domain } = own
    await changeRecords(context, customer, domain, address('192.0.2.1'))
    expect((await changeNameservers(context, customer, domain, others)).ok).toBe(true)
    const saved = [{ values: ['192.0.2.1'] }]
    expect(await readDns(context, customer, domain)).toMatchObject({
      value: { nameservers: others.names, zone: null, task: 'done', saved },
    })
    expect(codeOf(await changeRecords(context, customer, domain, address('192.0.2.2', 'new', { name: 'blog' })))).toBe('not-found')
    expect((await changeNameservers(context, customer, domain, { kind: 'ours' })).ok).toBe(true)
    expect(await setsOf(own)).toHaveLength(1)
    const { docs } = await payload.find({
      collection: 'registrar-tasks',
      where: { domain: { equals: domain } },
      sort: 'createdAt',
      depth: 0,
    })
    expect(docs.map(({ kind, status, details }) => [kind, status, details])).toEqual([
      ['nameservers', 'done', 'ns1.example.net\nns2.example.net'],
      ['nameservers', 'done', context.dnsHost?.nameservers.join('\n')],
    ])
  })

  it('N8: sends nothing for an unchanged list, and reports an invalid one at its field', async () => {
    const { context, customer, domain } = await owner()
    await Promise.all(Array.from({ length: 5 }, () => changeNameservers(context, customer, domain, others)))
    expect((await payload.count({ collection: 'registrar-tasks', where: { domain: { equals: domain } } })).totalDocs).toBe(1)
    expect(await changeNameservers(context, customer, domain, { kind: 'own', names: ['ns1.example.net'] })).toMatchObject({
      error: { code: 'nameservers', field: 'names', values: { fault: 'tooFew' } },
    })
  })

  it('N8: reverts when the registrar cannot tell whether the change was applied', async () => {
    const { context, customer, domain } = await owner()
    const lost = { setNameservers: async () => ({ kind: 'unknown' as const }) }
    const failing = {
      ...context,
      registrarOf: (tasks: Parameters<typeof context.registrarOf>[0]) => ({ ...context.registrarOf(tasks), ...lost }),
    }
    await expect(changeNameservers(failing, customer, domain, others)).rejects.toThrow()
    expect(await readDns(context, customer, domain)).toMatchObject({ value: { nameservers: null } })
  })
})
