'use client'

import { type ComponentPropsWithRef, type CSSProperties, useRef } from 'react'

import { recased } from '@/components/ui/field/field'
import { useFitPlate } from './fit-plate.client'
import { FittedName } from './fitted-name.client'
import { nameStyle } from './plate-metrics'

interface SignInputProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'placeholder' | 'size'> {
  /** Lower case, otherwise as typed: the rules of §5 validate it (S1). */
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** CSS length: size of a short name. */
  readonly largest: string
  /** Shown while empty and worded as an example ("e.g. rosasbakery"); hidden from screen readers. */
  readonly placeholderName: string
}

export const SignInput = ({ value, onValueChange, largest, placeholderName, ...input }: SignInputProps) => {
  const own = useRef<HTMLInputElement>(null)
  useFitPlate(own, value)
  const style = { ...nameStyle(value), '--fit-largest': largest } as CSSProperties
  return (
    <span className="sign__name" style={{ '--fit-largest': largest } as CSSProperties}>
      <span className="fit-room">
        <input
          ref={own}
          type="text"
          inputMode="url"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={253}
          {...input}
          className="sign-input fitted-name"
          style={style}
          placeholder=" "
          value={value}
          onChange={(event) => onValueChange(recased(event.currentTarget, (text) => text.toLowerCase()))}
        />
      </span>
      <span className="sign-input__ghost" aria-hidden="true">
        <FittedName name={placeholderName} largest={largest} />
      </span>
    </span>
  )
}
