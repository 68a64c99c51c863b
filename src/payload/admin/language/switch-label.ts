import { words } from '@/payload/words'

export const switchLabel = words({ en: 'Content in', es: 'Contenido en', fr: 'Contenu en', de: 'Inhalt auf' })
