import { describe, expect, it } from 'vitest'
import { pseudoText } from '../../../../bench/pseudo-locale/pseudo-text'

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

describe('a text in the pseudo-locale', () => {
  it('accents every letter and keeps capitals, figures and punctuation', () => {
    expect(pseudoText('Der Preis: 30 Tage')).toBe('Đēŗŗ Ṗŗŗēīşş: 30 Ŧāāģē')
    expect(pseudoText('Für 12,99 % mehr')).not.toMatch(/[A-Za-zÄÖÜäöüß]/)
  })

  it.each([
    'Eine Leistung, die unabhängig von allen anderen gekündigt wird',
    'Zusatz',
    'Auf Wiedersehen bis zum nächsten Jahr in diesem Haus',
  ])('is 40 %% longer: %s', (text) => {
    const grown = lettersIn(pseudoText(text)) / lettersIn(text)
    expect(grown).toBeGreaterThan(1.3)
    expect(grown).toBeLessThan(1.5)
  })

  it.each(['otterbean.com', '.com', 'https://shop.example/de', 'post@shop.example', '{domain}', '24/7'])('leaves %s unchanged', (text) => {
    expect(pseudoText(`Zu ${text} hin`)).toContain(` ${text} `)
  })

  it('does not take a sentence for a URL', () => {
    expect(pseudoText('/Monat')).not.toContain('onat')
    expect(pseudoText('z. B. Fertig. Dann')).not.toMatch(/[A-Za-z]/)
  })
})
