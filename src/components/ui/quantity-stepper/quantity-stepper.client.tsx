'use client'

import { Minus, Plus } from 'lucide'
import { useEffect, useState } from 'react'

import { Icon } from '@/components/ui/icons/icon'

interface QuantityStepperProps {
  readonly value: number
  readonly onValueChange: (value: number) => void
  /** Lower bound; quantities are 1 to 99 (O9). */
  readonly least?: number
  readonly most?: number
  readonly labels: { readonly quantity: string; readonly decrease: string; readonly increase: string }
}

export const QuantityStepper = ({ value, onValueChange, least = 1, most = 99, labels }: QuantityStepperProps) => {
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])

  const change = (next: number) => {
    const allowed = Math.min(most, Math.max(least, Math.trunc(next) || least))
    setTyped(String(allowed))
    if (allowed !== value) onValueChange(allowed)
  }
  const commit = () => change(Number(typed))

  return (
    <div className="stepper" role="group" aria-label={labels.quantity}>
      <button type="button" aria-label={labels.decrease} aria-disabled={value <= least || undefined} onClick={() => change(value - 1)}>
        <Icon of={Minus} />
      </button>
      <input
        inputMode="numeric"
        aria-label={labels.quantity}
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 2))}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            commit()
          }
          if (event.key === 'ArrowUp') change(value + 1)
          if (event.key === 'ArrowDown') change(value - 1)
        }}
      />
      <button type="button" aria-label={labels.increase} aria-disabled={value >= most || undefined} onClick={() => change(value + 1)}>
        <Icon of={Plus} />
      </button>
    </div>
  )
}
