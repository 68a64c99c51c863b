'use client'

import { useDocumentInfo, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

interface Heard {
  readonly onSaved: () => void
  /** A save came to nothing; the form counts as saved all the same, unless it is told. */
  readonly onFailed: () => void
  /** Another state of the document was put into the form: another language, or what somebody else has saved. */
  readonly onReplaced: () => void
}

/** What became of a press on a form's buttons. Payload tells a form of its success by the document it holds, and of a failure not at all. */
export const useSaveWatch = ({ onSaved, onFailed, onReplaced }: Heard): void => {
  const { savedDocumentData } = useDocumentInfo()
  const isProcessing = useFormProcessing()
  const before = useRef({ isProcessing, savedDocumentData })
  const hasSaved = useRef(false)

  const follow = useEffectEvent(() => {
    const was = before.current
    before.current = { isProcessing, savedDocumentData }
    const isOther = was.savedDocumentData !== savedDocumentData
    if (isOther && (was.isProcessing || isProcessing)) hasSaved.current = true
    else if (isOther) onReplaced()
    if (!was.isProcessing || isProcessing) return
    if (hasSaved.current) onSaved()
    else onFailed()
    hasSaved.current = false
  })
  useEffect(() => follow(), [isProcessing, savedDocumentData])
}
