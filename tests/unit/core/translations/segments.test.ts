import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinSegments, splitSegments } from '@/core/translations/segments'
import { paragraph, richTextOf, tableCell, tableNode, uploadNode, videoNode } from '../../../support/article-nodes'

const words = fc.record({ type: fc.constant('text'), text: fc.string(), format: fc.nat(16), version: fc.constant(1) })
const command = fc.record({
  type: fc.constant('block'),
  fields: fc.record({ code: fc.string(), text: fc.string(), type: fc.constant('text') }),
})
const picture = fc.record({
  type: fc.constant('upload'),
  value: fc.string(),
  fields: fc.oneof(fc.constant({}), fc.record({ caption: fc.oneof(fc.string(), fc.constant(null)) })),
})
const video = fc.record({
  type: fc.constant('block'),
  fields: fc.record({ blockType: fc.constant('video'), link: fc.string(), title: fc.string(), caption: fc.option(fc.string()) }),
})
const { node } = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    words,
    command,
    picture,
    video,
    fc.record({
      type: fc.constantFrom('paragraph', 'heading', 'link', 'listitem', 'tablecell'),
      children: fc.array(tie('node'), { maxLength: 4 }),
    }),
  ),
}))
const richText = fc.record({ root: fc.record({ type: fc.constant('root'), children: fc.array(node, { maxLength: 5 }) }) })

describe('X6: segments of a rich text', () => {
  it('join(split(x)) is x', () => {
    fc.assert(
      fc.property(richText, (text) => {
        expect(joinSegments(text, splitSegments(text))).toEqual(text)
      }),
    )
  })

  it('split(join(x, y)) is y, and only words have changed', () => {
    fc.assert(
      fc.property(richText, (text) => {
        const english = splitSegments(text)
        const translated = english.map((_, at) => `word ${at}`)
        const joined = joinSegments(text, translated)
        expect(splitSegments(joined)).toEqual(translated)
        expect(joinSegments(joined, english)).toEqual(text)
      }),
    )
  })

  it('require the same number', () => {
    const text = { root: { children: [{ type: 'text', text: 'One' }] } }
    expect(joinSegments(text, [])).toBeNull()
    expect(joinSegments(text, ['Uno', 'Dos'])).toBeNull()
  })

  it('R32: include captions and the cells of tables', () => {
    const body = richTextOf(tableNode([tableCell('Plan', 1), tableCell('Disk', 1)]), uploadNode('1', 'An otter'), uploadNode('2'))
    expect(splitSegments(body)).toEqual(['Plan', 'Disk', 'An otter'])
    expect(joinSegments(body, ['Tarif', 'Speicher', 'Ein Otter'])).toEqual(
      richTextOf(tableNode([tableCell('Tarif', 1), tableCell('Speicher', 1)]), uploadNode('1', 'Ein Otter'), uploadNode('2')),
    )
    expect(splitSegments(richTextOf(paragraph(' ')))).toEqual([])
  })

  it('R33: include the title and caption of a video, but not its link', () => {
    const body = richTextOf(videoNode('1', { caption: 'In two minutes' }), videoNode('2'))
    expect(splitSegments(body)).toEqual(['Otters at work', 'In two minutes', 'Otters at work'])
    expect(joinSegments(body, ['Otter', 'In zwei Minuten', 'Noch ein Otter'])).toEqual(
      richTextOf(videoNode('1', { title: 'Otter', caption: 'In zwei Minuten' }), videoNode('2', { title: 'Noch ein Otter' })),
    )
  })

  it('exclude code', () => {
    expect(
      splitSegments({
        root: {
          children: [
            { type: 'block', fields: { code: 'dig example.com' } },
            { type: 'text', text: ' ' },
          ],
        },
      }),
    ).toEqual([])
  })
})
