import { describe, expect, it } from 'vitest'
import { noDrafts, usableDrafts, type TranslationDrafts } from '@/core/translations/drafts'
import { keepsDraftsContract } from '../../../support/translations/drafts-contract'

const inBrackets: TranslationDrafts = {
  propose: async (locale, questions) =>
    questions.map(({ id, english }) => ({ id, segments: english.map((text) => `[${locale}] ${text}`) })),
}

describe('no machine translation', () => keepsDraftsContract(noDrafts))
describe('a simulated machine translation', () => keepsDraftsContract(inBrackets))

describe('X7: machine translation results', () => {
  const questions = [{ id: 'a', english: ['A', 'B'] }]
  it.each([
    ['another number of pieces', [{ id: 'a', segments: ['x'] }]],
    ['a blank piece', [{ id: 'a', segments: ['x', ' '] }]],
    ['what nobody asked', [{ id: 'b', segments: ['x'] }]],
  ])('ignore %s', (_what, answers) => expect(usableDrafts(questions, answers)).toEqual([]))

  it('ignore a second result', () => {
    const answer = { id: 'a', segments: ['x', 'y'] }
    expect(usableDrafts(questions, [answer, answer])).toEqual([answer])
  })
})
