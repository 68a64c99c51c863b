import { describe, expect, it, vi } from 'vitest'
import { pageBlocks } from '@/payload/blocks'
import { sections } from '@/blocks/registry'
import en from '@/lib/i18n/messages/en.json'
import { countReads } from '../../support/growth/count-reads'
import { bootPayload } from '../../support/payload'
import { createApi } from './api-client'

// Forms among the blocks have actions, which would need a running shop.
vi.mock('@/request-context', () => ({}))

const { payload } = await bootPayload({ RATE_LIMIT_READ: '0' })
const api = createApi(payload)

describe('GET /api/data/{lang}/{section}', () => {
  it.each(pageBlocks.map(({ slug }) => slug))('§2.31, §7.9, R5: every section the pages have is one: %s', async (slug) => {
    const own = await api('GET', `/data/de/${slug}`)
    expect([own.status, own.body]).toMatchObject([200, { success: true, error: null }])
  })

  it.each(Object.values(sections).map(({ dataName }) => dataName))(
    'R5: answers by the name in the section’s error message: %s',
    async (dataName) => {
      expect((await api('GET', `/data/en/${dataName}`)).status).toBe(200)
    },
  )

  it.each(['domain-search', 'case-studies', 'testimonials', 'migration'])('§7.2: returns content for %s', async (section) => {
    const { body } = await api('GET', `/data/fr/${section}`)
    expect((body?.['data'] as { readonly content: unknown }).content).toBeTruthy()
  })

  it('reads a section’s texts from one page, however many pages there are', async () => {
    const read = () => countReads(payload, () => api('GET', '/data/en/call-to-action'))
    await read()
    await payload.db.pool.query(`
      insert into pages (id, layout, path, _status)
      select gen_random_uuid(), page.layout, '/copy-' || n, 'published'
      from (select layout from pages where layout @> '[{"blockType":"call-to-action"}]' limit 1) as page, generate_series(1, 100) as n
    `)
    expect(await read()).toEqual({ statements: 2, rows: 2 })
  })

  it('§7.3: answers in English while a section cannot be read in another language', async () => {
    const find = payload.find.bind(payload)
    const failing = vi
      .spyOn(payload, 'find')
      .mockImplementation(((options: Parameters<typeof find>[0]) =>
        options.locale === 'de' ? Promise.reject(new Error('unreadable')) : find(options)) as typeof payload.find)
    const german = await api('GET', '/data/de/faq')
    failing.mockRestore()
    expect(german.body).toEqual((await api('GET', '/data/en/faq')).body)
    expect(german.body).not.toEqual((await api('GET', '/data/de/faq')).body)
  })

  it('§7.4: answers bundled text for migration while no page has its form', async () => {
    const pages = await payload.db.pool.query<{ id: string }>(
      `update pages set _status = 'draft' where _status = 'published' and layout @> '[{"blockType":"migration-form"}]' returning id`,
    )
    const { body } = await api('GET', '/data/en/migration')
    await payload.db.pool.query("update pages set _status = 'published' where id = any($1)", [pages.rows.map(({ id }) => id)])
    expect(pages.rows.length).toBeGreaterThan(0)
    expect((body?.['data'] as { readonly content: unknown }).content).toEqual(en.bundledSections.migration)
  })

  it('§8.14: answers Failed to load {section} data for a section that cannot be read, without details', async () => {
    await payload.db.pool.query('alter table resources rename to resources_away')
    try {
      const english = await api('GET', '/data/en/resource-centre')
      expect([english.status, english.body]).toEqual([
        500,
        { success: false, data: null, error: { code: 'section-failed', message: 'Failed to load resource-centre data' } },
      ])
      const german = await api('GET', '/data/de/resource-centre?lang=de')
      expect((german.body?.['error'] as { readonly message: string }).message).toContain('resource-centre')
      expect((german.body?.['error'] as { readonly message: string }).message).not.toContain('Failed')
      expect((await api('GET', '/data/en/faq')).status).toBe(200)
    } finally {
      await payload.db.pool.query('alter table resources_away rename to resources')
    }
    expect((await api('GET', '/data/en/resource-centre')).status).toBe(200)
  })
})
