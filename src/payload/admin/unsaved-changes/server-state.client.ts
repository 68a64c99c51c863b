'use client'

import { useDocumentInfo, useLocale, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import type { FormData } from '@/core/unsaved-changes'

type Asked = { readonly data: FormData } | { readonly formState: FormState }

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
