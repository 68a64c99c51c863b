import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { hasRole } from '../access/identity'
import { marketers } from '../access/rules'
import { translate } from '../words'
import { DeskScreen } from './desk-screen.client'
import { deskWords } from './desk-words'

/** Promotions → desk: the simulator, and the worst cart of the whole shop. */
export const PromotionDeskView = ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!marketers({ req })) return notFound()
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
      payload={req.payload}
      permissions={permissions}
      user={req.user ?? undefined}
      visibleEntities={{ collections: visibleEntities?.collections, globals: visibleEntities?.globals }}
    >
      <main>
        <Gutter>
          <h1>{translate(req, deskWords.menu)}</h1>
          <p>{translate(req, deskWords.intro)}</p>
          <DeskScreen />
        </Gutter>
      </main>
    </DefaultTemplate>
  )
}

/** In the menu of those who may use it. */
export const PromotionDeskLink = ({ payload, user, i18n }: Pick<ServerProps, 'payload' | 'user' | 'i18n'>) =>
  hasRole(user ?? null, ['admin', 'marketing']) ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/promotions`}>
      <span className="nav__link-label">{translate({ i18n }, deskWords.menu)}</span>
    </a>
  ) : null
