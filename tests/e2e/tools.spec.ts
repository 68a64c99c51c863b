import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, freshLabel, test, wordsOf } from './support/shop'

const words = wordsOf('en')

test.use({ viewport: { width: 1440, height: 900 } })
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('§1.10: bulk search: a pasted list, three honest states, a file to take along, all the free ones into the cart', async ({ page }) => {
  const label = freshLabel()
  await page.goto('/en/domains/bulk-search')
  await page.getByLabel(words('bulkSearch.field')).fill(`1. unknown-${label}.com, ${label}.net\n- -bad.com; ${label}.zz ${label}.net`)
  await expect(page.getByText(words('bulkSearch.count', { count: 4, most: 100 }))).toBeVisible()
  await page.getByRole('button', { name: words('bulkSearch.search') }).click()
  await expect(rowOf(page, `unknown-${label}.com`)).toContainText(words('bulkSearch.noAnswer'))
  await expect(rowOf(page, '-bad.com')).toContainText(words('validation.hyphenPosition'))
  await expect(rowOf(page, `${label}.zz`)).toContainText(words('errors.unknown-extension'))
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words('bulkSearch.download') }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(words('bulkSearch.file.fileName'))
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
  expect(lines).toHaveLength(6)
  expect(lines.find((line) => line.includes('-bad.com'))).toMatch(/^'-bad\.com,/)

  const ask = rowOf(page, `unknown-${label}.com`).getByRole('button', { name: words('domainSearch.askAgain') })
  const asked = page.waitForResponse('**/api/domains/bulk-search?*')
  await ask.click()
  expect((await asked).status()).toBe(200)
})

test('§2.34: bulk search: more than a hundred names are not sent', async ({ page }) => {
  await page.goto('/en/domains/bulk-search')
  await page.getByLabel(words('bulkSearch.field')).fill(Array.from({ length: 101 }, (_, index) => `name${index}.com`).join('\n'))
  await page.getByRole('button', { name: words('bulkSearch.search') }).click()
  await expect(page.getByText(words('bulkSearch.tooMany', { count: 101, most: 100 }))).toBeVisible()
  await expect(page.getByLabel(words('bulkSearch.field'))).toBeFocused()
})

test('§2.34: WHOIS: the question stands in the address, Back brings the one before, and a free name leads to the search', async ({
  page,
}) => {
  const answerWith = (status: string) => ({ domain: 'otterbean.com', status, source: 'simulation', registration: null })
  await page.route('**/api/domains/whois?*', (route) => {
    const domain = new URL(route.request().url()).searchParams.get('domain') ?? ''
    const registration = {
      domain,
      registrar: 'Old Mill',
      registeredOn: '2019-03-03',
      updatedOn: null,
      expiresOn: '2030-03-03',
      statuses: ['clientTransferProhibited'],
      nameServers: ['ns1.mill.example'],
    }
    const json = domain.startsWith('free')
      ? { ...answerWith('not-registered'), domain }
      : { domain, status: 'registered', source: 'simulation', registration }
    return route.fulfill({ json })
  })
  await page.goto('/en/domains/whois')
  await page.getByLabel(words('whoisLookup.field')).fill('held.com')
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('article', { name: words('whoisLookup.sheetOf', { domain: 'held.com' }) })
  await expect(sheet).toContainText('Old Mill')
  await expect(sheet).toContainText('March 3, 2019')
  await expect(sheet).toContainText(words('whoisLookup.statuses.transferLocked'))
  await expect(sheet).toContainText(words('whoisLookup.notTold'))
  await expect(page).toHaveURL(/\?domain=held\.com$/)
  await expectAccessible(page)
  await page.getByLabel(words('whoisLookup.field')).fill('free.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words('whoisLookup.notRegisteredTitle'))).toBeVisible()
  await expect(page.getByRole('link', { name: words('whoisLookup.toSearch') })).toHaveAttribute('href', '/en/domains/search?q=free.com')
  await page.goBack()
  await expect(sheet).toBeVisible()
  await expect(page.getByLabel(words('whoisLookup.field'))).toHaveValue('held.com')
})

test('WHOIS: no answer is said as such, and a failed call has a way on', async ({ page, quietConsole }) => {
  quietConsole.allow(/503/)
  let answers = 0
  await page.route('**/api/domains/whois?*', (route) => {
    answers += 1
    if (answers === 1)
      return route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'The shop is away for a moment.' } } })
    return route.fulfill({ json: { domain: 'held.com', status: 'unknown', source: 'registry', registration: null } })
  })
  await page.goto('/en/domains/whois?domain=held.com')
  await expect(page.getByText('The shop is away for a moment.')).toBeVisible()
  await page.getByRole('button', { name: words('whoisLookup.tryAgain') }).click()
  await expect(page.getByText(words('whoisLookup.unknownTitle'))).toBeVisible()
  await expectAccessible(page)
})

test('§2.34: DNS: records by kind, what there is none of, and what nobody answered', async ({ page }) => {
  const record = (value: string, more = {}) => ({ value, priority: null, timeToLive: null, ...more })
  const found = (type: string, records: readonly unknown[], withheld = 0) => ({ type, status: 'found', records, withheld })
  const empty = (type: string, status: string) => ({ type, status, records: [], withheld: 0 })
  await page.route('**/api/domains/dns?*', (route) =>
    route.fulfill({
      json: {
        domain: 'held.com',
        source: 'resolver',
        answers: [
          found('A', [record('203.0.113.7', { timeToLive: 300 })], 2),
          found('MX', [record('mail.held.com', { priority: 10 })]),
          empty('AAAA', 'none'),
          empty('CAA', 'unknown'),
        ],
      },
    }),
  )
  await page.goto('/en/domains/dns?domain=held.com')
  const table = page.getByRole('table', { name: words('dnsLookup.recordsOf', { domain: 'held.com' }) })
  await expect(table).toContainText('203.0.113.7')
  await expect(table).toContainText(words('dnsLookup.priority', { priority: 10 }))
  await expect(table).toContainText(words('dnsLookup.withheld', { count: 2 }))
  await expect(page.getByText(words('dnsLookup.none', { types: 'AAAA' }))).toBeVisible()
  await expect(page.getByText(words('dnsLookup.unknownTitle', { types: 'CAA' }))).toBeVisible()
  await expectAccessible(page)
})

test('DNS: a private name is stopped before anything is asked', async ({ page }) => {
  let asked = 0
  await page.route('**/api/domains/dns?*', (route) => {
    asked += 1
    return route.continue()
  })
  await page.goto('/en/domains/dns')
  await page.getByLabel(words('dnsLookup.field')).fill('db.internal')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words('dnsLookup.notPublic'))).toBeVisible()
  expect(asked).toBe(0)
})
