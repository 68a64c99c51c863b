import type { ReactNode } from 'react'
import { changeOf, compareWeeks, dayEnds, type Days } from '@/core/analytics/periods'
import { fillWords } from '@/cms/promotions/fill-words'
import { translate, type Reader, type Words } from '@/cms/words'
import { Chart } from './chart'
import { figureWords } from './figure-words'
import { percentText, type Clock } from './spoken'

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

/** The same as the bars, to be read. */
export const DayTable = ({ reader, clock, name, days, part, format, at }: DayTableProps) => (
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

export const CardFrame = ({ reader, name, about, href, value, beside, children }: FrameProps) => (
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

/** A1: this week, and how it stands beside the one before. */
export const FigureCard = ({ reader, clock, name, about, days, format, at, href }: CardProps) => {
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
