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

describe('H1: stored input of a form', () => {
  it('is what was typed, and nothing else', () => {
    expect(typedFields(page, { ...page, title: 'About Hostfront' })).toEqual({ title: { base: 'About', typed: 'About Hostfront' } })
    expect(typedFields(page, structuredClone(page))).toEqual({})
    expect(typedFields({ title: null }, { title: '' })).toEqual({})
  })

  it.each(['password', 'confirm-password', 'webhookSecret', 'accessToken', 'apiKey', 'authorizationCode', 'recoveryCodes'])(
    'is never %s, at the top level or below',
    (name) => {
      expect(
        JSON.stringify(typedFields({}, { [name]: 'hush', group: { title: 'x', [name]: 'hush' }, rows: [{ [name]: 'hush' }] })),
      ).not.toContain('hush')
    },
  )
})

describe('H2: restored input', () => {
  const typed = { ...page, title: 'Typed', layout: [{ ...hero, heading: 'Typed heading' }, faq] }
  const kept = typedFields(page, typed)

  it('is complete in an unchanged document', () => expect(mergeTyped(page, kept)).toEqual({ data: typed, clashes: [] }))

  it('keeps another person’s changes of other fields, sections and texts', () => {
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

  it('wins over a change of the same text, and reports the conflict', () => {
    const { data, clashes } = mergeTyped({ ...page, title: 'Theirs' }, kept)
    expect(data['title']).toBe('Typed')
    expect(clashes).toEqual(['title'])
  })

  it('keeps sections where another person moved or added them', () => {
    const current = { ...page, layout: [faq, { id: 'c', blockType: 'cta', heading: 'New' }, hero] }
    expect(mergeTyped(current, kept).data['layout']).toEqual([
      faq,
      { id: 'c', blockType: 'cta', heading: 'New' },
      { ...hero, heading: 'Typed heading' },
    ])
  })

  it('restores an edited section that another person removed, and reports it', () => {
    const { data, clashes } = mergeTyped({ ...page, layout: [faq] }, kept)
    expect(data['layout']).toEqual([faq, { ...hero, heading: 'Typed heading' }])
    expect(clashes).toEqual(['layout'])
  })

  it('adds, removes and moves sections again', () => {
    const moved = { ...page, layout: [{ id: 'n', blockType: 'cta', heading: 'Mine' }, faq] }
    expect(mergeTyped({ ...page, layout: [hero, { ...faq, text: 'Theirs' }] }, typedFields(page, moved)).data['layout']).toEqual([
      { id: 'n', blockType: 'cta', heading: 'Mine' },
      { ...faq, text: 'Theirs' },
    ])
  })

  it('treats a rich text as one value', () => {
    const { data, clashes } = mergeTyped({ ...page, body: rich('Theirs.') }, typedFields(page, { ...page, body: rich('Typed.') }))
    expect(data['body']).toEqual(rich('Typed.'))
    expect(clashes).toEqual(['body'])
  })

  const value = fc.jsonValue({ maxDepth: 3 })
  const form = fc.dictionary(fc.constantFrom('title', 'body', 'layout', 'price'), value)

  it('loses neither the input nor changes by others, whatever the forms contain', () => {
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

it('H2: typed texts can be read before they are restored', () => {
  const typed = { ...page, title: 'Typed', body: rich('Since 2011.'), layout: [{ ...hero, heading: 'Typed heading' }, faq] }
  expect(typedTexts(typedFields(page, typed))).toEqual(['Typed', 'Since 2011.', 'Typed heading'])
})
