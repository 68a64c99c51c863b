import { describe, expect, it } from 'vitest'
import { overflowsIn, type MeasuredBox } from '../../../../bench/pseudo-locale/overflow'
import { pseudoText } from '../../../../bench/pseudo-locale/pseudo-text'
import { reportOf, type Finding } from '../../../../bench/pseudo-locale/report'
import { untranslatedWords } from '../../../../bench/pseudo-locale/untranslated-words'

describe('untranslated words', () => {
  const allowed = new Set(['hostfront'])
  const found = (text: string) => untranslatedWords(text, allowed)

  it('are those without a pseudo-locale accent', () => {
    expect(found(`${pseudoText('Der Preis')} und mehr`)).toEqual(['und', 'mehr'])
    expect(found('für')).toEqual(['für'])
    expect(found(`E-${pseudoText('Mail')}`)).toEqual([])
  })

  it('exclude figures, prices, URLs, codes with digits and allowed words', () => {
    for (const text of [
      '$12.99',
      'CA$4 · 2 %',
      'otterbean.com',
      '.com',
      'a@b.example',
      'https://x.example/y',
      'WELCOME10',
      'Hostfront',
      'x',
    ]) {
      expect(found(text)).toEqual([])
    }
  })
})

describe('overflowing elements', () => {
  const box: MeasuredBox = {
    place: '0/1',
    name: 'p',
    left: 10,
    right: 200,
    width: 190,
    height: 40,
    clientWidth: 190,
    clientHeight: 40,
    scrollWidth: 190,
    scrollHeight: 40,
    overflowX: 'visible',
    overflowY: 'visible',
    bleed: 0,
    isTextField: false,
    isInScroller: false,
  }
  const faults = (...boxes: readonly Partial<MeasuredBox>[]) =>
    overflowsIn(
      boxes.map((each) => ({ ...box, ...each })),
      390,
    ).map(({ fault }) => fault)

  it('content wider than its box, unless the box scrolls', () => {
    expect(faults({ scrollWidth: 230 })).toEqual(['its content is 40 px wider than its 190 px'])
    expect(faults({ scrollWidth: 230, overflowX: 'auto' })).toEqual([])
    expect(faults({ scrollWidth: 191 })).toEqual([])
  })

  it('exclude a negative margin, but not what exceeds it', () => {
    expect(faults({ scrollWidth: 206, bleed: 16 })).toEqual([])
    expect(faults({ scrollWidth: 216, bleed: 16 })).toEqual(['its content is 10 px wider than its 190 px'])
  })

  it('include content cut off at the bottom', () => {
    expect(faults({ scrollHeight: 60, overflowY: 'hidden' })).toEqual(['20 px of its content is cut off at the bottom'])
    expect(faults({ scrollHeight: 60 })).toEqual([])
    expect(faults({ scrollHeight: 60, overflowY: 'clip', isTextField: true })).toEqual([])
  })

  it('include content outside the screen, unless scrolled or for screen readers', () => {
    expect(faults({ right: 420 })).toEqual(['it ends 30 px beyond the right edge of the screen'])
    expect(faults({ left: -20 })).toEqual(['it begins 20 px beyond the left edge of the screen'])
    expect(faults({ right: 420, isInScroller: true })).toEqual([])
    expect(faults({ right: 420, width: 1 }, { left: -999, right: -900 })).toEqual([])
  })

  it('name the innermost of nested ones', () => {
    const found = overflowsIn(
      [
        { ...box, scrollWidth: 300 },
        { ...box, place: '0/1/4', name: 'b', scrollWidth: 290 },
        { ...box, place: '0/10', name: 'i', right: 500 },
      ],
      390,
    )
    expect(found.map(({ name }) => name)).toEqual(['b', 'i'])
  })
})

describe('the report', () => {
  const finding = (path: string, width = 390): Finding => ({
    path,
    width,
    kind: 'overflow',
    name: 'header > a',
    what: 'it ends 3 px beyond the right edge of the screen',
  })

  it('lists each finding once, with its pages', () => {
    const report = reportOf([
      finding('/'),
      finding('/pricing'),
      finding('/pricing', 1440),
      { ...finding('/about'), kind: 'untranslated', name: 'p', what: 'und' },
    ])
    expect(report.match(/header > a/g)).toHaveLength(2)
    expect(report).toContain('on / /pricing')
    expect(report).toContain('Untranslated words: 1')
    expect(report).toContain('at 1440 px: 1')
  })

  it('is empty without findings', () => expect(reportOf([])).toBe(''))
})
