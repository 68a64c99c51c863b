import { describe, expect, it } from 'vitest'
import { hasLink } from '@/core/html'

describe('W10: finds a link in a name', () => {
  it.each([
    'You won 900 EUR, collect at https://prize-claim.example/x',
    'HTTP://evil.example',
    'ftp://files.example',
    'Claim at www.evil.example',
    'WWW2.evil.example',
    'evil.example/claim',
    'evil.example:8080/claim',
    'evil.example?x=1',
    'write to win@evil.example',
    'пример.рф/приз',
    'ｗｗｗ．evil．example',
    'ht\u200Btps://evil.example',
    'evil.exam\u00ADple/x',
  ])('when it is %s', (text) => expect(hasLink(text)).toBe(true))

  it.each([
    'Ada Lovelace',
    'J.R.R. Tolkien',
    'Dr.Müller',
    'Booking.com B.V.',
    'GmbH & Co.KG',
    'Müller & Söhne e.V.',
    'Sociedad S.A./N.V.',
    'O’Neill-Núñez',
    '李小龙',
    'c/o Smith',
    'AT&T / Time @ Work',
    'Yahoo!',
    'Nr. 7: Haus',
  ])('finds none in %s', (text) => expect(hasLink(text)).toBe(false))
})
