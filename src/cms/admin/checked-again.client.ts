'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

/** In ms: so long after the last key the admin's form asks the server about what it holds (250), and hears of it at the earliest. */
const heardAfter = 300

/**
 * An answer that comes sooner than the form could ask was asked before the last key. The form takes it for an answer about what it holds
 * now, and does not ask again: a field that was mended would stay wrong, and could not be published. So what was typed counts as unknown
 * until then, which is a change, and the form asks.
 */
export const useCheckedAgain = (): void => {
  const [fields, dispatch] = useAllFormFields()
  const before = useRef(fields)
  const typed = useRef<{ readonly path: string; readonly at: number } | null>(null)

  const follow = useEffectEvent(() => {
    const previous = before.current
    before.current = fields
    const path = Object.keys(fields).find(
      (each) => fields[each]?.isModified && previous[each] && previous[each].value !== fields[each].value,
    )
    if (path !== undefined) typed.current = { path, at: performance.now() }
    const last = typed.current
    if (!last || performance.now() - last.at > heardAfter) return
    const field = fields[last.path]
    if (field && field.valid !== undefined) dispatch({ type: 'UPDATE', path: last.path, valid: undefined, errorMessage: undefined })
  })
  useEffect(() => follow(), [fields])
}
