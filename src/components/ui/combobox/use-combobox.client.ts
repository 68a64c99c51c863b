'use client'

import { type KeyboardEvent, useId, useState } from 'react'

/** The input itself (-1) comes between the last and the first option if it may be active. */
export const nextPosition = (position: number, by: 1 | -1, optionCount: number, withField = true): number => {
  const extra = withField ? 1 : 0
  const places = optionCount + extra
  return ((position + extra + by + places) % places) - extra
}

interface ComboboxOptions {
  readonly optionCount: number
  readonly onChoose: (position: number) => void
  /** The list stays open with an option always active, and Escape is left to the surroundings. */
  readonly isAlwaysOpen?: boolean
}

/** Keyboard and ARIA of a combobox with list autocomplete (WAI-ARIA). */
export const useCombobox = ({ optionCount, onChoose, isAlwaysOpen = false }: ComboboxOptions) => {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isShown = (isOpen || isAlwaysOpen) && optionCount > 0
  const isThere = active >= 0 && active < optionCount
  const resting = isAlwaysOpen ? 0 : -1
  const position = isShown ? (isThere ? active : resting) : -1
  const optionId = (index: number) => `${listId}-${index}`

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const open = () => setOpen(true)
  const step = (by: 1 | -1) => {
    setOpen(true)
    if (optionCount > 0) setActive(nextPosition(position, by, optionCount, !isAlwaysOpen))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape' && isShown && !isAlwaysOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && position >= 0) {
      event.preventDefault()
      onChoose(position)
      close()
    }
  }

  return {
    isShown,
    position,
    listId,
    optionId,
    open,
    close,
    point: setActive,
    inputProps: {
      role: 'combobox',
      'aria-expanded': isShown,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': position >= 0 ? optionId(position) : undefined,
      onKeyDown,
      ...(isAlwaysOpen ? {} : { onFocus: open, onClick: open, onBlur: close }),
    },
  } as const
}
