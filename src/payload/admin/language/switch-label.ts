import { words } from '@/payload/words'

/** Before the language whose texts the forms and lists show. */
export const switchLabel = words({ en: 'Content in', es: 'Contenido en', fr: 'Contenu en', de: 'Inhalt auf' })
