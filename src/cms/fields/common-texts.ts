import { words } from '@/cms/words'
import { localizedText, localizedTextarea } from './localized-text'

export const title = (maxLength: number) =>
  localizedText('title', words({ en: 'Title', es: 'Título', fr: 'Titre', de: 'Titel' }), { required: true, maxLength })

export const nameText = (maxLength: number) =>
  localizedText('name', words({ en: 'Name', es: 'Nombre', fr: 'Nom', de: 'Name' }), { required: true, maxLength })

export const label = (maxLength: number) =>
  localizedText('label', words({ en: 'Label', es: 'Etiqueta', fr: 'Libellé', de: 'Beschriftung' }), { required: true, maxLength })

export const valueText = (maxLength: number) =>
  localizedText('value', words({ en: 'Value', es: 'Valor', fr: 'Valeur', de: 'Wert' }), { required: true, maxLength })

export const description = (maxLength: number) =>
  localizedTextarea('description', words({ en: 'Description', es: 'Descripción', fr: 'Description', de: 'Beschreibung' }), { maxLength })

export const buttonLabel = localizedText('buttonLabel', words({ en: 'Button', es: 'Botón', fr: 'Bouton', de: 'Schaltfläche' }), {
  required: true,
  maxLength: 60,
})
