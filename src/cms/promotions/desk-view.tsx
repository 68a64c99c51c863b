import { notFound } from 'next/navigation'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { hasRole } from '@/cms/access/identity'
import { marketers } from '@/cms/access/rules'
import { DeskPage } from '@/cms/admin/desk-page'
import { translate } from '@/cms/words'
import { DeskScreen } from './desk-screen.client'
import { deskWords } from './desk-words'

/** Promotions → desk: the simulator, and the worst cart of the whole shop. */
export const PromotionDeskView = ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
  const { req } = initPageResult
  if (!marketers({ req })) return notFound()
  return (
    <DeskPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <h1>{translate(req, deskWords.menu)}</h1>
      <p>{translate(req, deskWords.intro)}</p>
      <DeskScreen />
    </DeskPage>
  )
}

/** In the menu of those who may use it. */
export const PromotionDeskLink = ({ payload, user, i18n }: Pick<ServerProps, 'payload' | 'user' | 'i18n'>) =>
  hasRole(user ?? null, ['admin', 'marketing']) ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/promotions`}>
      <span className="nav__link-label">{translate({ i18n }, deskWords.menu)}</span>
    </a>
  ) : null
