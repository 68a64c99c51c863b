import type { Locator, Page } from '@playwright/test'
import pg from 'pg'
import { newPerson, signUp } from './support/account'
import { openMail } from './support/mailbox'
import { checkOut, chooseInSandbox, orderHeading, putDomainIntoCart } from './support/purchase'
import { expect, expectAccessible, freshLabel, test, wordsOf, type Language } from './support/shop'
import { freeDomain } from './support/shop-api'

test.use({ viewport: { width: 1440, height: 900 } })
// Each run is its own visitor.
test.describe.configure({ mode: 'parallel' })

const plan = { name: 'Shared Basic', item: { type: 'hosting', id: 'shared-basic', billing: 'monthly', quantity: 1 } }
const mail = { name: 'Mail Solo', item: { type: 'email', id: 'email-solo', billing: 'monthly', quantity: 1 } }

const withDatabase = async <Answer>(work: (client: pg.Client) => Promise<Answer>): Promise<Answer> => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** As if ten minutes had passed for the simulated host, and the next checks of the DNS were due. */
const tenMinutesLater = (email: string) =>
  withDatabase(async (client) => {
    const whose = 'select id from subscriptions where customer_key = $1'
    const services = `select service from provision_tasks where subscription_id in (${whose})`
    await client.query(`update infra.simulated_services set since = since - interval '10 minutes' where service in (${services})`, [email])
    await client.query(
      `update infra.domain_connections set next_check_at = now() where next_check_at is not null and subscription_id in (${whose})`,
      [email],
    )
  })

interface ShownRecord {
  readonly type: string
  readonly name: string
  readonly value: string
}

interface StoredSet {
  readonly name: string
  readonly type: string
  readonly ttl: number
  readonly values: readonly string[]
}

const zoneOf = (domain: string): Promise<readonly ShownRecord[]> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ sets: readonly StoredSet[] }>('select sets from infra.dns_zones where name = $1', [domain])
    return (rows[0]?.sets ?? []).flatMap(({ name, type, values }) =>
      values.map((value) => ({ type, name: name === '@' ? domain : `${name}.${domain}`, value })),
    )
  })

/** Sets records as their holder does where the DNS of a domain is managed; in the simulation every zone is in one place. */
const setRecords = (domain: string, records: readonly ShownRecord[]) =>
  withDatabase(async (client) => {
    const sets = new Map<string, StoredSet>()
    for (const { type, name: whole, value } of records) {
      const name = whole === domain ? '@' : whole.slice(0, -domain.length - 1)
      const known = sets.get(`${name} ${type}`)
      sets.set(`${name} ${type}`, { name, type, ttl: 3600, values: [...new Set([...(known?.values ?? []), value])] })
    }
    await client.query(
      'insert into infra.dns_zones (name, sets) values ($1, $2::jsonb) on conflict (name) do update set sets = excluded.sets',
      [domain, JSON.stringify([...sets.values()])],
    )
  })

const countRunningMails = (email: string): Promise<number> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from mail_outbox where recipient = $1 and data->>'kind' = 'running'`,
      [email],
    )
    return Number(rows[0]?.count ?? 0)
  })

const cardOf = (page: Page, language: Language, name: string, domain: string): Locator =>
  page.getByRole('article', { name: wordsOf(language)('websiteSetup.of', { plan: name, domain }) })

const recordsIn = async (part: Locator | Page, language: Language, domain: string): Promise<readonly ShownRecord[]> => {
  const table = part.getByRole('table', { name: wordsOf(language)('account.attach.records', { domain }) })
  const rows = await table.locator('tbody tr').all()
  return Promise.all(
    rows.map(async (row) => ({
      type: (await row.locator('th').textContent()) ?? '',
      name: (await row.locator('td').first().textContent()) ?? '',
      value: (await row.locator('code').first().textContent()) ?? '',
    })),
  )
}

interface Visit {
  readonly page: Page
  readonly language: Language
  readonly domain: string
  readonly orderPath: string
}

/** The records of both plans: a guest's are on the order page, a customer's on the page of each plan. */
const shownRecords = async ({ page, language, domain, orderPath }: Visit, who: 'guest' | 'customer'): Promise<readonly ShownRecord[]> => {
  if (who === 'guest') {
    await page.goto(orderPath)
    const found = [plan, mail].map(async ({ name }) => {
      const card = cardOf(page, language, name, domain)
      const details = card.locator('details')
      await expect(details).toHaveCount(1, { timeout: 2_000 })
      if ((await details.getAttribute('open')) === null) await details.locator('summary').click()
      return recordsIn(card, language, domain)
    })
    return (await Promise.all(found)).flat()
  }
  const found: ShownRecord[] = []
  for (const { name } of [plan, mail]) {
    await page.goto(`/${language}/subscriptions`)
    await page
      .getByRole('main')
      .getByRole('link', { name: wordsOf(language)('receipt.attached', { name, domain }), exact: true })
      .click()
    await page.waitForURL(/\/subscriptions\/[0-9a-f-]{36}/)
    found.push(...(await recordsIn(page, language, domain)))
  }
  return found
}

const text = (records: readonly ShownRecord[]): readonly string[] => records.map((each) => `${each.name} ${each.type} ${each.value}`).sort()

// Every pair of visitor, language and place.
const runs = [
  { who: 'guest', language: 'en', isElsewhere: false },
  { who: 'customer', language: 'de', isElsewhere: false },
  { who: 'guest', language: 'de', isElsewhere: true },
  { who: 'customer', language: 'en', isElsewhere: true },
] as const

for (const { who, language, isElsewhere } of runs) {
  const what = isElsewhere ? 'hosting and email for a domain held elsewhere' : 'a domain, hosting and email'
  test(`C4, C6, C7, C14: a ${who} buys ${what} in one order, in ${language}, until the website runs`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.setTimeout(240_000)
    const words = wordsOf(language)
    const person = newPerson()
    if (who === 'customer') await signUp(page, language, person)
    const domain = isElsewhere ? `${freshLabel()}.com` : await freeDomain(request)

    await test.step('one order, paid by the sandbox card', async () => {
      if (isElsewhere) await page.goto(`/${language}/shared-hosting`)
      else await putDomainIntoCart(page, language, domain)
      const items = [plan, mail].map(({ item }) => ({ ...item, serviceData: { domain } }))
      const put = await page.request.post('/api/cart/items', { data: { items }, headers: { Origin: baseURL ?? '' } })
      expect(put.ok(), await put.text()).toBe(true)
      await checkOut(page, language, person, 'sandbox')
      await chooseInSandbox(page, language, 'paid')
      await expect(orderHeading(page, language, 'paid')).toBeVisible()
    })
    const orderPath = new URL(page.url()).pathname
    const visit = { page, language, domain, orderPath }
    const card = cardOf(page, language, plan.name, domain)

    if (isElsewhere)
      await test.step('C13: the records to set are listed, and set where the DNS is managed', async () => {
        let listed: readonly ShownRecord[] = []
        await expect(async () => {
          await tenMinutesLater(person.email)
          listed = await shownRecords(visit, who)
          expect(listed.map(({ type }) => type)).toEqual(expect.arrayContaining(['A', 'MX']))
        }).toPass({ timeout: 90_000 })
        await setRecords(domain, listed)
      })

    await test.step('C6: five green states on the card', async () => {
      await expect(async () => {
        await tenMinutesLater(person.email)
        await page.goto(orderPath)
        await expect(card.locator('li[data-state="done"]')).toHaveCount(5, { timeout: 1_000 })
      }).toPass({ timeout: 120_000 })
      await expect(card.getByText(words('websiteSetup.summaries.running'))).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('C4, C14: the DNS has the records of the list, and no others', async () => {
      const listed = text(await shownRecords(visit, who))
      expect(listed.filter((each) => each.includes(' MX '))).toHaveLength(1)
      expect(listed).toEqual(text(await zoneOf(domain)))
    })

    await test.step('C7: one email says that everything runs', async () => {
      const name = `${plan.name} + ${mail.name}`
      const told = await openMail(page.context(), person.email, words('mail.subscription.running.subject', { domain, name }))
      expect(await told.language()).toBe(language)
      await told.close()
      expect(await countRunningMails(person.email)).toBe(1)
    })
  })
}
