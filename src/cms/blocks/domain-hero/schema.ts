import type { Block } from 'payload'
import { localizedTextarea } from '../../fields/localized-text'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

export const domainHero: Block = {
  slug: 'domain-hero',
  interfaceName: 'DomainHeroBlock',
  labels: {
    singular: words(
      'Domain search hero',
      'Cabecera con búsqueda de dominios',
      'En-tête avec recherche de domaine',
      'Domainsuche als Aufmacher',
    ),
    plural: words('Domain search heroes', 'Cabeceras con búsqueda', 'En-têtes avec recherche', 'Domainsuchen als Aufmacher'),
  },
  fields: [
    heading,
    localizedTextarea('lead', words('Lead', 'Entradilla', 'Chapô', 'Vorspann'), {
      maxLength: 300,
      description: words(
        'The bold first sentence.',
        'La primera frase, en negrita.',
        'La première phrase, en gras.',
        'Der fett gesetzte erste Satz.',
      ),
    }),
    intro,
  ],
}
