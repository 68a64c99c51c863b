'use client'

import { type ComponentPropsWithRef, type CSSProperties, useRef } from 'react'

import { recased } from '@/components/ui/field/field'
import { useFitPlate } from './fit-plate.client'
import { FittedName } from './fitted-name.client'
import { nameStyle } from './name-style'

interface SignInputProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'placeholder' | 'size'> {
  /** What is typed, lower case. Nothing else is taken away: the rules of §5 want to see it first (S1). */
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** A CSS length: how tall a short name is drawn. */
  readonly largest: string
  /** Shown while nothing is typed, and worded as an example ("e.g. rosasbakery"); no screen reader reads it. */
  readonly placeholderName: string
}

/** The field on the sign: what is typed is cut to the plate as it grows. */
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
