import { describe, expect, it } from 'vitest'
import { BulkRow } from '@/blocks/bulk-search/bulk-results.client'
import { amountFormatter } from '@/core/receipt/model'
import en from '@/lib/i18n/messages/en.json'
import { drawInWords } from '../../../support/draw-in-words'
import { bulkResult } from '../../../support/names/search-answers'

const draw = (name: string) =>
  drawInWords(
    <table>
      <tbody>
        <BulkRow
          row={bulkResult({
            name,
            domain: null,
            status: 'invalid',
            available: false,
            code: 'validation.invalidCharacters',
            message: en.validation.invalidCharacters,
          })}
          {...{ format: amountFormatter('USD'), isInCart: false, isAsking: false, isBusy: false }}
          onTake={() => {}}
          onAskAgain={() => {}}
        />
      </tbody>
    </table>,
  )

describe('a row of the bulk search', () => {
  it('S12: offers ASCII spellings of a rejected domain', () => {
    expect(draw('bäckerei.de')).toContain(`${en.validation.invalidCharacters}. Try baeckerei.de or backerei.de.`)
  })

  it('§5: says what is wrong with any other rejected domain', () => {
    expect(draw('not valid!!')).toContain(en.validation.invalidCharacters)
    expect(draw('not valid!!')).not.toContain('Try')
  })
})
