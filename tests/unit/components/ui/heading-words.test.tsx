import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { headingWords } from '@/components/ui/section/section'

const phrase = (words: string) => `<span class="heading-phrase">${words}</span>`
const drawn = (heading: string) => renderToStaticMarkup(<h2>{headingWords(heading).words}</h2>)

it('splits at a colon into two phrases and keeps the text', () => {
  expect(drawn('Support: a person, 24/7.')).toBe(`<h2>${phrase('Support:')} ${phrase('a person,\u00a024/7.')}</h2>`)
  expect(drawn('Assistance : une personne')).toBe(`<h2>${phrase('Assistance :')} ${phrase('une\u00a0personne')}</h2>`)
})

it('keeps a heading without a colon whole', () => {
  for (const heading of ['Plans of all\u00a0kinds.', 'Open 10:30', 'Note:']) expect(drawn(heading)).toBe(`<h2>${heading}</h2>`)
})

it('finds a long word after the colon too', () => {
  expect(headingWords('Recht: Datenschutzgrundverordnung').style).toBeDefined()
  expect(headingWords('Support: a person').style).toBeUndefined()
})
