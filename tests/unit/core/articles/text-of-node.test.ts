import { expect, it } from 'vitest'
import { sectionsOfRichText, textOfNode } from '@/core/articles/articles'
import { captionOf, nodeTexts } from '@/core/articles/node-texts'
import { paragraph, richTextOf, tableCell, tableNode, textNode, uploadNode, videoNode } from '../../../support/article-nodes'

it('R32: reads a table by its rows, with a space between cells', () => {
  const plan = tableCell('Plan', 1)
  const table = tableNode(
    [{ ...plan, children: [paragraph('Plan'), paragraph('a month')] }, tableCell('Disk', 1)],
    [tableCell('Otter'), tableCell('20 GB')],
  )
  expect(textOfNode(table)).toBe('Plan a month Disk\nOtter 20 GB')
})

it('R32: reads a picture by its caption', () => {
  expect(textOfNode(uploadNode('1', 'The DNS page'))).toBe('The DNS page')
  const without = [uploadNode('1'), uploadNode('1', ' '), { ...uploadNode('1', 'x'), type: 'block' }, { type: 'upload' }]
  expect(without.map(captionOf)).toEqual(['', '', '', ''])
})

it('R33: reads a video by its title and caption', () => {
  expect(textOfNode(videoNode('1', { caption: 'In two minutes' }))).toBe('Otters at work\nIn two minutes')
  expect(textOfNode(videoNode('1', { title: ' ', caption: null }))).toBe('')
  expect(nodeTexts({ type: 'block', fields: { blockType: 'code-lines', title: 'x', caption: 'y' } })).toEqual([])
})

it('K22: the site search finds captions and cells below their heading', () => {
  const heading = { type: 'heading', tag: 'h2', children: [textNode('Sizes')] }
  const body = richTextOf(heading, tableNode([tableCell('Otter')]), uploadNode('1', 'An otter'))
  expect(sectionsOfRichText(body)).toContainEqual({ heading: 'Sizes', anchor: 'sizes', text: 'Otter\nAn otter' })
})
