import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { richTextOf, tableCell, tableNode, uploadNode, videoNode } from '../../support/article-nodes'
import { differenceName, isSame, mergeTyped, mergeVersions, typedFields, typedTexts, type Side } from '@/core/unsaved-changes'

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

  it('is complete in an unchanged document', () => expect(mergeTyped(page, kept)).toEqual({ data: typed, hasClash: false }))

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
      hasClash: false,
    })
  })

  it('wins over a change of the same text, and reports the conflict', () => {
    const { data, hasClash } = mergeTyped({ ...page, title: 'Theirs' }, kept)
    expect(data['title']).toBe('Typed')
    expect(hasClash).toBe(true)
  })

  it('keeps sections where another person moved or added them', () => {
    const current = { ...page, layout: [faq, { id: 'c', blockType: 'cta', heading: 'New' }, hero] }
    expect(mergeTyped(current, kept).data['layout']).toEqual([
      faq,
      { id: 'c', blockType: 'cta', heading: 'New' },
      { ...hero, heading: 'Typed heading' },
    ])
  })

  it('restores an edited section in its place when another person removed it, and reports it', () => {
    const { data, hasClash } = mergeTyped({ ...page, layout: [faq] }, kept)
    expect(data['layout']).toEqual([{ ...hero, heading: 'Typed heading' }, faq])
    expect(hasClash).toBe(true)
  })

  it('adds, removes and moves sections again', () => {
    const moved = { ...page, layout: [{ id: 'n', blockType: 'cta', heading: 'Mine' }, faq] }
    expect(mergeTyped({ ...page, layout: [hero, { ...faq, text: 'Theirs' }] }, typedFields(page, moved)).data['layout']).toEqual([
      { id: 'n', blockType: 'cta', heading: 'Mine' },
      { ...faq, text: 'Theirs' },
    ])
  })

  it('treats a rich text as one value', () => {
    const { data, hasClash } = mergeTyped({ ...page, body: rich('Theirs.') }, typedFields(page, { ...page, body: rich('Typed.') }))
    expect(data['body']).toEqual(rich('Typed.'))
    expect(hasClash).toBe(true)
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

describe('A12: two people’s versions of a page', () => {
  const section = (id: string) => ({ id, blockType: 'cta', heading: id })
  const listed = (mine: object, theirs: object, choices: Readonly<Record<string, Side>> = {}) => {
    const { value, differences } = mergeVersions(
      { base: page, mine: { ...page, ...mine }, theirs: { ...page, ...theirs } },
      new Map(Object.entries(choices)),
    )
    return { value, sides: Object.fromEntries(differences.map((difference) => [differenceName(difference), difference.side])) }
  }

  it('join where only one of them changed a field, and name the fields that both changed', () => {
    const mine = { title: 'Mine', seo: { ...page.seo, title: 'Mine' }, layout: [{ ...hero, heading: 'Mine' }, faq] }
    const theirs = { title: 'Theirs', seo: { ...page.seo, index: false }, layout: [{ ...hero, text: 'Theirs' }, faq] }
    expect(listed(mine, theirs)).toEqual({
      value: { ...page, title: 'Mine', seo: { title: 'Mine', index: false }, layout: [{ ...hero, heading: 'Mine', text: 'Theirs' }, faq] },
      sides: { title: null, 'seo.title': 'mine', 'seo.index': 'theirs', 'layout.a.heading': 'mine', 'layout.a.text': 'theirs' },
    })
  })

  it('take the chosen side of each field', () => {
    const mine = { title: 'Mine', layout: [{ ...hero, heading: 'Mine' }, faq] }
    const theirs = { title: 'Theirs', layout: [{ ...hero, heading: 'Theirs', text: 'Theirs' }, faq] }
    const { value } = listed(mine, theirs, { title: 'theirs', 'layout.a.heading': 'mine', 'layout.a.text': 'mine' })
    expect(value).toEqual({ ...page, title: 'Theirs', layout: [{ ...hero, heading: 'Mine' }, faq] })
  })

  it('merge each language of a localized text by itself', () => {
    const title = { en: 'About', de: 'Über uns', fr: null }
    const { value, differences } = mergeVersions({
      base: { title },
      mine: { title: { ...title, en: 'Mine', fr: 'À propos' } },
      theirs: { title: { ...title, en: 'Theirs', de: 'Über Hostfront' } },
    })
    expect(value).toEqual({ title: { en: 'Mine', de: 'Über Hostfront', fr: 'À propos' } })
    expect(differences.filter(({ isClash }) => isClash).map(differenceName)).toEqual(['title.en'])
  })

  it('keep the sections that either of them added, in their places', () => {
    const { value, sides } = listed({ layout: [hero, section('m'), faq] }, { layout: [section('t'), hero, faq, section('u')] })
    expect(value['layout']).toEqual([section('t'), hero, section('m'), faq, section('u')])
    expect(sides).toEqual({ 'layout.t': 'theirs', 'layout.m': 'mine', 'layout.u': 'theirs' })
    expect(mergeVersions({ base: { rows: 0 }, mine: { rows: [section('m')] }, theirs: { rows: [section('t')] } }).value).toEqual({
      rows: [section('m'), section('t')],
    })
  })

  it('remove a section that one of them removed, unless the other edited it', () => {
    expect(listed({ layout: [faq] }, {})).toMatchObject({ value: { layout: [faq] }, sides: { 'layout.a': 'mine' } })
    const edited = { layout: [{ ...hero, heading: 'Theirs' }, faq] }
    expect(listed({ layout: [faq] }, edited)).toMatchObject({ value: { layout: [faq] }, sides: { 'layout.a': null } })
    expect(listed({ layout: [faq] }, edited, { 'layout.a': 'theirs' }).value).toMatchObject(edited)
  })

  it('ask for the order of sections only when both moved them differently', () => {
    const base = { layout: ['a', 'b', 'c'].map(section) }
    const ordered = (...ids: readonly string[]) => ({ layout: ids.map(section) })
    const merged = mergeVersions({ base, mine: ordered('b', 'a', 'c'), theirs: base })
    expect([merged.value, merged.differences.map(({ side }) => side)]).toEqual([ordered('b', 'a', 'c'), ['mine']])
    const [clash] = mergeVersions({ base, mine: ordered('b', 'a', 'c'), theirs: ordered('a', 'c', 'b') }).differences
    expect(clash).toMatchObject({ path: ['layout'], side: null, mine: ['b', 'a', 'c'], theirs: ['a', 'c', 'b'] })
  })

  it('take a rich text or a reference whole', () => {
    const link = (relationTo: string, value: string) => ({ link: { relationTo, value } })
    const versions = { base: link('pages', '1'), mine: link('pages', '2'), theirs: link('resources', '1') }
    expect(mergeVersions(versions)).toMatchObject({ value: versions.mine, differences: [{ path: ['link'], isClash: true }] })
    expect(listed({ body: rich('Mine.') }, { body: rich('Theirs.') }, { body: 'theirs' }).value['body']).toEqual(rich('Theirs.'))
  })

  const rows = fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), heading: fc.constantFrom('x', 'y') }), {
    selector: ({ id }) => id,
  })
  const form = fc.record({ title: fc.constantFrom('One', 'Two', null), layout: rows })

  it('equal one side if that side is chosen everywhere, and hold no undecided field of one side only', () => {
    fc.assert(
      fc.property(form, form, form, (base, mine, theirs) => {
        const { differences } = mergeVersions({ base, mine, theirs })
        for (const side of ['mine', 'theirs'] as const) {
          const all = new Map(differences.map((difference) => [differenceName(difference), side]))
          expect(isSame(mergeVersions({ base, mine, theirs }, all).value, { mine, theirs }[side])).toBe(true)
        }
        expect(mergeVersions({ base, mine, theirs: base }).value).toEqual(mine)
        expect(mergeVersions({ base, mine: base, theirs }).value).toEqual(theirs)
      }),
      { numRuns: 500 },
    )
  })
})

it('H2: typed texts can be read before they are restored', () => {
  const typed = { ...page, title: 'Typed', body: rich('Since 2011.'), layout: [{ ...hero, heading: 'Typed heading' }, faq] }
  expect(typedTexts(typedFields(page, typed))).toEqual(['Typed', 'Since 2011.', 'Typed heading'])
})

it('H2: typed captions and cells of tables can be read too', () => {
  const before = richTextOf(tableNode([tableCell('Plan')]), uploadNode('1', 'Old'), videoNode('1'))
  const typed = richTextOf(tableNode([tableCell('Plan'), tableCell('Disk')]), uploadNode('1', 'New'), videoNode('1', { title: 'Beavers' }))
  expect(typedTexts(typedFields({ body: before }, { body: typed }))).toEqual(['Disk', 'New', 'Beavers'])
})
