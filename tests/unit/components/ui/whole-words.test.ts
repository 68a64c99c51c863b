import { expect, it } from 'vitest'
import { wholeWords } from '@/components/ui/section/section'

const joined = (heading: string) => String(wholeWords(heading)).replaceAll('\u2060', '⁀')

it('a short word of a heading keeps what follows its hyphen, in every language', () => {
  expect(joined('Demandez à un ingénieur : montrez-nous la nappe.')).toBe('Demandez à un ingénieur : montrez-⁀nous la nappe.')
  expect(joined('Une enseigne, peut-être, au-dessus')).toBe('Une enseigne, peut-⁀être, au-⁀dessus')
  expect(joined('Mettez-y votre nom')).toBe('Mettez-⁀y votre nom')
  expect(joined('Hébergement e-commerce')).toBe('Hébergement e-⁀commerce')
  expect(joined('Nur eine E-Mail-Adresse?')).toBe('Nur eine E-⁀Mail-Adresse?')
})

it('a long word, or one put together of several, may still break', () => {
  for (const heading of ['SSL-Zertifikate', 'Website-Umzug', 'otterbean-gardens.com']) expect(joined(heading)).toBe(heading)
})

it('what is no text stays as it is', () => {
  expect(wholeWords(null)).toBeNull()
})
