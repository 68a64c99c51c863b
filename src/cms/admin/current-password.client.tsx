'use client'

import { PasswordField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** The server says whether it is right, and whether it is needed. */
const anything = () => true as const

export const CurrentPassword = ({ field, path }: TextFieldClientProps) => (
  <PasswordField autoComplete="current-password" field={field} path={path} validate={anything} />
)
