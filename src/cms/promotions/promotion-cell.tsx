import type { DefaultServerCellComponentProps } from 'payload'
import { describePromotion } from '@/core/discounts/describe-promotion'
import { translate } from '../words'
import { categoryNouns } from './category-nouns'
import { sayPromotion } from './promotion-sentence'
import { stateWords } from './promotion-words'

const clock = (): number => Date.now()

/** The same sentence and state in the list. */
export const PromotionCell = ({ rowData, i18n }: Pick<DefaultServerCellComponentProps, 'rowData' | 'i18n'>) => {
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
