import { describe, expect, it } from 'vitest'
import { listedDocuments, placeInList } from '@/core/listed-documents'

const documents = ['one', 'two', 'three'].map((id) => ({ id, domain: `${id}.com` }))
const ids = (list: Parameters<typeof listedDocuments>[0]) => listedDocuments(list, documents).map(({ id }) => id)

describe('documents that a section lists', () => {
  it('are the first by position, up to the limit', () => {
    expect(ids({ presentation: 'grid' })).toEqual(['one', 'two', 'three'])
    expect(ids({ presentation: 'masonry', limit: 2 })).toEqual(['one', 'two'])
  })

  it('are one, whatever the limit, in a presentation that shows one', () => {
    expect(ids({ presentation: 'quote', limit: 6 })).toEqual(['one'])
    expect(ids({ presentation: 'feature' })).toEqual(['one'])
  })

  it('have a place, also beyond the limit', () => {
    expect(placeInList({ presentation: 'grid', limit: 2 }, documents, 'one')).toEqual({ place: 1, shown: 2 })
    expect(placeInList({ presentation: 'grid', limit: 2 }, documents, 'three')).toEqual({ place: 3, shown: 2 })
  })

  it('have the place the editor chose, or none', () => {
    const list = { presentation: 'grid', domains: [{ key: 'three.com' }, { key: 'one.com' }] }
    expect(placeInList(list, documents, 'one')).toEqual({ place: 2, shown: 2 })
    expect(placeInList(list, documents, 'two')).toBeNull()
  })
})
