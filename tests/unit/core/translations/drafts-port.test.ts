import { describe, expect, it } from 'vitest'
import { noDrafts, usableDrafts, type TranslationDrafts } from '@/core/translations/drafts'
import { keepsDraftsContract } from '../../../support/translations/drafts-contract'

const inBrackets: TranslationDrafts = {
  propose: async (locale, questions) =>
    questions.map(({ id, english }) => ({ id, segments: english.map((text) => `[${locale}] ${text}`) })),
}

describe('a machine of which the shop has none', () => keepsDraftsContract(noDrafts))
describe('a machine that knows every word', () => keepsDraftsContract(inBrackets))

describe('X7: of what a machine answers', () => {
  const questions = [{ id: 'a', english: ['A', 'B'] }]
  it.each([
    ['another number of pieces', [{ id: 'a', segments: ['x'] }]],
    ['a blank piece', [{ id: 'a', segments: ['x', ' '] }]],
    ['what nobody asked', [{ id: 'b', segments: ['x'] }]],
  ])('%s is not used', (_what, answers) => expect(usableDrafts(questions, answers)).toEqual([]))

  it('a second answer is not used', () => {
    const answer = { id: 'a', segments: ['x', 'y'] }
    expect(usableDrafts(questions, [answer, answer])).toEqual([answer])
  })
})
