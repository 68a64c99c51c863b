import { expect, it } from 'vitest'
import type { Minor } from '@/core/money/types'
import { locales } from '@/lib/config/locales'
import { apiWords } from '@/lib/http/http-error'
import { loadMessages } from '@/lib/i18n/messages'
import { currency } from '../../../support/engine/currencies'

it.each(locales)('D13: names the categories that count, or those that do not, in %s', async (locale) => {
  const words = await apiWords(locale)
  const { domain } = (await loadMessages(locale)).discounts.categories
  const missing = { kind: 'amount', amount: 5528 as Minor } as const
  const text = (scope: object) => words.rejection({ code: 'A', reason: 'minimum-amount', missing, ...scope }, currency('USD'))
  const texts = [text({ categories: ['domain'] }), text({ excluded: ['domain'] }), text({})]
  expect(texts.map((each) => [each.includes('$55.28'), each.includes(domain)])).toEqual([
    [true, true],
    [true, true],
    [true, false],
  ])
  expect(new Set(texts).size).toBe(3)
})
