import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { createContext } from '@/server/composition/create-context'
import { hasRole } from '../access/identity'
import { marketers } from '../access/rules'
import { priceListNames, priceLists } from '../price-lists/kinds'
import { translate } from '../words'
import { gridWords } from './grid-words'
import { PricesScreen } from './prices-screen.client'

/** Every price of the shop as a grid: changed, reviewed, published now or later, and put back. */
export const PricesView = ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!marketers({ req })) return notFound()
  const lists = priceListNames.map((name) => ({ name, label: translate(req, priceLists[name].label) }))
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
      <Gutter>
        <h1>{translate(req, gridWords.title)}</h1>
        <p>{translate(req, gridWords.intro)}</p>
        <PricesScreen lists={lists} hasRates={createContext(req.payload, defaultLocale).rates !== null} />
      </Gutter>
    </DefaultTemplate>
  )
}

/** In the menu of those who may use it. */
export const PricesLink = ({ payload, user, i18n }: Pick<ServerProps, 'payload' | 'user' | 'i18n'>) =>
  hasRole(user ?? null, ['admin', 'marketing']) ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/prices`}>
      <span className="nav__link-label">{translate({ i18n }, gridWords.title)}</span>
    </a>
  ) : null
