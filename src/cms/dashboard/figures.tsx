import { compareWeeks, shareOf } from '@/core/analytics/periods'
import { formatMoney } from '@/core/money/format'
import type { Minor } from '@/core/money/types'
import type { Figures } from '@/modules/analytics/figures'
import type { Ranked } from '@/modules/analytics/analytics.repository'
import { fillWords } from '@/cms/promotions/fill-words'
import { translate, type Reader, type Words } from '@/cms/words'
import { Chart } from './chart'
import { CardFrame, DayTable, FigureCard } from './figure-card'
import { weekFilters } from './figure-lists'
import { figureWords } from './figure-words'
import { listAddress } from './list-address'
import { numberText, percentText, type Clock } from './spoken'

interface Props {
  readonly reader: Reader
  readonly clock: Clock
  readonly figures: Figures
  readonly admin: string
  /** Lists of orders, invoices and carts are for sales; others are told the figures alone. */
  readonly seesSales: boolean
}

const Conversion = ({ reader, clock, figures: { at, carts, ordered }, admin, seesSales }: Props) => {
  const name = translate(reader, figureWords.conversion)
  const [all, done] = [compareWeeks(carts), compareWeeks(ordered)]
  const share = (part: number, whole: number): string => {
    const known = shareOf(part, whole)
    return known === null ? '–' : percentText(reader, known)
  }
  const of = fillWords(reader, figureWords.conversionOf, { ordered: numberText(reader, done.now), carts: numberText(reader, all.now) })
  const before = fillWords(reader, figureWords.before, { before: share(done.before, all.before) })
  const format = (value: number): string => numberText(reader, value)
  const label = fillWords(reader, figureWords.chartOfPart, { name, most: format(Math.max(0, ...carts)) })
  const href = seesSales ? listAddress(admin, 'carts', weekFilters.ordered(at)) : null
  return (
    <CardFrame
      reader={reader}
      name={name}
      about={figureWords.aboutConversion}
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
  readonly rows: readonly Ranked[]
  readonly hrefOf: (name: string) => string
}

const Top = ({ reader, name, about, rows, hrefOf }: TopProps) => (
  <article className="figure-card">
    <h3>{translate(reader, name)}</h3>
    {rows.length === 0 ? (
      <p className="figure-card__beside">{translate(reader, figureWords.nothing)}</p>
    ) : (
      <table>
        <thead>
          <tr>
            <th scope="col">{translate(reader, figureWords.name)}</th>
            <th scope="col">{translate(reader, figureWords.thisWeek)}</th>
            <th scope="col">{translate(reader, figureWords.weekBefore)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <a href={hrefOf(row.name)}>{row.name}</a>
              </th>
              <td>{numberText(reader, row.now)}</td>
              <td>{numberText(reader, row.before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    <p className="figure-card__about">{translate(reader, about)}</p>
  </article>
)

const Revenue = ({ reader, clock, figures: { at, revenue }, admin, seesSales }: Props) =>
  revenue.length === 0 ? (
    <article className="figure-card">
      <h3>{translate(reader, figureWords.anyRevenue)}</h3>
      <p className="figure-card__beside">{translate(reader, figureWords.noRevenue)}</p>
      <p className="figure-card__about">{translate(reader, figureWords.aboutRevenue)}</p>
    </article>
  ) : (
    revenue.map(({ currency, digits, days }) => (
      <FigureCard
        key={currency}
        reader={reader}
        clock={clock}
        name={fillWords(reader, figureWords.revenue, { currency })}
        about={figureWords.aboutRevenue}
        days={days}
        format={(amount) => formatMoney(amount as Minor, { code: currency, digits }, reader.i18n.language)}
        at={at}
        href={seesSales ? listAddress(admin, 'invoices', weekFilters.revenue(at, currency)) : null}
      />
    ))
  )

/** A1 to A3, D12, A5: counts and sums, each with what it counts and, where one may see it, the list of it. */
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
      <h2 id="figures">{translate(reader, figureWords.title)}</h2>
      <p>{fillWords(reader, figureWords.intro, { at: `${clock.moment(at)} (${clock.zone})` })}</p>
      <div className="figure-cards">
        <FigureCard
          {...shared}
          name={translate(reader, figureWords.orders)}
          about={figureWords.aboutOrders}
          days={orders}
          href={listOf('orders', weekFilters.orders(at))}
        />
        <Revenue {...props} />
        <Conversion {...props} />
        <FigureCard
          {...shared}
          name={translate(reader, figureWords.left)}
          about={figureWords.aboutLeft}
          days={left}
          href={listOf('carts', weekFilters.left(at))}
        />
        <Top
          reader={reader}
          name={figureWords.codes}
          about={figureWords.aboutCodes}
          rows={codes}
          hrefOf={(code) => listAddress(admin, 'redemptions', weekFilters.code(at, code))}
        />
        <Top reader={reader} name={figureWords.searched} about={figureWords.aboutSearches} rows={searched} hrefOf={search} />
        <Top reader={reader} name={figureWords.taken} about={figureWords.aboutSearches} rows={taken} hrefOf={search} />
        <Top
          reader={reader}
          name={figureWords.unsold}
          about={figureWords.aboutSearches}
          rows={unsold}
          hrefOf={(ending) => `${admin}/collections/extensions?${new URLSearchParams({ search: ending }).toString()}`}
        />
      </div>
    </section>
  )
}
