import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import { ActionObject } from '@/components/action-object/action-object'
import { drawInWords } from '../../support/draw-in-words'

describe('the object of a button', () => {
  it('has a narrow no-break space before the colon in French', () => {
    expect(drawInWords(<ActionObject>Shared Basic</ActionObject>, 'fr')).toContain('>\u202f: Shared Basic<')
  })

  it.each(locales.filter((locale) => locale !== 'fr'))('%s sets none', (locale) => {
    expect(drawInWords(<ActionObject>Shared Basic</ActionObject>, locale)).toContain('>: Shared Basic<')
  })
})
