'use client'

import { type ReactNode, useRef, useState } from 'react'

import { IconButton } from '@/components/ui/button/button'
import { Check, Copy } from '@/components/ui/icons/icon'

export interface CopyWords {
  readonly copy: string
  readonly copied: string
  readonly selected: string
}

/** Selects the text if the clipboard is not available. */
const takeText = async (code: HTMLElement): Promise<'copied' | 'selected'> => {
  try {
    await navigator.clipboard.writeText(code.textContent)
    return 'copied'
  } catch {
    getSelection()?.selectAllChildren(code)
    return 'selected'
  }
}

/** Without JavaScript there is no button. */
export const CopiedCode = ({ words, children }: { readonly words: CopyWords; readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null)
  const copy = async () => {
    const code = box.current?.querySelector('code')
    if (!code) return
    // Reset, so that screen readers announce the same text again.
    setOutcome(null)
    setOutcome(await takeText(code))
  }
  return (
    <div ref={box} className="copied-code">
      {children}
      <IconButton
        icon={outcome === 'copied' ? Check : Copy}
        label={words.copy}
        onClick={() => void copy()}
        onBlur={() => setOutcome(null)}
      />
      <span className="visually-hidden" role="status">
        {outcome === null ? '' : words[outcome]}
      </span>
    </div>
  )
}
