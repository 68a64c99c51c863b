'use client'

import type { ReviewAnswer } from './answers'
import { reviewWords } from './review-words'
import { useText } from './use-text.client'

const named = (names: readonly string[], hasMore: boolean, none: string): string =>
  names.length === 0 ? none : names.join(', ') + (hasMore ? ' …' : '')

/** Pages, open carts and codes a change reaches, and how far the prices of a currency move. */
export const TouchedList = ({ review: { touched, rates } }: { readonly review: ReviewAnswer }) => {
  const text = useText(reviewWords)
  if (touched === null) return null
  const { pages, hasMorePages, carts, among, codes, hasMoreCodes } = touched
  return (
    <>
      <h3>{text('touches')}</h3>
      <ul>
        {rates.map(({ code, moved, prices }) => (
          <li key={code}>{text('moved', { code, moved, prices })}</li>
        ))}
        <li>{text('pages', { pages: named(pages, hasMorePages, text('none')) })}</li>
        <li>{text('carts', { carts, among })}</li>
        <li>{text('codes', { codes: named(codes, hasMoreCodes, text('none')) })}</li>
      </ul>
    </>
  )
}
