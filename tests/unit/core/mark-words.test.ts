import { describe, expect, it } from 'vitest'
import { markWords, piecesOf } from '@/core/text-search'

const marked = (text: string, question: string) =>
  piecesOf(text, markWords(text, question))
    .map((piece, index) => (index % 2 === 0 ? piece : `[${piece}]`))
    .join('')

describe('markWords', () => {
  it.each([
    ['Web hosting', 'hosting', 'Web [hosting]'],
    ['Hébergement mutualisé', 'HEBERG', '[Héberg]ement mutualisé'],
    // a combining accent is highlighted with the letter before it
    ['Cafe\u0301 noir', 'cafe', '[Cafe\u0301] noir'],
    ['Große Namen', 'grosse', '[Große] Namen'],
    ['Große Namen', 'gros', '[Groß]e Namen'],
    ['.com and .community', '.com', '[.com] and [.com]munity'],
    ['Point the name', 'name the', 'Point [the] [name]'],
    // a match at a word start suppresses matches inside words
    ['An area', 'a', '[A]n [a]rea'],
    ['Webhosting', 'host', 'Web[host]ing'],
    ['Banana', 'an nan', 'B[anan]a'],
    ['😀 hosting', 'hosting', '😀 [hosting]'],
    ['hosting', '', 'hosting'],
    ['hosting', 'xyzzy', 'hosting'],
    ['', 'a', ''],
  ])('marks in %s the query %s', (text, question, expected) => {
    expect(marked(text, question)).toBe(expected)
  })
})
