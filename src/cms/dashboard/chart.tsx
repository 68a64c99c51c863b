import { daysDrawn, weekLength, type Days } from '@/core/analytics/periods'

const height = 36
const step = 10
const bar = 7

interface Props {
  readonly days: Days
  /** Of each day, drawn filled within its bar. */
  readonly part?: Days
  readonly label: string
}

/** A1: bars from zero, all on one scale; what is below zero hangs down. Told in words, and beside it as a table. */
export const Chart = ({ days, part, label }: Props) => {
  const top = Math.max(1, ...days)
  const bottom = Math.min(0, ...days)
  const scale = height / (top - bottom)
  const zero = top * scale
  const shapeOf = (value: number, index: number) => ({
    x: index * step + (step - bar) / 2,
    width: bar,
    y: value < 0 ? zero : zero - value * scale,
    height: Math.abs(value) * scale,
  })
  return (
    <svg className="figure-chart" viewBox={`0 -1 ${daysDrawn * step} ${height + 2}`} role="img" aria-label={label}>
      {days.map((value, index) => (
        <rect
          key={index}
          className={part || index < daysDrawn - weekLength ? 'figure-chart__whole' : 'figure-chart__filled'}
          {...shapeOf(value, index)}
        />
      ))}
      {part?.map((value, index) => (
        <rect key={index} className="figure-chart__filled" {...shapeOf(value, index)} />
      ))}
      <line className="figure-chart__zero" x1="0" x2={daysDrawn * step} y1={zero} y2={zero} />
    </svg>
  )
}
