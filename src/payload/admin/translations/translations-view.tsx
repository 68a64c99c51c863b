import type { AdminViewServerProps, SanitizedConfig } from 'payload'
import { localeNames, type Locale } from '@/lib/config/locales'
import { stateFilters, type StateFilter } from '@/core/translations/segments'
import { marketers } from '@/payload/access/rules'
import { RefusedScreen, ScreenPage } from '@/payload/admin/screen-page'
import { translate, type Reader } from '@/payload/translate'
import { words } from '@/payload/words'
import { areasNamed, areasOf, type Area, translateLabel } from './units'
import { Screen } from './screen.client'
import { findCounts, isTarget } from './find-units'
import { Matrix } from './matrix'

type Query = AdminViewServerProps['searchParams']

interface Filter {
  /** Empty for all kinds of content. */
  readonly slug: string | undefined
  readonly areas: readonly Area[]
  readonly locale: Locale
  readonly state: StateFilter
  readonly document: string | null
}

const one = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const filterOf = (config: SanitizedConfig, query: Query): Filter | null => {
  const slug = one(query?.['area'])
  const areas = areasNamed(config, slug)
  const locale = one(query?.['in'])
  if (areas.length === 0 || !isTarget(locale)) return null
  const state = stateFilters.find((each) => each === one(query?.['state'])) ?? 'open'
  return { slug, areas, locale, state, document: slug === undefined ? null : (one(query?.['document']) ?? null) }
}

interface ScreenHeadProps extends Filter {
  readonly reader: Reader
  readonly address: string
  readonly api: string
  readonly admin: string
}

const FilteredScreen = ({ reader, address, api, admin, slug, areas, locale, state, document }: ScreenHeadProps) => {
  const labels = areas.map((area) => [area.slug, { kind: area.kind, label: translateLabel(reader, area.label) }] as const)
  const name = slug === undefined ? translate(reader, words('translationScreen.everything')) : labels[0]?.[1].label
  return (
    <>
      <p>
        <a href={address}>{translate(reader, words('translationScreen.back'))}</a>
      </p>
      <h1>
        {name} · {localeNames[locale]}
      </h1>
      <Screen
        api={`${api}/translations`}
        admin={admin}
        address={address}
        areas={Object.fromEntries(labels)}
        area={slug ?? null}
        locale={locale}
        state={state}
        document={document}
      />
    </>
  )
}

export const TranslationsView = async ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
  const { req } = initPageResult
  if (!marketers({ req })) return <RefusedScreen initPageResult={initPageResult} params={params} searchParams={searchParams} />
  const { config } = req.payload
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
          <Matrix reader={req} areas={areasOf(config)} counts={await findCounts(req)} address={address} />
        </>
      )}
    </ScreenPage>
  )
}
