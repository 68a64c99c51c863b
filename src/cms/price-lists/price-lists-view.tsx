import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { marketers } from '../access/rules'
import { translate } from '../words'
import { priceListNames, priceLists } from './kinds'
import { PriceListsPanel } from './price-lists-panel.client'
import { screenWords } from './screen-words'

/** Catalogue → Price lists: every list as a file, and a file back as changes that are seen before they count. */
export const PriceListsView = ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!marketers({ req })) return notFound()
  const { routes } = req.payload.config
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
        <h1>{translate(req, screenWords.title)}</h1>
        <p>{translate(req, screenWords.intro)}</p>
        <PriceListsPanel lists={lists} address={`${routes.api}/price-lists`} />
      </Gutter>
    </DefaultTemplate>
  )
}
