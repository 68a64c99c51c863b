'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  /** Message after the text was copied. */
  readonly done: string
}

/**
 * Copies a text. If the clipboard is unavailable (insecure page, permission denied), there is no message and the text can be selected.
 */
export const CopyButton = ({ text, label, done }: CopyButtonProps) => {
  const [isCopied, setCopied] = useState(false)
  const copy = () => {
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <Button size="small" variant="quiet" className="needs-script" onClick={copy} onBlur={() => setCopied(false)}>
      <span aria-live="polite">{isCopied ? done : label}</span>
    </Button>
  )
}
