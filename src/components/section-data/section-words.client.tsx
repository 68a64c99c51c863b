'use client'

import { createContext, type ReactNode, useContext } from 'react'

import { defaultLocale, type Locale } from '@/lib/config/locales'

import type { SectionWords } from './section-words'

interface Spoken {
  readonly locale: Locale
  readonly words: SectionWords | null
}

const SpokenContext = createContext<Spoken>({ locale: defaultLocale, words: null })

/** Gives the sections of a page the language and the sentences they may need when one of them fails. */
export const SectionWordsProvider = ({ locale, words, children }: Spoken & { readonly children: ReactNode }) => (
  <SpokenContext value={{ locale, words }}>{children}</SpokenContext>
)

export const useSectionWords = (): Spoken => useContext(SpokenContext)
