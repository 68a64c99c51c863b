'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Heads a new document with its kind, such as "New picture", until it has a title. */
export const useNewTitle = (): void => {
  const { id, collectionSlug } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { getEntityConfig } = useConfig()
  const { i18n, t } = useTranslation()
  const label = collectionSlug ? getEntityConfig({ collectionSlug }).labels.singular : undefined
  const isUntitled = id === undefined && label !== undefined && title === `[${t('general:untitled')}]`

  useEffect(() => {
    if (isUntitled) setDocumentTitle(t('general:creatingNewLabel', { label: getTranslation(label, i18n) }))
  }, [isUntitled, label, i18n, t, setDocumentTitle])
}
