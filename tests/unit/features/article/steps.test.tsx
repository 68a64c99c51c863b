import { describe, expect, it, vi } from 'vitest'
import { ArticleBody } from '@/features/article/article-page'
import { code, heading, steps, text, toRichText } from '../../../../seed/article-text'
import { drawInWords } from '../../../support/draw-in-words'

vi.mock('@/features/article/rate-article', () => ({ rateArticle: async () => null }))

const startsOf = (...parts: Parameters<typeof toRichText>[0]) =>
  [...drawInWords(<ArticleBody body={toRichText(parts) as never} />, 'en').matchAll(/<ol start="(\d+)">/g)].map(([, start]) =>
    Number(start),
  )

describe('article steps', () => {
  it('continue numbering after a code block', () => {
    expect(startsOf(steps('one', 'two'), code('x'), steps('three'), code('y'), steps('four', 'five'))).toEqual([1, 3, 4])
  })

  it('restart after anything else', () => {
    expect(startsOf(steps('one', 'two'), heading('Then'), steps('one'))).toEqual([1, 1])
    expect(startsOf(steps('one'), code('x'), text('Done.'), steps('one'))).toEqual([1, 1])
    expect(startsOf(code('x'), steps('one'))).toEqual([1])
  })
})
