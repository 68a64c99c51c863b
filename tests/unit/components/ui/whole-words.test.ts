import { expect, it } from 'vitest'
import { wholeWords } from '@/components/ui/section/section'

const joined = (heading: string) => String(wholeWords(heading)).replaceAll('\u2060', '⁀')

it('keeps a short hyphenated word of a heading together, in every language', () => {
  expect(joined('Demandez à un ingénieur : montrez-nous la nappe.')).toBe('Demandez à un ingénieur : montrez-⁀nous la nappe.')
  expect(joined('Une enseigne, peut-être, au-dessus')).toBe('Une enseigne, peut-⁀être, au-⁀dessus')
  expect(joined('Mettez-y votre nom')).toBe('Mettez-⁀y votre nom')
  expect(joined('Hébergement e-commerce')).toBe('Hébergement e-⁀commerce')
  expect(joined('Nur eine E-Mail-Adresse?')).toBe('Nur eine E-⁀Mail-Adresse?')
})

it('lets long and compound words break', () => {
  for (const heading of ['SSL-Zertifikate', 'Website-Umzug', 'otterbean-gardens.com']) expect(joined(heading)).toBe(heading)
})

it('leaves non-text unchanged', () => {
  expect(wholeWords(null)).toBeNull()
})
