import { localizedTextarea } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { heading, intro, defineBlock } from '@/payload/blocks/define-block'

export const domainHero = defineBlock('domain-hero', {
  group: 'sell',
  drawing: ['bigTitle', 'search'],
  name: words({
    en: 'Domain search hero',
    es: 'Cabecera con búsqueda de dominios',
    fr: 'En-tête avec recherche de domaine',
    de: 'Domainsuche als Aufmacher',
  }),
  plural: words({
    en: 'Domain search heroes',
    es: 'Cabeceras con búsqueda',
    fr: 'En-têtes avec recherche',
    de: 'Domainsuchen als Aufmacher',
  }),
  head: [heading],
  fields: [
    localizedTextarea('lead', words({ en: 'Lead', es: 'Entradilla', fr: 'Chapô', de: 'Vorspann' }), {
      maxLength: 300,
      description: words({
        en: 'The bold first sentence.',
        es: 'La primera frase, en negrita.',
        fr: 'La première phrase, en gras.',
        de: 'Der fett gesetzte erste Satz.',
      }),
    }),
    intro,
  ],
})
