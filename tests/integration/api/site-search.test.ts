import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { createContext } from '@/container'
import { piecesOf } from '@/core/text-search'
import type { Locale } from '@/lib/config/locales'
import { siteSearchSchema } from '@/modules/content/schema'
import { rebuildPassages } from '@/modules/content/search/passages'
import { deleteOtherPassages, replacePassages, type Passage } from '@/modules/content/search/search.repository'
import { quotePassages } from '@/modules/content/search/site-search'
import { inFullLane } from '../../support/lane'
import { bootPayload } from '../../support/payload'
import { createVisitors } from '../../support/visitors'
import { createApi } from './api-client'

const { payload } = await bootPayload({ RATE_LIMIT_SEARCH: '0' })
const api = createApi(payload)

const searchFor = async (question: string, lang: Locale = 'en', currency?: string) => {
  const parameters = new URLSearchParams({ q: question, lang, ...(currency ? { currency } : {}) })
  const { status, body } = await api('GET', `/site-search?${parameters}`)
  expect(status).toBe(200)
  return siteSearchSchema.parse(body)
}

const ask = async (question: string, lang?: Locale) => (await searchFor(question, lang)).results

const hrefsFor = async (question: string, lang?: Locale) => (await ask(question, lang)).map(({ href }) => href)

const refund = ['#faq-change-my-mind', '/legal/withdrawal']
const transfer = ['#faq-bring-my-domain', '/knowledge-base/transfer-a-domain']
const authCode = ['#faq-authorization-code', '/knowledge-base/authorization-code-and-lock']
const spam = ['#faq-landing-in-spam', '/knowledge-base/spf-dkim-dmarc']
const move = ['#faq-move-my-site', '/knowledge-base/move-a-website']

/** As customers type, with one of the answers that must be among the first three. */
const questions: readonly (readonly [locale: Locale, question: string, answers: readonly string[]])[] = [
  ['en', 'refund', refund],
  ['en', 'how long does a transfer take', transfer],
  ['en', 'cheapest vps', ['#plan-vps-starter']],
  ['en', '4 GB RAM', ['#plan-vps-starter', '#plan-cloud-start']],
  ['en', 'how do i cancel', ['#faq-services-stop']],
  ['en', 'where is my auth code', authCode],
  ['en', 'do prices include vat', ['#faq-pricing-tax']],
  ['en', 'my emails go to spam', spam],
  ['en', 'site got hacked', ['#faq-security-hacked-now']],
  ['en', 'wordpress slow', ['/knowledge-base/fast-wordpress']],
  ['es', 'reembolso', refund],
  ['es', 'cuanto tarda una transferencia', transfer],
  ['es', 'vps mas barato', ['#plan-vps-starter']],
  ['es', '8 gb de ram', ['#plan-vps-plus', '#plan-cloud-growth']],
  ['es', 'como anular un servicio', ['#faq-services-stop']],
  ['es', 'donde esta el codigo de autorizacion', authCode],
  ['es', 'los precios llevan iva?', ['#faq-pricing-tax']],
  ['es', 'mis correos acaban en spam', spam],
  ['es', 'mover mi pagina web', move],
  ['es', 'imap smtp movil', ['/knowledge-base/email-settings']],
  ['fr', 'remboursement', refund],
  ['fr', 'combien de temps prend un transfert', transfer],
  ['fr', 'hebergement wordpress moins cher', ['#plan-wordpress-basic']],
  ['fr', '16 go ram', ['#plan-vps-power', '#plan-cloud-scale']],
  ['fr', 'resilier un service', ['#faq-services-stop']],
  ['fr', 'code epp', authCode],
  ['fr', 'prix ttc ou ht', ['#faq-pricing-tax']],
  ['fr', 'mes mails arrivent en spam', spam],
  ['fr', 'demenager mon site', move],
  ['fr', 'mon adresse est publique whois', ['#faq-is-my-address-public', '/knowledge-base/whois-privacy']],
  ['de', 'geld zurück', refund],
  ['de', 'wie lange dauert ein domaintransfer', transfer],
  ['de', 'günstigster vps', ['#plan-vps-starter']],
  ['de', '2 vcpu', ['#plan-vps-starter', '#plan-cloud-start']],
  ['de', 'leistung kundigen', ['#faq-services-stop']],
  ['de', 'authcode wo finden', authCode],
  ['de', 'preise inkl mwst', ['#faq-pricing-tax']],
  ['de', 'mails landen im spam', spam],
  ['de', 'website umziehen', move],
  ['de', 'domain vergessen zu verlaengern', ['#faq-forget-to-renew']],
]

const first = 3

describe('K22: questions of customers', () => {
  it.runIf(inFullLane)('finds the passage or plan among the first three for nine of ten', async () => {
    const missed: string[] = []
    for (const [locale, question, answers] of questions) {
      const hrefs = (await hrefsFor(question, locale)).slice(0, first)
      if (!hrefs.some((href) => answers.some((answer) => href.includes(answer)))) missed.push(`${locale} ${question}: ${hrefs.join(' ')}`)
    }
    expect(questions).toHaveLength(40)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(4)
  })

  it.each([
    ['.com', 'en', '/en/domains'],
    ['shared hosting', 'en', '/en/shared-hosting'],
    ['HEBERGEMENT MUTUALISE', 'fr', '/fr/shared-hosting'],
    ['kuendigen', 'de', '/de/services#faq-services-stop'],
    ['facturas', 'es', '/es/invoices'],
    ['login', 'en', '/en/login'],
  ] as const)('leads from “%s” (%s) to %s', async (question, lang, href) => {
    expect((await hrefsFor(question, lang)).slice(0, first)).toContain(href)
  })

  it('links a passage of an article or a legal text to its heading', async () => {
    const [found] = await ask('model withdrawal form')
    expect(found).toMatchObject({ kind: 'page', heading: 'Model withdrawal form', href: '/en/legal/withdrawal#model-withdrawal-form' })
  })

  it('marks matches in title and excerpt by position, whatever the text contains', async () => {
    const [found] = await ask('withdrawal')
    const marked = piecesOf(found?.title ?? '', found?.titleMarks ?? []).filter((_, index) => index % 2 === 1)
    expect(marked).toEqual(['withdrawal'])
  })

  it('offers the domain search for what looks like a domain', async () => {
    const [found] = await ask('https://www.rosasbakery.com/menu', 'es')
    expect(found).toMatchObject({ kind: 'domain', title: 'rosasbakery.com', href: '/es/domains/search?q=rosasbakery.com' })
  })

  it('finds an unfinished last word', async () => {
    expect(await hrefsFor('money ba')).toContain('/en/support#faq-change-my-mind')
  })

  it('lists what is often looked for without a question, and as suggestions without a result', async () => {
    const popular = await ask('', 'es')
    expect(popular.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['page', 'plan', 'extension']))
    expect(popular.every(({ href }) => href.startsWith('/es'))).toBe(true)
    expect(await searchFor('xyzzy', 'es')).toMatchObject({ results: [], suggestions: popular })
  })

  it.each(["a' & | !(", 'the of and', '🦦🦦', '%_\\', '"<script>alert(1)</script>"', ":* <-> '''", '\uE000x\uE001'])(
    'answers %j without a fault',
    async (question) => expect((await ask(question)).length).toBeLessThanOrEqual(12),
  )

  it('refuses what is no question of ours', async () => {
    expect((await api('GET', `/site-search?q=${'x'.repeat(10_000)}`)).status).toBe(400)
    expect((await api('GET', '/site-search?q=a&lang=tlh')).status).toBe(400)
    expect((await api('GET', '/site-search?q=a&page=2')).status).toBe(400)
  })

  it('quotes whole passages for programs', async () => {
    const passages = await quotePassages(createContext(payload, 'en'), 'refund within 30 days')
    expect(passages.map(({ text }) => text).join('\n')).toContain('within 30 days of the first payment')
  })
})

describe('K23: plans by amount and price', () => {
  it('shows the price of the shortest period in the visitor’s currency', async () => {
    const { results } = await searchFor('cheapest vps', 'en', 'JPY')
    expect(results[0]).toMatchObject({ kind: 'plan', title: 'VPS Starter', href: '/en/vps-hosting#plan-vps-starter' })
    expect(results[0]?.price).toEqual({ text: expect.stringMatching(/^¥[\d,]+$/), period: 'monthly' })
    expect((await ask('cheapest vps'))[0]?.price).toEqual({ text: '$29.99', period: 'monthly' })
  })

  it('prefers what is nearest above the amount, and never offers less', async () => {
    const plans = (await ask('6 GB RAM')).filter(({ kind }) => kind === 'plan').slice(0, 2)
    expect(plans.map(({ title }) => title).toSorted()).toEqual(['Cloud Growth', 'VPS Plus'])
    expect((await ask('cheapest 8 gb ram'))[0]?.title).toBe('Cloud Growth')
  })
})

describe('K22: the search follows what is published', () => {
  const richText = (text: string) => ({
    root: {
      ...{ type: 'root', direction: 'ltr' as const, format: '' as const, indent: 0, version: 1 },
      children: [
        { type: 'heading', tag: 'h2', version: 1, children: [{ type: 'text', version: 1, text: 'Where otters sleep' }] },
        { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text }] },
      ],
    },
  })
  const data = { path: '/otters', title: 'Otters', layout: [{ blockType: 'rich-text' as const, content: richText('They doze in holts.') }] }
  const isFound = async (question = 'holts', locale: Locale = 'en') =>
    (await hrefsFor(question, locale)).some((href) => href.includes('/otters'))

  it('finds a page once it is published, in languages that have it, until it is unpublished, hidden or deleted', async () => {
    const { id } = await payload.create({ collection: 'pages', data: { ...data, _status: 'draft' }, locale: 'en', draft: true })
    const update = (change: object) => payload.update({ collection: 'pages', id, data: change, locale: 'en' })
    expect(await isFound()).toBe(false)
    await update({ _status: 'published' })
    expect(await hrefsFor('holts')).toEqual(['/en/otters#where-otters-sleep'])
    expect(await isFound('holts', 'de')).toBe(false)
    await payload.update({ collection: 'pages', id, data: { title: 'Zyzzyva' }, locale: 'en', draft: true })
    expect(await isFound('zyzzyva')).toBe(false)
    await update({ noindex: true })
    expect(await isFound()).toBe(false)
    await update({ noindex: false, _status: 'published' })
    expect(await isFound()).toBe(true)
    await update({ _status: 'draft' })
    expect(await isFound()).toBe(false)
    await update({ _status: 'published' })
    await update({ deletedAt: new Date().toISOString() })
    expect(await isFound()).toBe(false)
  })

  it.runIf(inFullLane)('builds the same index anew', async () => {
    const read = async () =>
      (
        await payload.db.pool.query(
          'select source, document, position, locale, path, words::text from infra.search_passages order by 1, 2, 3',
        )
      ).rows
    const before = await read()
    await payload.db.pool.query(`delete from infra.search_passages where locale = 'fr'`)
    await rebuildPassages(payload)
    expect(await read()).toEqual(before)
    expect(before.length).toBeGreaterThan(1000)
  })
})

it.runIf(inFullLane)('K22: finds a title among more than 1,000 passages that mention its word', async () => {
  const passage = (title: string, text: string): Passage => ({
    locale: 'en',
    path: '/crowd',
    anchor: null,
    title,
    heading: null,
    text,
    topics: null,
    weighted: { a: title, b: '', c: '', d: text },
  })
  const { drizzle } = payload.db
  const crowd = Array.from({ length: 1_200 }, (_, number) => passage(`Visit ${number}`, 'The quokka was asleep.'))
  await replacePassages(drizzle, { source: 'resources', document: 'crowd' }, crowd)
  await replacePassages(drizzle, { source: 'resources', document: 'care' }, [passage('Keep a quokka', 'It eats leaves.')])
  expect((await ask('quokka'))[0]?.title).toBe('Keep a quokka')
  await deleteOtherPassages(drizzle, 'resources', [])
  await rebuildPassages(payload)
})

describe('K24: synonyms of the site settings', async () => {
  const visitors = await createVisitors(payload)
  const reqOf = (who: keyof typeof visitors) => createLocalReq(visitors[who] ? { user: visitors[who] } : {}, payload)
  const save = async (who: keyof typeof visitors, en: string) =>
    payload.updateGlobal({ slug: 'site-settings', data: { searchSynonyms: { en } }, overrideAccess: false, req: await reqOf(who) })

  it('apply to the next search once staff have saved them', async () => {
    expect(await ask('smorgasbord')).toEqual([])
    await save('marketing', 'refund = smorgasbord, money back')
    expect((await hrefsFor('smorgasbord'))[0]).toMatch(/withdrawal|change-my-mind/)
  })

  it('refuse a line that says nothing, and anybody but staff', async () => {
    await expect(save('marketing', 'refund = return\nalone')).rejects.toThrow()
    await expect(save('customer', 'refund = return')).rejects.toThrow()
    await expect(save('support', 'refund = return')).rejects.toThrow()
    const read = async (who: keyof typeof visitors) =>
      (await payload.findGlobal({ slug: 'site-settings', overrideAccess: false, req: await reqOf(who) })).searchSynonyms
    expect(await read('anonymous')).toBeUndefined()
    expect(await read('support')).toMatchObject({ en: expect.stringContaining('smorgasbord') })
  })
})
