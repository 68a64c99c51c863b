'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { openSection, sectionName } from '@/lib/config/preview-messages'
import { focusIn, openRows, rowField, rowsAt, withTabs } from './reveal.client'

const path = 'layout'

/** The preview beside this form, in its frame or in a window of its own; nobody else. */
const isPreview = ({ origin, source }: MessageEvent): boolean => {
  if (origin !== window.location.origin || source === null) return false
  const frame = document.querySelector<HTMLIFrameElement>('#live-preview-iframe')
  return source === frame?.contentWindow || ('opener' in source && source.opener === window)
}

const askedFor = (data: unknown): string | null => {
  const { type, id } = (typeof data === 'object' && data !== null ? data : {}) as Readonly<Record<string, unknown>>
  return type === openSection && typeof id === 'string' ? id : null
}

/** A section that was pressed in the preview is opened in the form, at its first field. */
export const OpenSection = () => {
  const form = useForm()
  const open = useEffectEvent((event: MessageEvent) => {
    const name = isPreview(event) ? askedFor(event.data) : null
    if (name === null) return
    const rows = rowsAt(form, path)
    const kinds = rows.map(({ blockType }) => blockType ?? '')
    const index = rows.findIndex((_row, at) => sectionName(kinds, at) === name)
    if (index < 0) return
    openRows(form, `${path}.${rows[index]?.id ?? ''}`)
    withTabs(() => rowField(path, index), focusIn)
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => open(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  return null
}
