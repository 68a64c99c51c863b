import { words, translate, type Reader, type Words } from '@/payload/words'
import type { ReactNode } from 'react'
import {
  changeOf,
  compareWeeks,
  dayEnds,
  type Days,
  countedStatuses,
  dayLength,
  leftAfter,
  weekLength,
  shareOf,
} from '@/core/analytics/periods'
import { fillWords } from '@/payload/admin/promotions/promotion-sentence'
import { Chart } from './calendar-event'
import { percentText, type Clock, numberText } from './drafts'
import type { Where } from 'payload'
import { allOf, listAddress } from './waiting'
import { formatMoney } from '@/core/money/format'
import type { Minor } from '@/core/money/types'
import type { Figures } from '@/modules/analytics/figures'
import type { Ranked } from '@/modules/analytics/analytics.repository'

const figureWords = {
  title: words({ en: 'The last seven days', es: 'Los últimos siete días', fr: 'Les sept derniers jours', de: 'Die letzten sieben Tage' }),
  intro: words({
    en: 'Seven times 24 hours until {at}, beside the seven before. Counted anew once a minute.',
    es: 'Siete veces 24 horas hasta el {at}, junto a las siete anteriores. Se recalcula cada minuto.',
    fr: 'Sept fois 24 heures jusqu’au {at}, comparées aux sept précédentes. Recalculé chaque minute.',
    de: 'Siebenmal 24 Stunden bis {at}, daneben die sieben davor. Einmal je Minute neu gezählt.',
  }),
  before: words({
    en: '{before} the week before',
    es: '{before} la semana anterior',
    fr: '{before} la semaine précédente',
    de: '{before} in der Woche davor',
  }),
  change: words({
    en: '{change} against {before} the week before',
    es: '{change} frente a {before} la semana anterior',
    fr: '{change} contre {before} la semaine précédente',
    de: '{change} gegenüber {before} in der Woche davor',
  }),
  chart: words({
    en: '{name}: fourteen days as bars, this week filled, the week before outlined. Highest: {most}.',
    es: '{name}: catorce días en barras, esta semana rellena y la anterior en contorno. Máximo: {most}.',
    fr: '{name} : quatorze jours en barres, cette semaine pleine, la précédente en contour. Maximum : {most}.',
    de: '{name}: vierzehn Tage als Balken, diese Woche gefüllt, die davor als Umriss. Höchster Wert: {most}.',
  }),
  chartOfPart: words({
    en: '{name}: fourteen days as bars, outlined the carts that were begun, filled those that were ordered. Highest: {most}.',
    es: '{name}: catorce días en barras, en contorno los carritos empezados y rellenos los que son pedido. Máximo: {most}.',
    fr: '{name} : quatorze jours en barres, en contour les paniers commencés, pleins ceux qui ont été commandés. Maximum : {most}.',
    de: '{name}: vierzehn Tage als Balken, als Umriss die begonnenen Warenkörbe, gefüllt die bestellten. Höchster Wert: {most}.',
  }),
  byDay: words({ en: 'Day by day', es: 'Día a día', fr: 'Jour par jour', de: 'Tag für Tag' }),
  until: words({ en: '24 hours until', es: '24 horas hasta', fr: '24 heures jusqu’au', de: '24 Stunden bis' }),
  list: words({ en: 'Show the list', es: 'Ver la lista', fr: 'Voir la liste', de: 'Liste zeigen' }),
  orders: words({ en: 'Orders', es: 'Pedidos', fr: 'Commandes', de: 'Bestellungen' }),
  aboutOrders: words({
    en: 'Orders that were placed, without those whose payment failed and those that were cancelled.',
    es: 'Pedidos realizados, sin los de pago fallido ni los cancelados.',
    fr: 'Commandes passées, hors paiements échoués et commandes annulées.',
    de: 'Aufgegebene Bestellungen, ohne fehlgeschlagene Zahlungen und ohne Stornierungen.',
  }),
  revenue: words({ en: 'Revenue in {currency}', es: 'Ingresos en {currency}', fr: 'Revenus en {currency}', de: 'Umsatz in {currency}' }),
  aboutRevenue: words({
    en: 'Invoices excl. tax, less credit notes. Each currency by itself: nothing is converted or added up.',
    es: 'Facturas, impuestos no incluidos, menos las rectificativas. Cada moneda por separado: nada se convierte ni se suma.',
    fr: 'Factures HT, moins les avoirs. Chaque devise à part : rien n’est converti ni additionné.',
    de: 'Rechnungen netto, abzüglich der Rechnungskorrekturen. Jede Währung für sich: Nichts wird umgerechnet oder addiert.',
  }),
  noRevenue: words({
    en: 'No invoice was written in these two weeks.',
    es: 'En estas dos semanas no se ha emitido ninguna factura.',
    fr: 'Aucune facture n’a été émise pendant ces deux semaines.',
    de: 'In diesen zwei Wochen wurde keine Rechnung geschrieben.',
  }),
  anyRevenue: words({ en: 'Revenue', es: 'Ingresos', fr: 'Revenus', de: 'Umsatz' }),
  conversion: words({
    en: 'Carts that were ordered',
    es: 'Carritos convertidos en pedido',
    fr: 'Paniers commandés',
    de: 'Bestellte Warenkörbe',
  }),
  conversionOf: words({
    en: '{ordered} of {carts} carts',
    es: '{ordered} de {carts} carritos',
    fr: '{ordered} paniers sur {carts}',
    de: '{ordered} von {carts} Warenkörben',
  }),
  aboutConversion: words({
    en: 'Of the carts that were begun in these days, those that have become an order by now. A cart of today may still be ordered.',
    es: 'De los carritos empezados en estos días, los que ya son un pedido. Un carrito de hoy aún puede convertirse.',
    fr: 'Parmi les paniers commencés ces jours-ci, ceux qui sont devenus une commande. Un panier d’aujourd’hui peut encore l’être.',
    de: 'Von den in diesen Tagen begonnenen Warenkörben jene, die inzwischen bestellt sind. Ein Warenkorb von heute kann es noch werden.',
  }),
  left: words({ en: 'Abandoned carts', es: 'Carritos abandonados', fr: 'Paniers abandonnés', de: 'Verlassene Warenkörbe' }),
  aboutLeft: words({
    en: 'Carts with something in them that nobody has touched for 24 hours, counted at that hour.',
    es: 'Carritos con artículos que nadie ha tocado en 24 horas, contados en esa hora.',
    fr: 'Paniers non vides que personne n’a touchés depuis 24 heures, comptés à cette heure-là.',
    de: 'Gefüllte Warenkörbe, die seit 24 Stunden niemand angefasst hat, gezählt zu dieser Stunde.',
  }),
  codes: words({ en: 'Codes used most', es: 'Códigos más usados', fr: 'Codes les plus utilisés', de: 'Meistgenutzte Codes' }),
  aboutCodes: words({
    en: 'Uses that count; of orders that failed or were cancelled they are given back.',
    es: 'Usos que cuentan; los de pedidos fallidos o cancelados se devuelven.',
    fr: 'Utilisations comptées ; celles des commandes échouées ou annulées sont rendues.',
    de: 'Einlösungen, die zählen; die gescheiterter oder stornierter Bestellungen werden zurückgegeben.',
  }),
  searched: words({ en: 'Names searched most', es: 'Nombres más buscados', fr: 'Noms les plus recherchés', de: 'Meistgesuchte Namen' }),
  taken: words({
    en: 'Searched, but taken',
    es: 'Buscados, pero ocupados',
    fr: 'Recherchés, mais déjà pris',
    de: 'Gesucht, aber vergeben',
  }),
  unsold: words({
    en: 'Endings we do not sell',
    es: 'Extensiones que no vendemos',
    fr: 'Extensions que nous ne vendons pas',
    de: 'Endungen, die wir nicht verkaufen',
  }),
  aboutSearches: words({
    en: 'Whole days of UTC, today among them. Only what was searched three times or more; nobody is noted beside it.',
    es: 'Días completos en UTC, incluido hoy. Solo lo buscado tres veces o más; no se anota quién buscó.',
    fr: 'Jours entiers en UTC, aujourd’hui compris. Seulement ce qui a été recherché trois fois ou plus, sans noter par qui.',
    de: 'Ganze Tage in UTC, heute eingeschlossen. Nur was mindestens dreimal gesucht wurde; niemand wird dazu notiert.',
  }),
  name: words({ en: 'Name', es: 'Nombre', fr: 'Nom', de: 'Name' }),
  thisWeek: words({ en: 'This week', es: 'Esta semana', fr: 'Cette semaine', de: 'Diese Woche' }),
  weekBefore: words({ en: 'Week before', es: 'Semana anterior', fr: 'Semaine précédente', de: 'Woche davor' }),
  nothing: words({ en: 'Nothing in this week.', es: 'Nada en esta semana.', fr: 'Rien cette semaine.', de: 'Nichts in dieser Woche.' }),
} as const

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
  <details>
    <summary>{translate(reader, figureWords.byDay)}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">{translate(reader, figureWords.until)}</th>
          <th scope="col">{name}</th>
        </tr>
      </thead>
      <tbody>
        {dayEnds(at).map((end, index) => (
          <tr key={end}>
            <th scope="row">{clock.moment(end)}</th>
            <td>
              {part ? `${format(part[index] ?? 0)} / ` : ''}
              {format(days[index] ?? 0)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)

interface FrameProps extends Pick<CardProps, 'reader' | 'name' | 'about' | 'href'> {
  readonly value: string
  readonly beside: string
  readonly children: ReactNode
}

const CardFrame = ({ reader, name, about, href, value, beside, children }: FrameProps) => (
  <article className="figure-card">
    <h3>{name}</h3>
    <p className="figure-card__value">{value}</p>
    <p className="figure-card__beside">{beside}</p>
    {children}
    <p className="figure-card__about">{translate(reader, about)}</p>
    {href === null ? null : (
      <a href={href} aria-label={`${translate(reader, figureWords.list)}: ${name}`}>
        {translate(reader, figureWords.list)}
      </a>
    )}
  </article>
)

const FigureCard = ({ reader, clock, name, about, days, format, at, href }: CardProps) => {
  const week = compareWeeks(days)
  const change = changeOf(week)
  const before = format(week.before)
  const beside =
    change === null
      ? fillWords(reader, figureWords.before, { before })
      : fillWords(reader, figureWords.change, { before, change: percentText(reader, change, { isSigned: true }) })
  const label = fillWords(reader, figureWords.chart, { name, most: format(Math.max(0, ...days)) })
  return (
    <CardFrame reader={reader} name={name} about={about} href={href} value={format(week.now)} beside={beside}>
      <Chart days={days} label={label} />
      <DayTable reader={reader} clock={clock} name={name} days={days} format={format} at={at} />
    </CardFrame>
  )
}

const iso = (at: number): string => new Date(at).toISOString()

const ofWeek = (field: string, at: number): readonly Where[] => [
  { [field]: { greater_than: iso(at - weekLength * dayLength) } },
  { [field]: { less_than_equal: iso(at) } },
]

/** A1: the list filter that matches what a figure counts. */
export const weekFilters = {
  orders: (at: number): Where => allOf(...ofWeek('orderDate', at), { status: { in: countedStatuses } }),
  revenue: (at: number, currency: string): Where => allOf(...ofWeek('issuedAt', at), { currency: { equals: currency } }),
  ordered: (at: number): Where => allOf(...ofWeek('createdAt', at), { status: { equals: 'converted' } }),
  left: (at: number): Where => allOf(...ofWeek('updatedAt', at - leftAfter), { status: { equals: 'active' } }),
  code: (at: number, code: string): Where =>
    allOf(...ofWeek('createdAt', at), { coupon: { equals: code } }, { state: { equals: 'reserved' } }),
} as const

interface Props {
  readonly reader: Reader
  readonly clock: Clock
  readonly figures: Figures
  readonly admin: string
  /** Others see the figures without links to orders, invoices and carts. */
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

/** A1 to A3, A5, D12: counts and sums, each with its definition and, if the reader has access, a link to the list. */
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
