'use client'

import { useTranslation } from '@payloadcms/ui'
import { fillWords } from '@/cms/promotions/fill-words'
import type { Words } from '@/cms/words'

/** A table of words in the language of the admin, with its braces filled in. */
export const useText = <Name extends string>(table: Readonly<Record<Name, Words>>) => {
  const { i18n } = useTranslation()
  return (name: Name, values: Readonly<Record<string, string | number>> = {}): string =>
    fillWords({ i18n }, table[name], Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)])))
}
