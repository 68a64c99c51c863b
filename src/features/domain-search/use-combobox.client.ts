'use client'

import type { KeyboardEvent } from 'react'
import { useId, useState } from 'react'

/** The field itself (-1) stands between the last option and the first. */
export const nextPosition = (position: number, by: 1 | -1, optionCount: number): number => {
  const places = optionCount + 1
  return ((position + 1 + by + places) % places) - 1
}

/** Keyboard and ARIA of a text field with a list under it (WAI-ARIA combobox with list autocomplete). */
export const useCombobox = (optionCount: number, onChoose: (position: number) => void) => {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isShown = isOpen && optionCount > 0
  const position = isShown && active < optionCount ? active : -1
  const optionId = (index: number) => `${listId}-${index}`

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const open = () => setOpen(true)
  const step = (by: 1 | -1) => {
    setOpen(true)
    setActive(nextPosition(position, by, optionCount))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape' && isShown) {
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
    inputProps: {
      role: 'combobox',
      'aria-expanded': isShown,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': position >= 0 ? optionId(position) : undefined,
      onKeyDown,
      onFocus: open,
      onClick: open,
      onBlur: close,
    },
  } as const
}
