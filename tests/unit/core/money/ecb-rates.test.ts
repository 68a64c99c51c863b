import { describe, expect, it } from 'vitest'
import { parseEcbRates, rateAge } from '@/core/money/currency'

const file = (cubes: string, day = '2026-11-24') => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
	<Cube>
		<Cube time='${day}'>
			${cubes}
		</Cube>
	</Cube>
</gesmes:Envelope>`

describe('the daily rates of the European Central Bank', () => {
  it('M8: convert to rates per US dollar, with their date', () => {
    const read = parseEcbRates(
      file(`<Cube currency='USD' rate='1.1600'/><Cube currency='JPY' rate='180.50'/><Cube currency='GBP' rate='0.8700'/>`),
    )
    expect(read?.day).toBe('2026-11-24')
    expect([...(read?.rates ?? [])]).toEqual([
      ['EUR', '0.862069'],
      ['JPY', '155.603448'],
      ['GBP', '0.75'],
    ])
  })

  it.each([
    ['', 'nothing'],
    ['<html></html>', 'a page'],
    [file(`<Cube currency='JPY' rate='180.50'/>`), 'no dollar'],
    [file(`<Cube currency='USD' rate='0'/>`), 'a dollar of nothing'],
    [file(`<Cube currency='USD' rate='1.16'/>`, 'today'), 'no day'],
    [`<!DOCTYPE x [<!ENTITY e "1">]>${file(`<Cube currency='USD' rate='&e;'/>`)}`, 'entities'],
  ])('M8: %#: rejects an invalid file (%s)', (xml) => {
    expect(parseEcbRates(xml)).toBeNull()
  })

  it('M8: accept any whitespace, and ignore a rate of zero', () => {
    const spaced = `<Cube   time="2026-11-24"  ><Cube  currency="USD"  rate="2"  /><Cube currency='JPY' rate='300'/><Cube currency='XTS' rate='0.0'/></Cube>`
    expect([...(parseEcbRates(spaced)?.rates ?? [])]).toEqual([
      ['EUR', '0.5'],
      ['JPY', '150'],
    ])
  })

  it('M8: know their age', () => {
    const now = Date.parse('2026-11-24T01:00:00Z')
    expect(rateAge('2026-11-24', now)).toBe(0)
    expect(rateAge('2026-11-16', now)).toBe(8)
  })
})
