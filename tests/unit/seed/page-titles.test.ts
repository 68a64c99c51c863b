import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pages } from '@seed/content/pages/all'
import { resources } from '@seed/content/resources/all'
import { seedLocales, type SeedLocale } from '@seed/locales'
import { articleTitles, belowTheHeading, codedTitles, everyTitle, pageTitles, type PageTitle } from '../../../bench/tools/page-titles'
import { searchedArticles } from './searched-articles'
import { searchedWords } from './searched-words'

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

const lacking = (page: PageTitle, searched: string | undefined): readonly string[] => {
  if (searched === undefined) return [`${page.path}: no words`]
  const words = new RegExp(searched, 'iu')
  return (['title', 'heading', 'description'] as const).flatMap((part) =>
    words.test(plain(page[part])) ? [] : [`${page.path}: the ${part} lacks “${searched}”`],
  )
}

const twice = (texts: readonly string[]): readonly string[] => texts.filter((text, index) => texts.indexOf(text) !== index)

describe.each(seedLocales)('what people read of a page before they open it, in %s', (locale: SeedLocale) => {
  const titles = everyTitle(locale)

  it('holds what they search for: title, h1 and description', () => {
    const pagesOfTheShop = [...pageTitles(locale), ...codedTitles(locale)]
    expect(pagesOfTheShop.flatMap((page) => lacking(page, searchedWords[page.path]?.[locale]))).toEqual([])
  })

  it('holds it in the title of an article, which is its h1', () => {
    const named = articleTitles(locale).map((page) => ({ ...page, description: page.title }))
    expect(named.flatMap((page) => lacking(page, searchedArticles[page.path.slice('/knowledge-base/'.length)]?.[locale]))).toEqual([])
  })

  it('fits: titles of at most 60 characters, descriptions of 60 to 155', () => {
    const tooLong = titles.filter(({ title, description }) => title.length > 60 || description.length > 155 || description.length < 60)
    expect(tooLong).toEqual([])
  })

  it('names the shop', () => expect(titles.filter(({ title }) => !title.includes('Hostfront'))).toEqual([]))

  it('is said of one page only', () => {
    for (const part of ['title', 'heading', 'description'] as const) expect(twice(titles.map((page) => page[part]))).toEqual([])
  })
})

it('every page has words it is searched by, and no word waits for a page that is gone', () => {
  const paths = [...pageTitles('en'), ...codedTitles('en')].map(({ path }) => path)
  expect(Object.keys(searchedWords).sort()).toEqual(paths.sort())
  expect(Object.keys(searchedArticles).sort()).toEqual(resources.map(({ slug }) => slug).sort())
})

it('the h1 is read where the page draws it', () => {
  const first = pages.flatMap(({ layout: [block] }) => (block ? [block.blockType] : []))
  for (const name of [...first, ...belowTheHeading])
    expect(readFileSync(`src/blocks/${name}/component.tsx`, 'utf8').includes("heading: 'section'"), name).toBe(
      belowTheHeading.includes(name),
    )
})
