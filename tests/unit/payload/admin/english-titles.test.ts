import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { englishTitle } from '@/payload/admin/titles/english-titles.client'
import { TitleCell } from '@/payload/admin/titles/english-title.client'
import { defineCollection } from '@/payload/define-collection'
import { beginAnew, draw, runEffects } from '../../../support/hand-driven-hooks'

vi.mock('react', async (original) => (await import('../../../support/hand-driven-hooks')).handDriven(await original()))
vi.mock('@payloadcms/ui', () => ({ DefaultCell: () => null }))

let asked: URLSearchParams[] = []

beforeEach(() => {
  beginAnew()
  asked = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://shop.test').searchParams)
    return { ok: true, json: async () => ({ docs: [{ id: 'a', title: 'About us' }, { id: 'b' }] }) }
  })
})
afterEach(() => vi.unstubAllGlobals())

const shown = (cellData: string): unknown =>
  draw(() => TitleCell({ cellData, collectionSlug: 'pages', field: { name: 'title', type: 'text' }, rowData: { id: 'a' } })).props.cellData

describe('an untranslated document', () => {
  it('has its English title in the list', async () => {
    expect(shown('')).toBe('')
    runEffects()
    await vi.waitFor(() => expect(shown('')).toBe('About us'))
  })

  it('keeps its own title, without a request', () => {
    expect(shown('Über uns')).toBe('Über uns')
    runEffects()
    expect(shown('Über uns')).toBe('Über uns')
    expect(asked).toEqual([])
  })

  it('shares one request per list; without an English title it has none', async () => {
    expect(await Promise.all(['a', 'b', 'c'].map((id) => englishTitle('pages', 'title', id)))).toEqual(['About us', '', ''])
    expect(asked.map((query) => [query.get('locale'), query.get('where[id][in]')])).toEqual([['en', 'a,b,c']])
  })

  it('is handled in every collection with a localised title', () => {
    const { fields } = defineCollection({
      slug: 'pages',
      admin: { useAsTitle: 'title' },
      fields: [{ name: 'title', type: 'text', localized: true }],
    })
    expect(fields[0]).toMatchObject({
      admin: { components: { Cell: '/payload/admin/titles/english-title.client#TitleCell' } },
    })
  })
})
