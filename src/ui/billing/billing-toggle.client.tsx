'use client'

import { type ChangeEvent, useEffect, useId, useRef } from 'react'

import { Segmented } from '../segmented/segmented'

export type ShownPeriod = 'monthly' | 'yearly'

interface BillingToggleProps {
  readonly defaultPeriod: ShownPeriod
  readonly labels: {
    readonly legend: string
    readonly monthly: string
    readonly yearly: string
    /** "Save 17%", computed from the prices (P3); absent where nothing is saved. */
    readonly saving?: string | null
  }
}

const parameter = 'period'

const readPeriod = (): ShownPeriod | null => {
  const value = new URLSearchParams(window.location.search).get(parameter)
  return value === 'monthly' || value === 'yearly' ? value : null
}

const writePeriod = (period: string) => {
  const url = new URL(window.location.href)
  url.searchParams.set(parameter, period)
  window.history.pushState(null, '', url)
}

/** Monthly or yearly. The choice is in the address, so it can be shared, and Back undoes it. */
export function BillingToggle({ defaultPeriod, labels }: BillingToggleProps) {
  const name = useId()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const follow = () => {
      const period = readPeriod() ?? defaultPeriod
      const choice = box.current?.querySelector<HTMLInputElement>(`input[value='${period}']`)
      if (choice) choice.checked = true
    }
    if (readPeriod() !== null) follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [defaultPeriod])

  const options = [
    { value: 'monthly', label: labels.monthly },
    { value: 'yearly', label: labels.yearly, note: labels.saving },
  ]
  return (
    <div ref={box}>
      <Segmented
        name={name}
        legend={labels.legend}
        options={options}
        defaultValue={defaultPeriod}
        onChange={(event: ChangeEvent<HTMLInputElement>) => writePeriod(event.target.value)}
      />
    </div>
  )
}
