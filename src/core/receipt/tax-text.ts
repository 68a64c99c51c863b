import { formatPercent } from '../money/percent'
import type { FormatAmount } from './amounts'
import type { ReceiptModel } from './receipt-model'

/** The words of the receipt, whoever translates them. */
type Words = (
  key: 'tax' | 'taxBase' | 'taxRule' | 'taxUnconfirmed' | 'reverseCharge' | 'outsideEu',
  values?: Record<string, string>,
) => string

interface Writing {
  readonly locale: string
  readonly format: FormatAmount
}

/** T7: what a receipt calls the tax, whose it is, and what it was taken of or why nothing was. */
export const taxText = (word: Words, { base, percent, note }: ReceiptModel['tax'], { locale, format }: Writing) => {
  const name = note?.name || word('tax')
  const country = note && note.country !== '' ? new Intl.DisplayNames(locale, { type: 'region' }).of(note.country) : undefined
  // a name and a place, with a comma between them in all languages: no message, which every page would bring along
  const label = country === undefined ? name : `${name}, ${country}`
  if (note?.reason === 'reverse-charge') return { label, note: word('reverseCharge') }
  if (note?.reason === 'outside-eu') return { label, note: word('outsideEu') }
  const rule =
    percent === null
      ? word('taxBase', { base: format(base) })
      : word('taxRule', { percent: formatPercent(percent, locale, format.locale), base: format(base) })
  // T5: also on what was charged
  return { label, note: note?.unconfirmedVatId ? `${rule}. ${word('taxUnconfirmed')}` : rule }
}
