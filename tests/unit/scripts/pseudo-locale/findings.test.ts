import { describe, expect, it } from 'vitest'
import { overflowsIn, type MeasuredBox } from '../../../../bench/pseudo-locale/overflow'
import { pseudoText } from '../../../../bench/pseudo-locale/pseudo-text'
import { reportOf, type Finding } from '../../../../bench/pseudo-locale/report'
import { untranslatedWords } from '../../../../bench/pseudo-locale/untranslated-words'

describe('words that nobody translated', () => {
  const allowed = new Set(['hostfront'])
  const found = (text: string) => untranslatedWords(text, allowed)

  it('are those without an accent of ours', () => {
    expect(found(`${pseudoText('Der Preis')} und mehr`)).toEqual(['und', 'mehr'])
    expect(found('für')).toEqual(['für'])
    expect(found(`E-${pseudoText('Mail')}`)).toEqual([])
  })

  it('but not figures, prices, addresses, codes with digits and what is allowed', () => {
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

describe('elements that leave their box or the page', () => {
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

  it('a child that is pulled out on purpose does not count, what goes beyond it does', () => {
    expect(faults({ scrollWidth: 206, bleed: 16 })).toEqual([])
    expect(faults({ scrollWidth: 216, bleed: 16 })).toEqual(['its content is 10 px wider than its 190 px'])
  })

  it('content that is cut off below', () => {
    expect(faults({ scrollHeight: 60, overflowY: 'hidden' })).toEqual(['20 px of its content are cut off below'])
    expect(faults({ scrollHeight: 60 })).toEqual([])
    expect(faults({ scrollHeight: 60, overflowY: 'clip', isTextField: true })).toEqual([])
  })

  it('beyond the screen on either side, unless something scrolls or it is kept for screen readers', () => {
    expect(faults({ right: 420 })).toEqual(['it ends 30 px right of the screen'])
    expect(faults({ left: -20 })).toEqual(['it begins 20 px left of the screen'])
    expect(faults({ right: 420, isInScroller: true })).toEqual([])
    expect(faults({ right: 420, width: 1 }, { left: -999, right: -900 })).toEqual([])
  })

  it('of elements within each other the innermost is named', () => {
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
    what: 'it ends 3 px right of the screen',
  })

  it('tells each finding once, with its pages', () => {
    const report = reportOf([
      finding('/'),
      finding('/pricing'),
      finding('/pricing', 1440),
      { ...finding('/about'), kind: 'untranslated', name: 'p', what: 'und' },
    ])
    expect(report.match(/header > a/g)).toHaveLength(2)
    expect(report).toContain('on / /pricing')
    expect(report).toContain('Words that nobody translated: 1')
    expect(report).toContain('at 1440 px: 1')
  })

  it('is empty where there is none', () => expect(reportOf([])).toBe(''))
})
