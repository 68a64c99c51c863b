'use client'

import { type ChangeEvent, useEffect, useId, useRef } from 'react'

import { useAddress } from '@/components/ui/address/address.client'
import { Segmented } from '@/components/ui/segmented/segmented'
import type { ShownPeriod } from './shown-periods'

interface BillingToggleProps {
  readonly defaultPeriod: ShownPeriod
  readonly labels: {
    readonly legend: string
    readonly monthly: string
    readonly yearly: string
    /** "Save 17%", computed from the prices (P3); absent if nothing is saved. */
    readonly saving?: string | null
  }
}

const parameter = 'period'

/** Monthly or yearly. The choice is in the URL's query. */
export const BillingToggle = ({ defaultPeriod, labels }: BillingToggleProps) => {
  const name = useId()
  const box = useRef<HTMLDivElement>(null)

  const { query, change } = useAddress()
  const asked = query.get(parameter)
  const wasAsked = useRef(false)

  // Uncontrolled, so that the radios work before hydration; they are only set once the URL has named a period.
  useEffect(() => {
    wasAsked.current ||= asked !== null
    if (!wasAsked.current) return
    const period = asked === 'monthly' || asked === 'yearly' ? asked : defaultPeriod
    // Set all of them: React does not notice the one that the browser unchecks, and would miss its next click.
    for (const choice of box.current?.querySelectorAll('input') ?? []) choice.checked = choice.value === period
  }, [asked, defaultPeriod])

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = new URLSearchParams(query)
    next.set(parameter, target.value)
    change(next)
  }

  const options = [
    { value: 'monthly', label: labels.monthly },
    { value: 'yearly', label: labels.yearly, note: labels.saving },
  ]
  return (
    <div ref={box}>
      <Segmented name={name} legend={labels.legend} options={options} defaultValue={defaultPeriod} onChange={choose} />
    </div>
  )
}
