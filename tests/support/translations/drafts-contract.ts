import { expect, it } from 'vitest'
import { usableDrafts, type TranslationDrafts } from '@/core/translations/drafts'

const questions = [
  { id: 'title', english: ['Web hosting'] },
  { id: 'body', english: ['First piece.', 'Second piece.'] },
]

/** Contract of machine translation adapters. */
export const keepsDraftsContract = (drafts: TranslationDrafts): void => {
  it('X7: translates what it was sent, once, segment by segment, or leaves it out', async () => {
    const answers = await drafts.propose('de', questions)
    expect(usableDrafts(questions, answers)).toEqual(answers)
  })

  it('X7: returns nothing for an empty request', async () => {
    expect(await drafts.propose('de', [])).toEqual([])
  })
}
