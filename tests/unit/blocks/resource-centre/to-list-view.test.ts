import { describe, expect, it } from 'vitest'
import { readResourceQuery, toResourceListView } from '@/blocks/resource-centre/to-list-view'

const asked = (own: { q?: string; type?: string; page?: string } = {}) => readResourceQuery({ q: '', type: '', page: '', ...own })
const view = (own: Parameters<typeof asked>[0], total: number) => toResourceListView(asked(own), { rows: [], total }, 'de')

describe('the resource list', () => {
  it('is paged, and keeps the query', () => {
    expect(view({}, 5000)).toMatchObject({ page: 1, pages: 200, previous: null, next: '/de/knowledge-base/all?page=2' })
    expect(view({ q: ' dns ', type: 'guide', page: '2' }, 60)).toMatchObject({
      previous: '/de/knowledge-base/all?q=dns&type=guide',
      next: '/de/knowledge-base/all?q=dns&type=guide&page=3',
    })
    expect(view({ page: '3' }, 60).next).toBeNull()
  })

  it('treats invalid parameters as the first page', () => {
    for (const page of ['0', '-1', '2e3', '٣', '999999999']) expect(asked({ page }).page).toBe(1)
    expect(asked({ type: 'podcast' }).type).toBeNull()
    expect(asked({ q: 'x'.repeat(400) }).text).toHaveLength(100)
  })

  it('links back from a page beyond the last', () => {
    expect(view({ page: '40' }, 60)).toMatchObject({ previous: '/de/knowledge-base/all?page=3', next: null })
  })
})
