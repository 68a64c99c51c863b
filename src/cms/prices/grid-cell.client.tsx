'use client'

import { useEffect, useRef } from 'react'

interface Props {
  readonly label: string
  readonly value: string
  /** Drawn beside the figure, and no part of what is typed or copied. */
  readonly unit: '$' | '%' | undefined
  readonly isChanged: boolean
  readonly isActive: boolean
  /** The keyboard is in the grid, so the active cell has it. */
  readonly isFollowed: boolean
  /** What is being typed; `null` while it is not edited. */
  readonly draft: string | null
  readonly onFocus: () => void
  readonly onEdit: () => void
  readonly onType: (draft: string) => void
  readonly onDone: () => void
}

/** One price: a cell that is moved through, and a field while it is typed into. Only the active one can be reached by Tab. */
export const GridCell = ({ label, value, unit, isChanged, isActive, isFollowed, draft, onFocus, onEdit, onType, onDone }: Props) => {
  const cell = useRef<HTMLTableCellElement>(null)
  const isTyping = draft !== null
  useEffect(() => {
    if (isActive && isFollowed && !isTyping) cell.current?.focus()
  }, [isActive, isFollowed, isTyping])
  return (
    <td
      ref={cell}
      role="gridcell"
      tabIndex={isActive && !isTyping ? 0 : -1}
      data-changed={isChanged ? '' : undefined}
      data-unit={isTyping || value === '' ? undefined : unit}
      onFocus={({ target }) => {
        if (target === cell.current) onFocus()
      }}
      onDoubleClick={onEdit}
    >
      {isTyping ? (
        <input
          // The key that opened it goes on in it.
          ref={(input) => input?.focus()}
          aria-label={label}
          value={draft}
          inputMode="decimal"
          onChange={({ target }) => onType(target.value)}
          // A key that ends the typing has said already what becomes of it.
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Escape' || key === 'Enter' || key === 'Tab') currentTarget.dataset['left'] = ''
          }}
          onBlur={({ target }) => {
            if (target.dataset['left'] === undefined) onDone()
          }}
        />
      ) : (
        value
      )}
    </td>
  )
}
