import { fillWithEnglish, type CompleteLocale, type Locale } from '../config/locales'
import de from './messages/de.json'
import en from './messages/en.json'
import es from './messages/es.json'
import fr from './messages/fr.json'

/** A message missing in a complete language, or a language missing here, is a compile error. */
export const completeMessages = { en, es, fr, de } satisfies Readonly<Record<CompleteLocale, typeof en>>

/** Part of the messages in every language, for the admin. Not for the browser, which would get all messages. */
export const messagesInEveryLanguage = <Part>(pick: (messages: typeof en) => Part): Record<Locale, Part> =>
  fillWithEnglish<Part>(
    Object.fromEntries(Object.entries(completeMessages).map(([locale, messages]) => [locale, pick(messages)])) as Record<
      CompleteLocale,
      Part
    >,
  )
