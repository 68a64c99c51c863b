import type { DefaultServerCellComponentProps } from 'payload'
import { describePromotion } from '@/core/discounts/promotion-text'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import { categoryNouns } from './promotion-fields'
import { describePromotion as sayPromotion } from './promotion-sentence'

const clock = (): number => Date.now()

type Cell = Partial<Pick<DefaultServerCellComponentProps, 'rowData'>> & Pick<DefaultServerCellComponentProps, 'i18n'>

/** Payload also renders cells for a form's fields, without a row. */
export const PromotionCell = ({ rowData, i18n }: Cell) => {
  if (rowData === undefined) return null
  const now = clock()
  const promotion = describePromotion(rowData, now)
  return (
    <span className="promotion-cell">
      <span className="promotion-state" data-state={promotion.state}>
        {translate({ i18n }, words(`promotionSentence.state.${promotion.state}`))}
      </span>{' '}
      {sayPromotion({ i18n, nouns: categoryNouns }, promotion)}
    </span>
  )
}
