import type { DefaultServerCellComponentProps } from 'payload'
import { describePromotion } from '@/core/discounts/promotion-text'
import { translate } from '@/cms/words'
import { categoryNouns } from './category-nouns'
import { sayPromotion } from './promotion-sentence'
import { stateWords } from './promotion-words'

const clock = (): number => Date.now()

type Cell = Partial<Pick<DefaultServerCellComponentProps, 'rowData'>> & Pick<DefaultServerCellComponentProps, 'i18n'>

/** The same sentence and state in the list. A form draws the cells of its fields too, for no row. */
export const PromotionCell = ({ rowData, i18n }: Cell) => {
  if (rowData === undefined) return null
  const now = clock()
  const promotion = describePromotion(rowData, now)
  return (
    <span className="promotion-cell">
      <span className="promotion-state" data-state={promotion.state}>
        {translate({ i18n }, stateWords[promotion.state])}
      </span>{' '}
      {sayPromotion({ i18n, nouns: categoryNouns }, promotion, now)}
    </span>
  )
}
