'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * In ms. Payload validates a form on the server 250 ms after the last change. Timers started together fire in order of length, so after
 * 280 ms that request has been sent, however busy the browser is.
 */
const askedAfter = 280

/**
 * State updates that may change a field's validity before the form validates it: the previous state, the browser's own check, a response
 * in flight, and one in the queue.
 */
const oldVerdicts = 4

interface Typed {
  readonly path: string
  readonly oldLeft: number
}

/**
 * A validation response that arrives before the form has sent its request belongs to an older value. Payload applies it to the current one
 * and does not validate again, so a corrected field would stay invalid and block publishing. Marking the typed value as unknown in the
 * meantime counts as a change and triggers validation.
 */
export const useRevalidation = (): void => {
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
