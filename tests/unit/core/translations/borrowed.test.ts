import { expect, it } from 'vitest'
import { toMetadata } from '@/app/page-metadata'
import { type Locale, locales } from '@/lib/config/locales'
import { borrowedFieldsOf, markBorrowed } from '@/core/translations/borrowed'
import { Faq, toFaqView } from '@/blocks/faq/component'
import { languageOf, languageOfBlock, readWithEnglishFallback } from '@/lib/text-language'
import { createElement } from 'react'
import { paragraph, richTextOf, uploadNode } from '../../../support/article-nodes'
import { drawInWords } from '../../../support/draw-in-words'

const body = { root: { type: 'root', children: [] } }

it('R20: marks fields that fall back to English, in rows too', () => {
  const filled = {
    title: 'About',
    description: 'Wer wir sind',
    body,
    layout: [
      { id: 'a', blockType: 'hero', heading: 'English' },
      { id: 'b', blockType: 'faq', heading: 'Fragen' },
    ],
  }
  const own = { title: null, description: 'Wer wir sind', layout: [{ id: 'b', blockType: 'faq', heading: 'Fragen' }] }
  const marked = markBorrowed(filled, own)
  expect(borrowedFieldsOf(marked)).toEqual(['title', 'body'])
  expect([languageOf(marked, 'title'), languageOf(marked, 'description')]).toEqual(['en', undefined])
  expect(marked.layout.map(languageOfBlock)).toEqual(['en', undefined])
})

it('R20: reads a document once in English, twice in another language', async () => {
  const asked: unknown[] = []
  const read = async (fallback: unknown) => {
    asked.push(fallback)
    return [{ id: '1', question: fallback === false ? null : 'Why?' }]
  }
  await readWithEnglishFallback('en', read)
  const [faq] = await readWithEnglishFallback('de', read)
  expect(asked).toEqual(['en', 'en', false])
  expect(languageOf(faq ?? {}, 'question')).toBe('en')
})

it('R20: marks an untranslated question as English', () => {
  const documents = [
    markBorrowed({ key: 'one', topic: 'hosting', question: 'Why?', answer: 'So.' } as const, { key: 'one', topic: 'hosting' }),
    { key: 'two', topic: 'hosting', question: 'Warum?', answer: 'Darum.' } as const,
  ]
  const block = { heading: 'Fragen', topic: 'all' } as const
  const markup = drawInWords(createElement(Faq, { view: toFaqView(block, documents), placeholderNames: ['otterbean'] }))
  expect(markup.match(/<details[^>]*>/g)?.map((tag) => tag.includes('lang="en"'))).toEqual([true, false])
})

it('R20: marks the English description of a picture within a translated text', () => {
  const withPictures = (...alts: readonly (string | null)[]) => ({
    body: richTextOf(paragraph('Hier.'), ...alts.map((alt, at) => ({ ...uploadNode({ id: `${at}`, alt }), id: `node${at}` }))),
  })
  const filled = withPictures('An otter', 'Ein Biber')
  const marked = markBorrowed(filled, withPictures(null, 'Ein Biber'))
  expect(languageOf(marked, 'body')).toBeUndefined()
  const pictures = marked.body.root.children.slice(1).map((node) => Reflect.get(node, 'value') as object)
  expect(pictures.map((picture) => languageOf(picture, 'alt'))).toEqual(['en', undefined])
  expect(markBorrowed(filled, { body: null }).body).toBe(filled.body)
})

const metadata = (languages?: readonly Locale[]) =>
  toMetadata({ locale: 'fr', path: '/about', title: 'About', brandName: 'Hostfront', ...(languages ? { languages } : {}) })

it('R20: makes an untranslated page canonical to English, without other languages', () => {
  const { alternates, openGraph } = metadata(['en', 'es'])
  expect(alternates).toEqual({ canonical: '/en/about', languages: { en: '/en/about', es: '/es/about', 'x-default': '/en/about' } })
  expect(openGraph).toMatchObject({ locale: 'en_US', alternateLocale: ['es_ES'], url: '/en/about' })
})

it('R20: lists every language of a translated page', () => {
  const { alternates, openGraph } = metadata()
  expect(alternates?.canonical).toBe('/fr/about')
  expect(Object.keys(alternates?.languages ?? {})).toEqual([...locales, 'x-default'])
  expect(openGraph).toMatchObject({ locale: 'fr_FR', alternateLocale: ['en_US', 'es_ES', 'de_DE'] })
})
