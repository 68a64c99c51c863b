import type { SanitizedConfig } from 'payload'
import type { CountRow } from '@/modules/translations/translations.repository'
import { areasOf } from '@/cms/translations/areas'
import { deskWords } from '@/cms/translations/desk-words'
import { Matrix } from '@/cms/translations/matrix'
import { translate, words, type Reader } from '@/cms/words'

const texts = {
  all: words({
    en: 'Every text is there in every language.',
    es: 'Todos los textos están en todos los idiomas.',
    fr: 'Tous les textes existent dans toutes les langues.',
    de: 'Jeder Text ist in jeder Sprache da.',
  }),
  open: words({ en: 'Open the translations', es: 'Abrir las traducciones', fr: 'Ouvrir les traductions', de: 'Übersetzungen öffnen' }),
}

interface Props {
  readonly reader: Reader
  readonly config: SanitizedConfig
  readonly counts: readonly CountRow[]
}

/** The rows of the translators' matrix in which something is left to do. */
export const TranslationState = ({ reader, config, counts }: Props) => {
  const isOpen = (slug: string): boolean => counts.some((row) => row.area === slug && row.missing + row.outdated + row.draft + row.same > 0)
  const areas = areasOf(config).filter(({ slug }) => isOpen(slug))
  const address = `${config.routes.admin}/translations`
  return (
    <section aria-labelledby="translation-state">
      <h2 id="translation-state">{translate(reader, deskWords.menu)}</h2>
      {areas.length === 0 ? (
        <p>{translate(reader, texts.all)}</p>
      ) : (
        <Matrix reader={reader} areas={areas} counts={counts} address={address} />
      )}
      <p>
        <a href={address}>{translate(reader, texts.open)}</a>
      </p>
    </section>
  )
}
