import { describe, expect, it } from 'vitest'
import { pseudoText } from '../../../../bench/pseudo-locale/pseudo-text'
import { namesIn, pseudoContent } from '../../../../bench/pseudo-locale/pseudo-content'

const inFour = (text: string) => ({ en: text, es: text, fr: text, de: text })

describe('a seed document in the pseudo-locale', () => {
  it('changes only its German, at any depth', () => {
    expect(pseudoContent({ key: 'a', rows: [{ text: inFour('Tage'), price: 4.99 }] })).toEqual({
      key: 'a',
      rows: [{ text: { ...inFour('Tage'), de: pseudoText('Tage') }, price: 4.99 }],
    })
  })

  it('changes the text of a rich text, not its nodes and URLs', () => {
    const rich = {
      root: { type: 'root', children: [{ type: 'link', fields: { url: '/de/kontakt' }, children: [{ type: 'text', text: 'Kontakt' }] }] },
    }
    const changed = pseudoContent({ body: { en: rich, es: rich, fr: rich, de: rich } }) as { body: { en: unknown; de: typeof rich } }
    expect(changed.body.en).toEqual(rich)
    expect(JSON.stringify(changed.body.de)).toBe(JSON.stringify(rich).replace('"Kontakt"', `"${pseudoText('Kontakt')}"`))
  })

  it('keeps a localised URL', () => {
    expect(pseudoContent(inFour('/contact'))).toEqual(inFour('/contact'))
  })

  it('distinguishes names from words', () => {
    expect(namesIn([{ name: 'PostgreSQL', key: 'postgresql', description: inFour('Tage') }, { name: inFour('Tarif') }])).toEqual([
      'PostgreSQL',
    ])
  })
})
