'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * In ms: the admin's form asks the server about what it holds once nothing in it has changed for 250. Timers that begin at one change
 * fire in the order of their length, however busy the browser is: when this one fires, the form has asked.
 */
const askedAfter = 280

/** What may call a text valid or not before the form has asked about it: what stood there, the browser's own check, an answer on its way, one in the queue. */
const oldVerdicts = 4

interface Typed {
  readonly path: string
  readonly oldLeft: number
}

/**
 * An answer that comes before the form could ask was asked before the last key. The form takes it for an answer about what it holds
 * now, and does not ask again: a field that was mended would stay wrong, and could not be published. So what was typed counts as unknown
 * until then, which is a change, and the form asks.
 */
export const useCheckedAgain = (): void => {
  const [fields, dispatch] = useAllFormFields()
  const before = useRef(fields)
  const typed = useRef<Typed | null>(null)

  const follow = useEffectEvent(() => {
    const previous = before.current
    before.current = fields
    const path = Object.keys(fields).find(
      (each) => fields[each]?.isModified && previous[each] && previous[each].value !== fields[each].value,
    )
    if (path !== undefined) typed.current = { path, oldLeft: oldVerdicts }
    const last = typed.current
    const field = last && fields[last.path]
    if (!field || field.valid === undefined || last.oldLeft === 0) return
    typed.current = { ...last, oldLeft: last.oldLeft - 1 }
    dispatch({ type: 'UPDATE', path: last.path, valid: undefined, errorMessage: undefined })
  })
  useEffect(() => {
    follow()
    const asked = setTimeout(() => (typed.current = null), askedAfter)
    return () => clearTimeout(asked)
  }, [fields])
}
