import type { DefaultServerCellComponentProps, AdminViewServerProps, ServerProps } from 'payload'
import { describePromotion } from '@/core/discounts/promotion-text'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import { categoryNouns } from './category-nouns'
import { describePromotion as sayPromotion } from './promotion-sentence'
import { notFound } from 'next/navigation'
import { hasRole, marketers } from '@/payload/access/rules'
import { ScreenPage } from '@/payload/admin/screen-page'
import { AdminScreen } from './promotion-screen.client'

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
      {sayPromotion({ i18n, nouns: categoryNouns }, promotion, now)}
    </span>
  )
}

export const PromotionScreenView = ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
  const { req } = initPageResult
  if (!marketers({ req })) return notFound()
  return (
    <ScreenPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <h1>{translate(req, words('promotions.menu'))}</h1>
      <p>{translate(req, words('promotions.intro'))}</p>
      <AdminScreen />
    </ScreenPage>
  )
}

export const PromotionScreenLink = ({ payload, user, i18n }: Pick<ServerProps, 'payload' | 'user' | 'i18n'>) =>
  hasRole(user ?? null, ['admin', 'marketing']) ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/promotions`}>
      <span className="nav__link-label">{translate({ i18n }, words('promotions.menu'))}</span>
    </a>
  ) : null
