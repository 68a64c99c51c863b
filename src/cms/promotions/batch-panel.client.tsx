'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { translate } from '@/cms/words'
import { readDesk } from './desk-fetch.client'
import { panelWords } from './desk-words'
import { fillWords } from './fill-words'

interface Progress {
  readonly size: number
  readonly made: number
  readonly used: number
}

const lookAgainAfter = 2_000

/** How far a batch is, and its codes as a file. */
export const BatchPanel = () => {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const [progress, setProgress] = useState<Progress | null>(null)
  const isWhole = progress !== null && progress.made >= progress.size

  useEffect(() => {
    if (id === undefined || isWhole) return undefined
    let isCurrent = true
    const look = async () => {
      const answered = await readDesk<Progress>(`/api/code-batches/${id}/progress`)
      if (isCurrent && 'body' in answered) setProgress(answered.body)
    }
    void look()
    const again = setInterval(() => void look(), lookAgainAfter)
    return () => {
      isCurrent = false
      clearInterval(again)
    }
  }, [id, isWhole])

  if (progress === null) return null
  const { made, size, used } = progress
  const shown = fillWords({ i18n }, panelWords.progress, { made: String(made), size: String(size), used: String(used) })
  return (
    <div className="field-type promotion-panel">
      <label>
        <progress value={made} max={size} /> <span aria-live="polite">{shown}</span>
      </label>
      <a href={`/api/code-batches/${id}/csv`} download>
        {translate({ i18n }, panelWords.download)}
      </a>
    </div>
  )
}
