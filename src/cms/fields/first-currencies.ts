import type { GroupField } from 'payload'
import { languages } from '@/lib/config/languages'
import { defaultLocale } from '@/lib/config/locales'
import { pickedFrom } from '@/cms/admin/picker/source'
import { words } from '@/cms/words'

/** M10: the currency each language begins with, until the visitor chooses one. */
export const firstCurrencies: GroupField = {
  name: 'firstCurrencies',
  type: 'group',
  label: words({
    en: 'First currency by language',
    es: 'Primera moneda por idioma',
    fr: 'Première devise par langue',
    de: 'Erste Währung je Sprache',
  }),
  admin: {
    description: words({
      en: 'Shown until the visitor chooses another. Where it is empty, the currency above is shown.',
      es: 'Se muestra hasta que el visitante elija otra. Si está vacía, se muestra la moneda de arriba.',
      fr: 'Affichée tant que le visiteur n’en choisit pas une autre. Si le champ est vide, la devise ci-dessus est affichée.',
      de: 'Gilt, bis Besucher eine andere wählen. Ist das Feld leer, gilt die Währung oben.',
    }),
  },
  fields: languages
    .filter(({ code }) => code !== defaultLocale)
    .map(({ code, name }) => ({ name: code, type: 'text', label: name, admin: pickedFrom('currencies') })),
}
