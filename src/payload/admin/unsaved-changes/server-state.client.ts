'use client'

import { useDocumentInfo, useForm, useLocale, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared'
import type { FormData } from '@/core/unsaved-changes'

type Asked = { readonly data: FormData; readonly formState?: FormState } | { readonly formState: FormState }

/** The form's state as the server builds it from values or another state; `null` if it refuses. */
export const useServerState = () => {
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo()
  const { getFormState } = useServerFunctions()
  const { code } = useLocale()
  return async (asked: Asked, { isValidated = false } = {}): Promise<FormState | null> => {
    const answer = await getFormState({
      ...asked,
      docPermissions,
      docPreferences: await getDocPreferences(),
      locale: code,
      operation: collectionSlug && id === undefined ? 'create' : 'update',
      renderAllFields: false,
      schemaPath: globalSlug ?? collectionSlug ?? '',
      skipValidation: !isValidated,
      ...(globalSlug ? { globalSlug } : { collectionSlug, id }),
    })
    return 'state' in answer && answer.state ? answer.state : null
  }
}

/** Fields that the server renders from what is saved. Payload renders them once. */
const panels = ['translations', 'planned', 'undescribed', 'usedIn'] as const

/** Renders the panels of a form again after its document was saved. */
export const useSavedPanels = () => {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo()
  const { getFields, dispatchFields } = useForm()
  const buildState = useServerState()
  return async (): Promise<void> => {
    const formState: FormState = deepCopyObjectSimpleWithoutReactComponents(getFields(), { excludeFiles: true })
    const shown = panels.filter((name) => name in formState)
    if ((collectionSlug && id === undefined) || !savedDocumentData || shown.length === 0) return
    // The server renders the fields that it has not rendered yet.
    for (const name of shown) delete formState[name]?.lastRenderedPath
    const state = await buildState({ data: savedDocumentData, formState })
    const rendered = shown.flatMap((name) => (state?.[name] ? [[name, state[name]] as const] : []))
    dispatchFields({ type: 'UPDATE_MANY', formState: Object.fromEntries(rendered) })
  }
}
