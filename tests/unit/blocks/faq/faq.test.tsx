import { describe, expect, it } from 'vitest'
import { Faq } from '@/blocks/faq/component'
import { drawInWords } from '../../../support/draw-in-words'

const items = ['one', 'two', 'three'].map((key) => ({ key, question: `Question ${key}?`, answer: `Answer ${key}.` }))

describe('the domain FAQ', () => {
  it('§2.35: items expand and collapse independently, without script', () => {
    const details =
      drawInWords(<Faq view={{ heading: 'Questions', items }} placeholderNames={['otterbean']} />).match(/<details[^>]*>/g) ?? []
    expect(details).toHaveLength(3)
    // details that share a name close each other
    expect(details.filter((tag) => /\sname=/.test(tag))).toEqual([])
  })

  it('§1.11: contains every answer, even of closed questions', () => {
    const markup = drawInWords(<Faq view={{ heading: 'Questions', items }} placeholderNames={['otterbean']} />)
    for (const { question, answer } of items) expect([question, answer].filter((text) => !markup.includes(text))).toEqual([])
  })

  it('renders nothing without questions', () => {
    expect(drawInWords(<Faq view={{ heading: 'Questions', items: [] }} placeholderNames={[]} />)).toBe('')
  })
})
