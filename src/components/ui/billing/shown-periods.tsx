import type { ReactNode } from 'react'

/** Periods of the billing toggle (§4). */
export const shownPeriods = ['monthly', 'yearly'] as const

export type ShownPeriod = (typeof shownPeriods)[number]

/** P4: periods without a price are absent. */
export type InShownPeriods<Value> = Readonly<Partial<Record<ShownPeriod, Value>>>

export const inShownPeriods = <Value,>(valueOf: (period: ShownPeriod) => Value | null): InShownPeriods<Value> =>
  Object.fromEntries(
    shownPeriods.flatMap((period) => {
      const value = valueOf(period)
      return value === null ? [] : [[period, value] as const]
    }),
  )

interface ByPeriodProps<Value> {
  readonly of: InShownPeriods<Value>
  readonly children: (value: Value, period: ShownPeriod) => ReactNode
}

/** P4: hides a period only if both are offered. */
export const ByPeriod = <Value,>({ of, children }: ByPeriodProps<Value>) =>
  shownPeriods.map((period) => {
    const value = of[period]
    return value === undefined ? null : (
      <div key={period} className={of.monthly && of.yearly ? `when-${period}` : undefined}>
        {children(value, period)}
      </div>
    )
  })

/** The selected period of the surrounding toggle, read from the DOM because its radios are uncontrolled. */
export const chosenPeriod = (place: Element | null): ShownPeriod =>
  place?.closest('.billing')?.querySelector("input[type='radio'][value='yearly']:checked") ? 'yearly' : 'monthly'
