import { expect, it } from 'vitest'
import { usableDrafts, type TranslationDrafts } from '@/core/translations/drafts'

const questions = [
  { id: 'title', english: ['Web hosting'] },
  { id: 'body', english: ['First piece.', 'Second piece.'] },
]

/** Contract of machine translation adapters. */
export const keepsDraftsContract = (drafts: TranslationDrafts): void => {
  it('X7: answers what it was asked, once, piece by piece, or leaves it out', async () => {
    const answers = await drafts.propose('de', questions)
    expect(usableDrafts(questions, answers)).toEqual(answers)
  })

  it('X7: has nothing to say where nothing is asked', async () => {
    expect(await drafts.propose('de', [])).toEqual([])
  })
}
