import { englishBehind, type Written } from '@/config/locales'
import { typeset } from '@/core/wording/typeset'
import type { Words } from '../../words'

/** A sentence in every language, with the spaces that do not break where its language wants them. */
export const told = (text: Written<string>): Words =>
  englishBehind({ en: typeset('en', text.en), es: typeset('es', text.es), fr: typeset('fr', text.fr), de: typeset('de', text.de) })
