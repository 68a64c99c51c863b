import { describe, expect, it } from 'vitest'
import { matchesAddress, foldAddress, oldAddressAt, withQueryInPath } from '@/core/navigation/addresses'

describe('R27: a legacy URL', () => {
  it.each([
    ['/über-uns', '/über-uns'],
    ['/%C3%BCber-uns', '/über-uns'],
    ['/%c3%bcber-uns', '/über-uns'],
    ['/u%CC%88ber-uns', '/über-uns'],
    ['/%C3%9Cber-Uns', '/über-uns'],
    ['/promoción/2019', '/promoción/2019'],
    ['/old.html', '/old.html'],
    ['/my page (1).html', '/my%20page%20(1).html'],
    ['/my%20page%20%281%29.html', '/my%20page%20(1).html'],
    ['/a%2Fb', '/a%2fb'.replace('f', 'F')],
    ['/100%', '/100%25'],
    ['/%FCber', '/%25fcber'],
    ['/index.php?id=3', '/index.php?id=3'],
    ['/index.php?b=2&A=%C3%9C', '/index.php?a=ü&b=2'],
    ['/?p=123', '/?p=123'],
    ['/old?', '/old'],
    ['/old?print', '/old?print'],
  ])('is normalised from %j', (written, folded) => {
    expect(foldAddress(written)).toBe(folded)
    expect(foldAddress(folded)).toBe(folded)
    expect(oldAddressAt(withQueryInPath(folded))).toBe(folded)
    expect(oldAddressAt(encodeURI(withQueryInPath(folded)).replaceAll('%25', '%'))).toBe(folded)
  })

  it('is matched by its path and all parameters', () => {
    expect(matchesAddress('/index.php?id=3&utm_source=x', '/index.php?id=3')).toBe(true)
    expect(matchesAddress('/index.php?id=30', '/index.php?id=3')).toBe(false)
    expect(matchesAddress('/index.php', '/index.php?id=3')).toBe(false)
    expect(matchesAddress('/index.php?id=3', '/index.php')).toBe(true)
    expect(matchesAddress('/index', '/index.php')).toBe(false)
  })
})
