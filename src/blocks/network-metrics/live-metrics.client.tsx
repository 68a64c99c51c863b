'use client'

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { networkMetricLimits } from '@/lib/config/limits'
import { useShopSettings } from '@/components/shop/shop-settings.client'

/** 0 ≤ r < 1. */
type Random = () => number

const tenths = 10

/** §4: random trends in per cent within ±`maximum`, one decimal place. Never -0. */
export const nextTrends = (count: number, maximum: number, random: Random): readonly number[] =>
  Array.from({ length: count }, () => Math.round((random() * 2 - 1) * maximum * tenths) / tenths || 0)

/** §4, R9: zero counts as nonnegative. */
export const isNonnegative = (trend: number): boolean => trend >= 0

interface MetricView {
  readonly key: string
  readonly label: string
  /** Formatted for the page's language. */
  readonly value: string
  readonly unit: string | null
  /** §3.21: name of an icon and colour of the design system; empty if unset. */
  readonly icon: string
  readonly color: string
  /** In per cent; if `null`, sample data gets a simulated one. */
  readonly trend: number | null
}

export interface NetworkMetricsView {
  readonly heading: string
  readonly intro: string | null
  readonly metrics: readonly MetricView[]
  /** R9: no status page is set, or some figures are demo content. */
  readonly isSample: boolean
  readonly source: { readonly href: string; readonly host: string } | null
}

interface Watch {
  readonly element: Element
  /** In ms. */
  readonly interval: number
  /** Called when it scrolls into view. */
  readonly arrive?: () => void
  readonly tick: () => void
}

/**
 * R9: calls `tick` every `interval` while the element is in view, the tab is visible and reduced motion is off. Returns a cleanup
 * function.
 */
export function watchWhileVisible({ element, interval, arrive, tick }: Watch): () => void {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  let isInView = false
  let timer: ReturnType<typeof setInterval> | null = null

  const decide = () => {
    const mayRun = isInView && !document.hidden && !stillness.matches
    if (mayRun && timer === null) timer = setInterval(tick, interval)
    if (!mayRun && timer !== null) {
      clearInterval(timer)
      timer = null
    }
  }

  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false
    if (isInView) arrive?.()
    decide()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', decide)
  stillness.addEventListener('change', decide)

  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', decide)
    stillness.removeEventListener('change', decide)
    if (timer !== null) clearInterval(timer)
  }
}

interface LiveMetricsProps {
  readonly metrics: readonly MetricView[]
  /** One per metric, rendered on the server. */
  readonly icons: readonly ReactNode[]
  /** Only sample data gets simulated trends. */
  readonly isSample: boolean
  readonly note: ReactNode
  readonly labels: { readonly rising: string; readonly falling: string; readonly hold: string }
}

const { refresh, maximumTrendPercent } = networkMetricLimits

/** With a minus sign like prices; Intl uses a hyphen. */
const trendText = (trend: number, locale = 'en-US'): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent', signDisplay: 'exceptZero', minimumFractionDigits: 1 })
    .format(trend)
    .replace('-', '−')

const draw = (count: number) => nextTrends(count, maximumTrendPercent, Math.random)

/** The editors' trends; missing ones are simulated. */
const firstTrends = (metrics: readonly MetricView[]): readonly number[] => {
  const drawn = draw(metrics.length)
  return metrics.map(({ trend }, index) => trend ?? drawn[index] ?? 0)
}

/** §4: trends, and a switch to pause them (WCAG 2.2.2). */
export const LiveMetrics = ({ metrics, icons, isSample, note, labels }: LiveMetricsProps) => {
  const { priceLocale } = useShopSettings()
  const list = useRef<HTMLDListElement>(null)
  const [trends, setTrends] = useState<readonly (number | null)[] | null>(isSample ? null : metrics.map(({ trend }) => trend))
  const [isHeld, setHeld] = useState(false)
  const count = metrics.length

  useEffect(() => {
    if (!isSample || isHeld || !list.current) return
    return watchWhileVisible({
      element: list.current,
      interval: refresh,
      // deferred until visible: a browser's first Intl format is slow
      arrive: () => setTrends((now) => (now?.length === count ? now : firstTrends(metrics))),
      tick: () => setTrends(draw(count)),
    })
  }, [count, isHeld, isSample, metrics])

  return (
    <>
      <dl className="metrics" ref={list}>
        {metrics.map(({ key, label, value, unit }, index) => {
          const trend = trends?.[index] ?? null
          return (
            <div className="metric" key={key}>
              <dt>
                {icons[index]}
                {label}
              </dt>
              <dd className="metric__value">
                {value} {unit ? <span>{unit}</span> : null}
              </dd>
              <dd className="metric__trend">
                {trend === null ? null : (
                  <span
                    className={isNonnegative(trend) ? 'metric__gauge' : 'metric__gauge metric__gauge--falling'}
                    style={{ '--trend': trend / maximumTrendPercent } as CSSProperties}
                  >
                    <span className="visually-hidden">{isNonnegative(trend) ? labels.rising : labels.falling} </span>
                    <span className="metric__percent">{trendText(trend, priceLocale)}</span>
                    <i className="metric__scale" aria-hidden="true" />
                  </span>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      <div className="metrics__foot">
        {note}
        {isSample ? (
          <button type="button" className="metrics__hold" aria-pressed={isHeld} hidden={trends === null} onClick={() => setHeld(!isHeld)}>
            {labels.hold}
          </button>
        ) : null}
      </div>
    </>
  )
}
