import { expect, it } from 'vitest'
import { wholeWords } from '@/components/ui/section/section'

const joined = (heading: string) => String(wholeWords(heading)).replaceAll('\u2060', '⁀').replaceAll('\u00a0', '~')

it('keeps a short hyphenated word of a heading together, in every language', () => {
  expect(joined('Une enseigne, peut-être, au-dessus des autres hébergements')).toBe(
    'Une enseigne, peut-⁀être, au-⁀dessus des autres hébergements',
  )
  expect(joined('WHOIS-Abfrage: Wem gehört diese Wunschdomain?')).toBe('WHOIS-⁀Abfrage: Wem gehört diese Wunschdomain?')
  expect(joined('The 3-2-1 rule for website administrators')).toBe('The 3-⁀2-⁀1 rule for website administrators')
  expect(joined('Hébergement e-commerce')).toBe('Hébergement e-⁀commerce')
})

it('lets long compounds break, except after a single letter', () => {
  for (const heading of ['Malware-Entfernung', 'WordPress-Hosting', 'otterbean-gardens.com']) expect(joined(heading)).toBe(heading)
  expect(joined('E-Commerce-Hosting')).toBe('E-⁀Commerce-Hosting')
})

it('puts no short word on a line of its own at the end', () => {
  expect(joined('Questions about domains.')).toBe('Questions about~domains.')
  expect(joined('Le vôtre est-il libre\u202f?')).toBe('Le vôtre est-⁀il~libre\u202f?')
  expect(joined('Free WordPress migration.')).toBe('Free WordPress migration.')
})

it('leaves non-text unchanged', () => {
  expect(wholeWords(null)).toBeNull()
})
