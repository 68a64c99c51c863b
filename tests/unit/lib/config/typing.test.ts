import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { sectionName } from '@/lib/config/preview-messages'
import { storeTypedDraft, takeTypedDraft, fillFromEnglish } from '@/modules/content/preview'

const typed = { collection: 'pages', id: 'p1', data: { title: 'Typed' } } as const

describe('G1: preview data', () => {
  it('is rendered once, only for its author and only immediately', () => {
    storeTypedDraft('ann', 'en/contact', typed, 1_000)
    expect(takeTypedDraft('bob', 'en/contact', 1_100)).toBeNull()
    expect(takeTypedDraft('ann', 'de/contact', 1_100)).toBeNull()
    expect(takeTypedDraft('ann', 'en/contact', 1_100)).toEqual(typed)
    expect(takeTypedDraft('ann', 'en/contact', 1_100)).toBeNull()
    storeTypedDraft('ann', 'en/contact', typed, 1_000)
    expect(takeTypedDraft('ann', 'en/contact', 6_000)).toBeNull()
  })

  it('does not pile up', () => {
    for (let at = 0; at < 150; at += 1) storeTypedDraft('ann', `en/${at}`, typed, 1_000)
    expect(takeTypedDraft('ann', 'en/49', 1_100)).toBeNull()
    expect(takeTypedDraft('ann', 'en/149', 1_100)).toEqual(typed)
  })

  it('falls back to English per row, and to nothing else', () => {
    const text = (name: string, localized: boolean) => ({ name, type: 'text', localized }) as FlattenedField
    const rows = { name: 'rows', type: 'array', flattenedFields: [text('label', true), text('href', false)] }
    const fields = [text('title', true), rows as FlattenedField]
    const english = {
      title: 'Contact',
      rows: [
        { id: 'a', label: 'One', href: '/1' },
        { id: 'b', label: 'Two', href: '/2' },
      ],
    }
    const form = {
      title: '',
      rows: [
        { id: 'b', label: null, href: '' },
        { id: 'a', label: 'Eins', href: '/1' },
      ],
    }
    expect(fillFromEnglish(fields, form, english)).toEqual({
      title: 'Contact',
      rows: [
        { id: 'b', label: 'Two', href: '' },
        { id: 'a', label: 'Eins', href: '/1' },
      ],
    })
  })

  it('G1: identifies a section by type and position', () => {
    expect([0, 1, 2].map((at) => sectionName(['hero', 'faq', 'hero'], at))).toEqual(['hero0', 'faq0', 'hero1'])
  })
})
