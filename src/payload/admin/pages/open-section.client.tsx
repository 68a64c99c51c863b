'use client'

import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useEffect, useEffectEvent, useRef } from 'react'
import { openSection, sectionName } from '@/lib/config/preview-messages'

type Form = Pick<ReturnType<typeof useForm>, 'getFields' | 'dispatchFields'>

const inputs = 'input:not([type=hidden]):not([type=checkbox]), textarea, [contenteditable=true]'

/** Expands a collapsed row. Form fields are addressed by index, rows by id. */
export const openRow = ({ getFields, dispatchFields }: Form, path: string, index: number): void => {
  const rows = getFields()[path]?.rows ?? []
  const updatedRows = rows.map((row, at) => (at === index ? { ...row, collapsed: false } : row))
  dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
}

/**
 * Resolves `layout.67…a1.heading` to `layout.3.heading` and expands the rows on the way; a row may be named by its index too. `null` if a row
 * does not exist.
 */
export const openRows = (form: Form, path: string): string | null => {
  let way = ''
  for (const step of path.split('.')) {
    const rows = form.getFields()[way]?.rows
    const index = rows?.findIndex(({ id }, at) => id === step || String(at) === step) ?? -1
    if (rows && index < 0) return null
    if (rows) openRow(form, way, index)
    way = [way, rows ? String(index) : step].filter(Boolean).join('.')
  }
  return way
}

const rowsAt = ({ getFields }: Form, path: string) => getFields()[path]?.rows ?? []

/** DOM ids: `layout-row-3` for a row, `field-layout__3__heading` for a field. */
const rowField = (path: string, index: number): Element | null =>
  document.querySelector(`#${path}-row-${index}`)?.querySelector(inputs) ?? null
export const fieldElement = (path: string): Element | null => document.querySelector(`[id="field-${path.replaceAll('.', '__')}"]`)

/** Looks into rows and collapsibles, which are not part of a field's path. */
const contains = (fields: readonly ClientField[], name: string): boolean =>
  fields.some((field) => ('name' in field ? field.name === name : 'fields' in field && contains(field.fields, name)))

/** Index of the tab that contains the field; -1 if it is outside the tabs. */
const tabOf = (fields: readonly ClientField[], path: string): number => {
  const [name = ''] = path.split('.')
  return fields
    .flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
    .findIndex((tab) => ('name' in tab ? tab.name === name : contains(tab.fields, name)))
}

/** In ms, on a slow machine. */
const renderTime = 15_000

/** Opens the tab that contains the field, and calls `done` once the field has rendered. Returns a cleanup function. */
const whenRendered = (tab: number, find: () => Element | null, done: (found: Element) => void): (() => void) => {
  let isOpen = tab < 0
  const look = () => {
    const button = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab]
    if (!isOpen && button) {
      isOpen = true
      if (!button.matches('.tabs-field__tab-button--active')) button.click()
    }
    const found = find()
    if (!found) return
    stop()
    done(found)
  }
  const observer = new MutationObserver(look)
  const begin = () => {
    observer.observe(document.body, { childList: true, subtree: true })
    look()
  }
  // A row expands first.
  const timers = [setTimeout(begin, 100), setTimeout(() => stop(), renderTime)]
  const stop = () => {
    observer.disconnect()
    for (const timer of timers) clearTimeout(timer)
  }
  return stop
}

export const focusIn = (element: Element): void => {
  element.scrollIntoView({ block: 'center' })
  window.focus()
  const field = element.matches(inputs) ? element : element.querySelector(inputs)
  if (field instanceof HTMLElement) field.focus({ preventScroll: true })
}

const path = 'layout'

/** Accepts messages from this form's preview only, in its frame or its own window. */
const isPreview = ({ origin, source }: MessageEvent): boolean => {
  if (origin !== window.location.origin || source === null) return false
  const frame = document.querySelector<HTMLIFrameElement>('#live-preview-iframe')
  return source === frame?.contentWindow || ('opener' in source && source.opener === window)
}

const askedFor = (data: unknown): string | null => {
  const { type, id } = (typeof data === 'object' && data !== null ? data : {}) as Readonly<Record<string, unknown>>
  return type === openSection && typeof id === 'string' ? id : null
}

/** Shows a field of this form in its tab; a later call replaces one that is still waiting. */
export const useShowField = () => {
  const { getEntityConfig } = useConfig()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  return (path: string, find: () => Element | null): void => {
    const entity = globalSlug ? getEntityConfig({ globalSlug }) : getEntityConfig({ collectionSlug: collectionSlug ?? '' })
    stop.current()
    stop.current = whenRendered(tabOf(entity?.fields ?? [], path), find, focusIn)
  }
}

export const OpenSection = () => {
  const form = useForm()
  const show = useShowField()
  const open = useEffectEvent((event: MessageEvent) => {
    const name = isPreview(event) ? askedFor(event.data) : null
    if (name === null) return
    const rows = rowsAt(form, path)
    const kinds = rows.map(({ blockType }) => blockType ?? '')
    const index = rows.findIndex((_row, at) => sectionName(kinds, at) === name)
    if (index < 0) return
    openRows(form, `${path}.${rows[index]?.id ?? ''}`)
    show(path, () => rowField(path, index))
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => open(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  return null
}
