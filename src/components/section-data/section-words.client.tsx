'use client'

import { createContext, type ReactNode, useContext } from 'react'

import { defaultLocale, type Locale } from '@/lib/config/locales'

import type { SectionWords } from './section-words'

interface Spoken {
  readonly locale: Locale
  readonly words: SectionWords | null
}

const SpokenContext = createContext<Spoken>({ locale: defaultLocale, words: null })

/** Provides language and messages for failed blocks. */
export const SectionWordsProvider = ({ locale, words, children }: Spoken & { readonly children: ReactNode }) => (
  <SpokenContext value={{ locale, words }}>{children}</SpokenContext>
)

export const useSectionWords = (): Spoken => useContext(SpokenContext)
