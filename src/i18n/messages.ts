import type { Locale } from '@/config/locales'
import type en from './messages/en.json'

/** English is the table every other language must match key by key. */
export type Messages = typeof en

const loaders = {
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  fr: () => import('./messages/fr.json'),
  de: () => import('./messages/de.json'),
} satisfies Record<Locale, () => Promise<{ default: Messages }>>

/** The developers' words of one language. A language that lacks a key does not compile. */
export const loadMessages = async (locale: Locale): Promise<Messages> => (await loaders[locale]()).default
