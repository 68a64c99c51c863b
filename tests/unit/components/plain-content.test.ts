import { describe, expect, it } from 'vitest'
import { toPlainContent } from '@/components/section-data/section-words'

describe('R5: the plain text of any section', () => {
  it('includes a block with a list', () => {
    expect(toPlainContent({ heading: 'Questions', intro: 'Asked here', items: [{ question: 'Why?', answer: 'Because.' }] })).toEqual({
      heading: 'Questions',
      intro: 'Asked here',
      link: null,
      items: [{ title: 'Why?', text: 'Because.' }],
    })
  })

  it('includes a list of documents', () => {
    expect(toPlainContent([{ name: 'Ines', company: 'Otterbean', content: 'It holds.' }, {}])?.items).toEqual([
      { title: 'Ines', text: 'It holds.' },
    ])
  })

  it('includes a link', () => {
    expect(toPlainContent({ heading: 'Moving', buttonLabel: 'Write', href: '/contact' })?.link).toEqual({
      label: 'Write',
      href: '/contact',
    })
  })

  it.each([[null], [{}], [[]], ['text'], [42], [{ items: [{}] }]])('is empty for %j', (content) => {
    expect(toPlainContent(content)).toBeNull()
  })
})
