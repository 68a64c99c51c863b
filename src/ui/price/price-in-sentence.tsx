import { type ShownAmounts, Price } from './price'

/** Stands in a sentence for the amount that is set into it. */
export const priceMark = '\uFFFC'

interface PriceInSentenceProps {
  /** With `priceMark` where the amount belongs. */
  readonly sentence: string
  readonly amounts: ShownAmounts
}

/** A sentence that is said once, around an amount in every currency. */
export const PriceInSentence = ({ sentence, amounts }: PriceInSentenceProps) => {
  const [before, after] = sentence.split(priceMark)
  return (
    <>
      {before}
      <Price amounts={amounts} look="plain" />
      {after}
    </>
  )
}
