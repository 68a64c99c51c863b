'use client'

import { useId, useState } from 'react'
import type { LinePatch } from '@/parts/cart/types'
import { useCart } from '@/parts/cart/use-cart.client'

interface LineChoiceProps<Value extends string> {
  readonly legend: string
  readonly chosen: Value
  readonly options: readonly { readonly value: Value; readonly label: string; readonly patch: LinePatch }[]
  readonly noteOf: (value: Value) => string
  readonly onChoose: (patch: LinePatch) => void
}

/** Cards to choose one of. The press shows at once; the server's answer decides. */
export const LineChoice = <Value extends string>({ legend, chosen, options, noteOf, onChoose }: LineChoiceProps<Value>) => {
  const name = useId()
  const [pressed, setPressed] = useState<Value | null>(null)
  const isPending = useCart((cart) => cart.pending > 0)
  const shown = isPending ? (pressed ?? chosen) : chosen
  return (
    <fieldset className="cart-choice">
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label, patch }) => (
        <label key={value}>
          <input
            className="check"
            type="radio"
            name={name}
            value={value}
            checked={shown === value}
            onChange={() => {
              setPressed(value)
              onChoose(patch)
            }}
          />
          <span>
            {label}
            <small>{noteOf(value)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
