import type { AdminViewServerProps } from 'payload'
import { localeNames, type Locale } from '@/lib/config/locales'
import { stateFilters, type StateFilter } from '@/core/translations/segments'
import { findAreaCounts } from '@/modules/translations/translations.repository'
import { marketers } from '@/payload/access/rules'
import { RefusedScreen, ScreenPage } from '@/payload/admin/screen-page'
import { translate, type Reader } from '@/payload/translate'
import { words } from '@/payload/words'
import { areasOf, findArea, type Area, translateLabel } from './units'
import { Screen } from './screen.client'
import { isTarget } from './find-units'
import { Matrix } from './matrix'

type Query = AdminViewServerProps['searchParams']

interface Filter {
  readonly area: Area
  readonly locale: Locale
  readonly state: StateFilter
  readonly document: string | null
}

const one = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const filterOf = (config: Parameters<typeof findArea>[0], query: Query): Filter | null => {
  const area = findArea(config, one(query?.['area']) ?? '')
  const locale = one(query?.['in'])
  if (!area || !isTarget(locale)) return null
  const state = stateFilters.find((each) => each === one(query?.['state'])) ?? 'open'
  return { area, locale, state, document: one(query?.['document']) ?? null }
}

interface ScreenHeadProps extends Filter {
  readonly reader: Reader
  readonly address: string
  readonly api: string
  readonly admin: string
}

const FilteredScreen = ({ reader, address, api, admin, area, locale, state, document }: ScreenHeadProps) => (
  <>
    <p>
      <a href={address}>{translate(reader, words('translationScreen.back'))}</a>
    </p>
    <h1>
      {translateLabel(reader, area.label)} · {localeNames[locale]}
    </h1>
    <Screen
      api={`${api}/translations`}
      admin={admin}
      address={address}
      kind={area.kind}
      area={area.slug}
      locale={locale}
      state={state}
      document={document}
    />
  </>
)

export const TranslationsView = async ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
  const { req } = initPageResult
  if (!marketers({ req })) return <RefusedScreen initPageResult={initPageResult} params={params} searchParams={searchParams} />
  const { config, db } = req.payload
  const address = `${config.routes.admin}/translations`
  const filter = filterOf(config, searchParams)
  return (
    <ScreenPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      {filter ? (
        <FilteredScreen reader={req} address={address} api={config.routes.api} admin={config.routes.admin} {...filter} />
      ) : (
        <>
          <h1>{translate(req, words('translationScreen.menu'))}</h1>
          <p>{translate(req, words('translationScreen.intro'))}</p>
          <Matrix reader={req} areas={areasOf(config)} counts={await findAreaCounts(db.drizzle)} address={address} />
        </>
      )}
    </ScreenPage>
  )
}
