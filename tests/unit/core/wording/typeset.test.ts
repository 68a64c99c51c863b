import { describe, expect, it } from 'vitest'
import { everyText, wordsOf } from '../../seed/every-text'
import { typeset } from '@/core/wording/typeset'

/** Makes non-breaking spaces visible. */
const seen = (text: string): string => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '_')

describe('non-breaking spaces', () => {
  it.each([
    ['fr', 'Combien ? Ceci : « oui » ; non !', 'Combien_? Ceci_: «_oui_»_; non_!'],
    ['fr', '10 % de réduction, 50 Go', '10_% de réduction, 50~Go'],
    ['en', '50 GB storage, 0 min, 180 ms', '50~GB storage, 0 min, 180~ms'],
    ['en', '30 % off 1 GB', '30% off 1~GB'],
    ['es', '20 000 productos al 10 %', '20~000 productos al 10~%'],
    ['de', 'z. B. 4 GB Arbeitsspeicher', 'z.~B. 4~GB Arbeitsspeicher'],
    ['de', '2 Menschen, 10 TBX', '2 Menschen, 10 TBX'],
  ] as const)('%s: %s', (locale, text, expected) => expect(seen(typeset(locale, text))).toBe(expected))

  it('are stable after one pass', () => {
    for (const { text } of everyText) {
      for (const word of wordsOf(text.fr)) expect(typeset('fr', typeset('fr', word))).toBe(typeset('fr', word))
    }
  })

  it('keep French punctuation on its line', () => {
    const loose = everyText.flatMap(({ at, text }) =>
      wordsOf(text.fr).flatMap((word) => (/[ \u00a0][:;?!»%]|«[ \u00a0]/.test(typeset('fr', word)) ? [at] : [])),
    )
    expect(loose).toEqual([])
  })
})
