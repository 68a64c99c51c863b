import { fillWithEnglish, type CompleteLocale, type Locale } from '../config/locales'
import de from './messages/de.json'
import en from './messages/en.json'
import es from './messages/es.json'
import fr from './messages/fr.json'

/** If a complete language lacks a message, or a language is missing here, compilation fails. */
export const completeMessages = { en, es, fr, de } satisfies Readonly<Record<CompleteLocale, typeof en>>

/** Part of the messages in every language, for the admin. Not for the browser, which would receive all messages. */
export const messagesInEveryLanguage = <Part>(pick: (messages: typeof en) => Part): Record<Locale, Part> =>
  fillWithEnglish<Part>(
    Object.fromEntries(Object.entries(completeMessages).map(([locale, messages]) => [locale, pick(messages)])) as Record<
      CompleteLocale,
      Part
    >,
  )
