'use client'

import { useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { placeOf } from '@/payload/admin/unsaved-changes/difference-place'
import { publishChoice, useOpenDrawer } from '@/payload/admin/versions/schedule-drawer.client'
import { translate } from '@/payload/translate'
import { isLocale } from '@/lib/config/locales'
import { findExamples } from './find-examples'

interface Place {
  readonly drawer: string
  readonly actions: Element
  /** Payload's drawer has no slot above its button. */
  readonly slot: Element
}

/** The saved draft in every language, since the form has only one; `null` until it is loaded. */
const useSavedDraft = (id: string | number | undefined, isPage: boolean): unknown => {
  const [draft, setDraft] = useState<unknown>(null)
  useEffect(() => {
    if (!isPage || id === undefined) return undefined
    const stop = new AbortController()
    void fetch(`/api/pages/${id}?draft=true&depth=0&locale=all`, { signal: stop.signal })
      .then(async (answer) => setDraft(answer.ok ? await answer.json() : null))
      .catch(() => undefined)
    return () => stop.abort()
  }, [id, isPage])
  return draft
}

/** Places of the example texts in the form and in the other languages of the saved draft. */
const useExamples = (): readonly string[] => {
  const { id, collectionSlug, docConfig } = useDocumentInfo()
  const { getData } = useForm()
  const { i18n } = useTranslation()
  // Articles may contain such brackets.
  const isPage = collectionSlug === 'pages'
  const draft = useSavedDraft(id, isPage)
  if (!isPage) return []
  const data = getData()
  const paths = [...findExamples(data), ...findExamples(draft).map((path) => path.filter((name) => !isLocale(name)))]
  const nameOf = (path: readonly string[]) => placeOf(docConfig?.fields ?? [], path, [data], i18n)?.labels.join(' › ') ?? path.at(-1) ?? ''
  return [...new Set(paths.map(nameOf))]
}

const Examples = ({ place: { drawer, actions, slot } }: { readonly place: Place }) => {
  const { i18n } = useTranslation()
  const examples = useExamples()
  const hasExamples = examples.length > 0
  // The drawer reports success whatever the server answers; taking down the live version is allowed.
  useEffect(() => {
    if (!hasExamples) return undefined
    const form = actions.parentElement
    const button = actions.querySelector('button')
    const follow = () => {
      if (button) button.disabled = publishChoice(drawer)?.checked === true
    }
    follow()
    form?.addEventListener('change', follow)
    return () => form?.removeEventListener('change', follow)
  }, [actions, drawer, hasExamples])
  if (!hasExamples) return null
  return createPortal(
    <div className="schedule-examples" role="alert">
      <p>{translate({ i18n }, 'scheduledVersions.examples')}</p>
      <ul>
        {examples.map((example) => (
          <li key={example}>{example}</li>
        ))}
      </ul>
    </div>,
    slot,
  )
}

/** G8: names the example texts above the button of an open schedule drawer, and turns the button off. */
export const ExampleWarning = () => {
  const [place, setPlace] = useState<Place | null>(null)
  const isOpen = useOpenDrawer((drawer) => {
    const actions = publishChoice(drawer)?.closest('.schedule-publish')?.querySelector('.schedule-publish__actions')
    if (!actions) return false
    const slot = document.createElement('div')
    actions.before(slot)
    setPlace({ drawer, actions, slot })
    return true
  })
  return isOpen && place ? <Examples place={place} /> : null
}
