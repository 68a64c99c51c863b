import { translate, type Reader } from '@/payload/translate'
import { words, type Words } from '@/payload/words'
import type { ReactNode } from 'react'
import {
  changeOf,
  compareWeeks,
  dayEnds,
  type Days,
  countedStatuses,
  dayLength,
  abandonedAfter,
  weekLength,
  shareOf,
} from '@/core/analytics/periods'
import { DataTable } from '@/payload/admin/data-table'
import { Chart } from './calendar-event'
import { percentText, type Clock, numberText } from './drafts'
import type { Where } from 'payload'
import { allOf, listAddress } from './waiting'
import { formatMoney } from '@/core/money/format'
import type { Minor } from '@/core/money/types'
import type { Figures } from '@/modules/analytics/figures'
import type { RankedRow } from '@/modules/analytics/analytics.repository'
import { toIsoString } from '@/core/dates'

interface CardProps {
  readonly reader: Reader
  readonly clock: Clock
  readonly name: string
  readonly about: Words
  readonly days: Days
  readonly format: (value: number) => string
  readonly at: number
  readonly href: string | null
}

interface DayTableProps extends Pick<CardProps, 'reader' | 'clock' | 'name' | 'days' | 'format' | 'at'> {
  readonly part?: Days
}

const DayTable = ({ reader, clock, name, days, part, format, at }: DayTableProps) => (
  <DataTable
    hasRowHeads
    headings={[translate(reader, words('dashboardFigures.until')), name]}
    rows={dayEnds(at).map((end, index) => [
      clock.moment(end),
      `${part ? `${format(part[index] ?? 0)} / ` : ''}${format(days[index] ?? 0)}`,
    ])}
  />
)

interface FrameProps extends Pick<CardProps, 'reader' | 'name' | 'about' | 'href'> {
  readonly value: string
  readonly beside: string
  readonly children: ReactNode
}

const CardFrame = ({ reader, name, about, href, value, beside, children }: FrameProps) => (
  <article className="figure-card">
    <h3>{href === null ? name : <a href={href}>{name}</a>}</h3>
    <p className="figure-card__value">{value}</p>
    <p className="figure-card__beside">{beside}</p>
    <details>
      <summary aria-label={`${translate(reader, words('dashboardFigures.more'))}: ${name}`}>
        {translate(reader, words('dashboardFigures.more'))}
      </summary>
      <p>{translate(reader, about)}</p>
      {children}
    </details>
  </article>
)

const FigureCard = ({ reader, clock, name, about, days, format, at, href }: CardProps) => {
  const week = compareWeeks(days)
  const change = changeOf(week)
  const before = format(week.before)
  const beside =
    change === null
      ? translate(reader, words('dashboardFigures.before'), { before })
      : translate(reader, words('dashboardFigures.change'), { before, change: percentText(reader, change, { isSigned: true }) })
  const label = translate(reader, words('dashboardFigures.chart'), { name, most: format(Math.max(0, ...days)) })
  return (
    <CardFrame reader={reader} name={name} about={about} href={href} value={format(week.now)} beside={beside}>
      <Chart days={days} label={label} />
      <DayTable reader={reader} clock={clock} name={name} days={days} format={format} at={at} />
    </CardFrame>
  )
}

const ofWeek = (field: string, at: number): readonly Where[] => [
  { [field]: { greater_than: toIsoString(at - weekLength * dayLength) } },
  { [field]: { less_than_equal: toIsoString(at) } },
]

/** A1: the list filter that matches what a figure counts. */
export const weekFilters = {
  orders: (at: number): Where => allOf(...ofWeek('orderDate', at), { status: { in: countedStatuses } }),
  revenue: (at: number, currency: string): Where => allOf(...ofWeek('issuedAt', at), { currency: { equals: currency } }),
  ordered: (at: number): Where => allOf(...ofWeek('createdAt', at), { status: { equals: 'converted' } }),
  left: (at: number): Where => allOf(...ofWeek('updatedAt', at - abandonedAfter), { status: { equals: 'active' } }),
  code: (at: number, code: string): Where =>
    allOf(...ofWeek('createdAt', at), { coupon: { equals: code } }, { state: { equals: 'reserved' } }),
} as const

interface Props {
  readonly reader: Reader
  readonly clock: Clock
  readonly figures: Figures
  readonly admin: string
  /** Without it, figures have no links to orders, invoices and carts. */
  readonly seesSales: boolean
}

const Conversion = ({ reader, clock, figures: { at, carts, ordered }, admin, seesSales }: Props) => {
  const name = translate(reader, words('dashboardFigures.conversion'))
  const [all, done] = [compareWeeks(carts), compareWeeks(ordered)]
  const share = (part: number, whole: number): string => {
    const known = shareOf(part, whole)
    return known === null ? '–' : percentText(reader, known)
  }
  const of = translate(reader, words('dashboardFigures.conversionOf'), {
    ordered: numberText(reader, done.now),
    carts: numberText(reader, all.now),
  })
  const before = translate(reader, words('dashboardFigures.before'), { before: share(done.before, all.before) })
  const format = (value: number): string => numberText(reader, value)
  const label = translate(reader, words('dashboardFigures.chartOfPart'), { name, most: format(Math.max(0, ...carts)) })
  const href = seesSales ? listAddress(admin, 'carts', weekFilters.ordered(at)) : null
  return (
    <CardFrame
      reader={reader}
      name={name}
      about={words('dashboardFigures.aboutConversion')}
      href={href}
      value={share(done.now, all.now)}
      beside={`${of} · ${before}`}
    >
      <Chart days={carts} part={ordered} label={label} />
      <DayTable reader={reader} clock={clock} name={name} days={carts} part={ordered} format={format} at={at} />
    </CardFrame>
  )
}

interface TopProps {
  readonly reader: Reader
  readonly name: Words
  readonly about: Words
  readonly rows: readonly RankedRow[]
  readonly hrefOf: (name: string) => string
}

const Top = ({ reader, name, about, rows, hrefOf }: TopProps) => (
  <article className="figure-card">
    <h3>{translate(reader, name)}</h3>
    {rows.length === 0 ? (
      <p className="figure-card__beside">{translate(reader, words('dashboardFigures.nothing'))}</p>
    ) : (
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <a href={hrefOf(row.name)}>{row.name}</a>
              </th>
              <td>
                {numberText(reader, row.now)}{' '}
                <small>{translate(reader, words('dashboardFigures.before'), { before: numberText(reader, row.before) })}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    <p>
      <small>{translate(reader, about)}</small>
    </p>
  </article>
)

const Revenue = ({ reader, clock, figures: { at, revenue }, admin, seesSales }: Props) =>
  revenue.length === 0 ? (
    <article className="figure-card">
      <h3>{translate(reader, words('dashboardFigures.anyRevenue'))}</h3>
      <p className="figure-card__beside">{translate(reader, words('dashboardFigures.noRevenue'))}</p>
    </article>
  ) : (
    revenue.map(({ currency, digits, days }) => (
      <FigureCard
        key={currency}
        reader={reader}
        clock={clock}
        name={translate(reader, words('dashboardFigures.revenue'), { currency })}
        about={words('dashboardFigures.aboutRevenue')}
        days={days}
        format={(amount) => formatMoney(amount as Minor, { code: currency, digits }, reader.i18n.language)}
        at={at}
        href={seesSales ? listAddress(admin, 'invoices', weekFilters.revenue(at, currency)) : null}
      />
    ))
  )

/** A1 to A3, A5, D12: counts and sums, each with its definition and, if the reader has access, a link to the filtered list. */
export const FiguresSection = (props: Props) => {
  const { reader, clock, figures, admin, seesSales } = props
  const { at, orders, left, codes, searched, taken, unsold } = figures
  const format = (value: number): string => numberText(reader, value)
  const shared = { reader, clock, at, format }
  const search = (name: string): string => `/${reader.i18n.language}/domains/search?${new URLSearchParams({ q: name }).toString()}`
  const listOf = (collection: string, where: Parameters<typeof listAddress>[2]) =>
    seesSales ? listAddress(admin, collection, where) : null
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{translate(reader, words('dashboardFigures.title'))}</h2>
      <p>{translate(reader, words('dashboardFigures.intro'), { at: `${clock.moment(at)} (${clock.zone})` })}</p>
      <div className="figure-cards">
        <FigureCard
          {...shared}
          name={translate(reader, words('dashboardFigures.orders'))}
          about={words('dashboardFigures.aboutOrders')}
          days={orders}
          href={listOf('orders', weekFilters.orders(at))}
        />
        <Revenue {...props} />
        <Conversion {...props} />
        <FigureCard
          {...shared}
          name={translate(reader, words('dashboardFigures.left'))}
          about={words('dashboardFigures.aboutLeft')}
          days={left}
          href={listOf('carts', weekFilters.left(at))}
        />
      </div>
      <details className="figure-tops">
        <summary>{translate(reader, words('dashboardFigures.tops'))}</summary>
        <div className="figure-cards">
          <Top
            reader={reader}
            name={words('dashboardFigures.codes')}
            about={words('dashboardFigures.aboutCodes')}
            rows={codes}
            hrefOf={(code) => listAddress(admin, 'redemptions', weekFilters.code(at, code))}
          />
          <Top
            reader={reader}
            name={words('dashboardFigures.searched')}
            about={words('dashboardFigures.aboutSearches')}
            rows={searched}
            hrefOf={search}
          />
          <Top
            reader={reader}
            name={words('dashboardFigures.taken')}
            about={words('dashboardFigures.aboutSearches')}
            rows={taken}
            hrefOf={search}
          />
          <Top
            reader={reader}
            name={words('dashboardFigures.unsold')}
            about={words('dashboardFigures.aboutSearches')}
            rows={unsold}
            hrefOf={(ending) => `${admin}/collections/extensions?${new URLSearchParams({ search: ending }).toString()}`}
          />
        </div>
      </details>
    </section>
  )
}
