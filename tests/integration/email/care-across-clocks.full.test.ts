// own modules: PGOPTIONS is read on import
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { runDomainLifecycle } from '@/modules/renewals/domain-lifecycle'
import { inZone, zones } from '../../support/in-zone'
import { bootPayload } from '../../support/payload'

const day = 86_400_000
/** Daylight saving time ends on 31 October in Europe and on 7 November in America, and starts on 3 October on Lord Howe Island. */
const expiresAt = Date.UTC(2027, 10, 14, 10)

let payload: Payload
beforeAll(async () => {
  // The database has a time zone too.
  ;({ payload } = await bootPayload({ PGOPTIONS: '-c timezone=America/New_York' }))
})

const begin = async (label: string): Promise<string> => {
  const data = {
    name: `${label}.com`,
    extension: '.com',
    status: 'active',
    expiresAt: new Date(expiresAt).toISOString(),
    autoRenew: false,
    customerKey: `${label}@example.com`,
  }
  return String((await payload.create({ collection: 'domains', data: data as never, depth: 0 })).id)
}

const mailed = async (label: string): Promise<readonly string[]> => {
  const { docs } = await payload.find({
    collection: 'mail-outbox',
    where: { recipient: { equals: `${label}@example.com` } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
  })
  return docs.map(({ template, data }) => (template === 'renewal-reminder' ? `reminder ${(data as { days: number }).days}` : template))
}
const eventsOf = async (id: string) =>
  (await payload.findByID({ collection: 'domains', id, depth: 0 })).events?.map(({ type, at }) => [type, Date.parse(at)] as const) ?? []

const all = ['reminder 90', 'reminder 30', 'reminder 7', 'domain-grace', 'domain-redemption', 'domain-expired']
const dueAt = [-90, -30, -7, 0, 30, 60].map((days) => expiresAt + days * day)

/** Runs daily at 9:30 local time, twice concurrently; skips days for which `isAway` is true. */
const watchDaily = async (label: string, isAway: (at: number) => boolean = () => false) => {
  const seen: (readonly [mail: string, at: number])[] = []
  for (let days = -100; days <= 66; days += 1) {
    const at = new Date(2027, 10, 14 + days, 9, 30).getTime()
    if (isAway(at)) continue
    await Promise.all([runDomainLifecycle(payload, at), runDomainLifecycle(payload, at)])
    for (const mail of (await mailed(label)).slice(seen.length)) seen.push([mail, at])
  }
  return seen
}

it('changes the clocks during the test', async () => {
  const { rows } = await payload.db.drizzle.execute(sql`show timezone`)
  expect(rows).toMatchObject([{ TimeZone: 'America/New_York' }])
  const offsets = await Promise.all(
    zones.slice(1).map((zone) => inZone(zone, () => [new Date(2027, 8, 1).getTimezoneOffset(), new Date(2027, 11, 1).getTimezoneOffset()])),
  )
  for (const [summer, winter] of offsets) expect(summer).not.toBe(winter)
})

describe.each(zones)('§9 in %s', (zone) => {
  const label = `clock-${zone.toLowerCase().replaceAll(/[^a-z]/g, '-')}`

  it(
    '§9.49: sends reminders 90, 30 and 7 days before, and one at the start of both periods and at their end: once each, on its day',
    () =>
      inZone(zone, async () => {
        const id = await begin(label)
        const seen = await watchDaily(label)
        expect(seen.map(([mail]) => mail)).toEqual(all)
        // At the first run after it is due; a local day may have an extra hour.
        for (const [index, [, at]] of seen.entries()) {
          expect(at).toBeGreaterThanOrEqual(dueAt[index] ?? 0)
          expect(at - (dueAt[index] ?? 0)).toBeLessThan(day + 3_600_000)
        }
        expect(await eventsOf(id)).toEqual(seen.slice(3).map(([mail, at]) => [mail.replace('domain-', ''), at]))
      }),
    120_000,
  )

  it(
    'sends each once when the worker is down on every such day',
    () =>
      inZone(zone, async () => {
        const away = `${label}-away`
        await begin(away)
        const seen = await watchDaily(away, (at) => dueAt.some((due) => at >= due && at < due + day))
        expect(seen.map(([mail]) => mail)).toEqual(['reminder 89', 'reminder 29', 'reminder 6', ...all.slice(3)])
      }),
    120_000,
  )
})

it('sends only what still applies after weeks without a worker: one reminder, then the current period', async () => {
  const id = await begin('stood-still')
  await runDomainLifecycle(payload, expiresAt - 91 * day)
  await runDomainLifecycle(payload, expiresAt - 20 * day)
  await runDomainLifecycle(payload, expiresAt + 45 * day)
  expect(await mailed('stood-still')).toEqual(['reminder 20', 'domain-redemption'])
  expect(await eventsOf(id)).toEqual([['redemption', expiresAt + 45 * day]])
})
