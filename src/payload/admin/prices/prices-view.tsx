import type { AdminViewServerProps } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import { createContext } from '@/container'
import { marketers } from '@/payload/access/rules'
import { RefusedScreen, ScreenPage } from '@/payload/admin/screen-page'
import { priceListNames, priceLists } from '@/payload/admin/price-lists/kinds'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import { PricesScreen } from './prices-screen.client'

export const PricesView = ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
  const { req } = initPageResult
  if (!marketers({ req })) return <RefusedScreen initPageResult={initPageResult} params={params} searchParams={searchParams} />
  const lists = priceListNames.map((name) => ({ name, label: translate(req, priceLists[name].label) }))
  return (
    <ScreenPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <h1>{translate(req, words('priceGrid.title'))}</h1>
      <p>{translate(req, words('priceGrid.intro'))}</p>
      <PricesScreen lists={lists} hasRates={createContext(req.payload, defaultLocale).rates !== null} />
    </ScreenPage>
  )
}
