'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { translate, type Words } from '@/cms/words'

/** A text of the panel in the language the admin is read in. */
export const useText = (): ((text: Words) => string) => {
  const { i18n } = useTranslation()
  return (text) => translate({ i18n }, text)
}

interface LineProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly inputMode?: 'numeric' | 'decimal'
}

export const Line = ({ id, label, value, onValue, inputMode }: LineProps) => (
  <>
    <label className="field-label" htmlFor={id}>
      {label}
    </label>
    <div className="input-wrapper field-type text">
      <input id={id} type="text" inputMode={inputMode} maxLength={300} value={value} onChange={(event) => onValue(event.target.value)} />
    </div>
  </>
)

interface PressProps {
  readonly children: ReactNode
  readonly isOff: boolean
  readonly onPress: () => Promise<void>
}

export const Press = ({ children, isOff, onPress }: PressProps) => (
  <Button buttonStyle="secondary" size="small" type="button" disabled={isOff} onClick={() => void onPress()}>
    {children}
  </Button>
)

interface FiguresProps {
  readonly rows: readonly (readonly [string, number])[]
  readonly currency: string
}

/** Amounts of the API, in major units. */
export const Figures = ({ rows, currency }: FiguresProps) => {
  const { i18n } = useTranslation()
  const money = new Intl.NumberFormat(i18n.language, { style: 'currency', currency })
  return (
    <ul style={{ margin: 0, paddingInlineStart: 'calc(var(--base) * 0.8)' }}>
      {rows.map(([label, amount], index) => (
        <li key={`${index} ${label}`}>
          {label}: {money.format(amount)}
        </li>
      ))}
    </ul>
  )
}

/** What a part of the panel does: asks with the reason, says what came of it, and has the facts read anew. */
export interface Desk {
  readonly path: string
  readonly reason: string
  readonly isBusy: boolean
  readonly act: (work: () => Promise<string | null>) => Promise<void>
}
