import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSame, mergeTyped, typedFields, typedTexts } from '@/core/unsaved-changes'

const rich = (text: string) => ({ root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } })
const page = {
  title: 'About',
  seo: { title: 'About us', index: true },
  body: rich('Since 2009.'),
  layout: [
    { id: 'a', blockType: 'hero', heading: 'Welcome', text: 'Come in' },
    { id: 'b', blockType: 'faq', heading: 'Questions', text: 'Ask' },
  ],
}
const [hero, faq] = page.layout

describe('H1: what is kept of a form', () => {
  it('is what was typed, and nothing of what was not', () => {
    expect(typedFields(page, { ...page, title: 'About Hostfront' })).toEqual({ title: { base: 'About', typed: 'About Hostfront' } })
    expect(typedFields(page, structuredClone(page))).toEqual({})
    expect(typedFields({ title: null }, { title: '' })).toEqual({})
  })

  it.each(['password', 'confirm-password', 'webhookSecret', 'accessToken', 'apiKey', 'authorizationCode', 'recoveryCodes'])(
    'is never %s, on the form’s own level or below',
    (name) => {
      expect(
        JSON.stringify(typedFields({}, { [name]: 'hush', group: { title: 'x', [name]: 'hush' }, rows: [{ [name]: 'hush' }] })),
      ).not.toContain('hush')
    },
  )
})

describe('H2: put back', () => {
  const typed = { ...page, title: 'Typed', layout: [{ ...hero, heading: 'Typed heading' }, faq] }
  const kept = typedFields(page, typed)

  it('into what is as it was, it is what was typed', () => expect(mergeTyped(page, kept)).toEqual({ data: typed, clashes: [] }))

  it('another’s save of other fields, sections and texts of a section stays', () => {
    const current = {
      ...page,
      seo: { ...page.seo, title: 'Theirs' },
      layout: [
        { ...hero, text: 'Theirs' },
        { ...faq, heading: 'Theirs' },
      ],
    }
    expect(mergeTyped(current, kept)).toEqual({
      data: {
        ...current,
        title: 'Typed',
        layout: [
          { ...hero, heading: 'Typed heading', text: 'Theirs' },
          { ...faq, heading: 'Theirs' },
        ],
      },
      clashes: [],
    })
  })

  it('of the same text the typed one stands there, and it is said', () => {
    const { data, clashes } = mergeTyped({ ...page, title: 'Theirs' }, kept)
    expect(data['title']).toBe('Typed')
    expect(clashes).toEqual(['title'])
  })

  it('a section that somebody moved stays where it was moved, and one they added stays', () => {
    const current = { ...page, layout: [faq, { id: 'c', blockType: 'cta', heading: 'New' }, hero] }
    expect(mergeTyped(current, kept).data['layout']).toEqual([
      faq,
      { id: 'c', blockType: 'cta', heading: 'New' },
      { ...hero, heading: 'Typed heading' },
    ])
  })

  it('a section that was typed into comes back where somebody took it away, and it is said', () => {
    const { data, clashes } = mergeTyped({ ...page, layout: [faq] }, kept)
    expect(data['layout']).toEqual([faq, { ...hero, heading: 'Typed heading' }])
    expect(clashes).toEqual(['layout'])
  })

  it('sections that were added, taken away or moved are so again', () => {
    const moved = { ...page, layout: [{ id: 'n', blockType: 'cta', heading: 'Mine' }, faq] }
    expect(mergeTyped({ ...page, layout: [hero, { ...faq, text: 'Theirs' }] }, typedFields(page, moved)).data['layout']).toEqual([
      { id: 'n', blockType: 'cta', heading: 'Mine' },
      { ...faq, text: 'Theirs' },
    ])
  })

  it('a rich text is one text: never half of each', () => {
    const { data, clashes } = mergeTyped({ ...page, body: rich('Theirs.') }, typedFields(page, { ...page, body: rich('Typed.') }))
    expect(data['body']).toEqual(rich('Typed.'))
    expect(clashes).toEqual(['body'])
  })

  const value = fc.jsonValue({ maxDepth: 3 })
  const form = fc.dictionary(fc.constantFrom('title', 'body', 'layout', 'price'), value)

  it('loses nothing that was typed, and nothing of others where nothing was, whatever the forms hold', () => {
    fc.assert(
      fc.property(form, form, form, (base, mine, theirs) => {
        const fields = typedFields(base, mine)
        const { data } = mergeTyped(base, fields)
        for (const name of Object.keys(mine)) expect(isSame(data[name], mine[name])).toBe(true)
        const merged = mergeTyped(theirs, fields).data
        for (const name of Object.keys(theirs)) if (!(name in fields)) expect(merged[name]).toEqual(theirs[name])
      }),
      { numRuns: 500 },
    )
  })
})

it('H2: the words that were typed can be read before they are put back', () => {
  const typed = { ...page, title: 'Typed', body: rich('Since 2011.'), layout: [{ ...hero, heading: 'Typed heading' }, faq] }
  expect(typedTexts(typedFields(page, typed))).toEqual(['Typed', 'Since 2011.', 'Typed heading'])
})
