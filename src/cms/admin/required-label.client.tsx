'use client'

import { FieldLabel, useLocale } from '@payloadcms/ui'
import type { FieldLabelClientProps, TextFieldClient } from 'payload'
import { defaultLocale } from '@/lib/config/locales'

/** A label with the star of what must be filled in, while English is edited: the other languages fall back to it (R6). */
export const RequiredLabel = ({ field, path }: FieldLabelClientProps<TextFieldClient>) => {
  const { code } = useLocale()
  // Above a column of a list, where nothing is filled in, no path is given.
  if (path === undefined) return <FieldLabel hideLocale label={field?.label} unstyled />
  return <FieldLabel label={field?.label} localized={field?.localized} path={path} required={code === defaultLocale} />
}
