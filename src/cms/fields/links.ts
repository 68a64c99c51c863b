import type { ArrayField, PayloadRequest, TextField } from 'payload'
import { pickedFrom } from '@/cms/admin/picker/source'
import { rows } from './rows'
import { translate, words, type Words } from '@/cms/words'
import { label } from './common-texts'
import { localizedText } from './localized-text'

const fault = words({
  en: 'Please enter a path such as /shared-hosting, or an address that begins with https://.',
  es: 'Introduzca una ruta como /shared-hosting o una dirección que empiece por https://.',
  fr: 'Veuillez saisir un chemin tel que /shared-hosting ou une adresse commençant par https://.',
  de: 'Bitte geben Sie einen Pfad wie /shared-hosting oder eine mit https:// beginnende Adresse ein.',
})

/** A path of the shop (without the language), a part of the page, an https address, a mail or telephone link. Never a script. */
export const isSafeHref = (value: string): boolean => /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)\S*$/.test(value)

export const href = (options: { readonly name?: string; readonly required?: boolean } = {}): TextField => ({
  name: options.name ?? 'href',
  type: 'text',
  ...(options.required === false ? {} : { required: true }),
  label: words({ en: 'Link', es: 'Enlace', fr: 'Lien', de: 'Link' }),
  admin: {
    ...pickedFrom('pages', { isOpen: true }),
    description: words({
      en: 'Choose a page, or type a path without the language, such as /domains, or a full https address.',
      es: 'Elija una página, o escriba una ruta sin el idioma, por ejemplo /domains, o una dirección https completa.',
      fr: 'Choisissez une page, ou saisissez un chemin sans la langue, par exemple /domains, ou une adresse https complète.',
      de: 'Wählen Sie eine Seite, oder geben Sie einen Pfad ohne Sprache ein, zum Beispiel /domains, oder eine vollständige https-Adresse.',
    }),
  },
  validate: (value: unknown, { req }: { req: PayloadRequest }) => {
    if ((value === null || value === undefined || value === '') && options.required === false) return true
    return (typeof value === 'string' && isSafeHref(value)) || translate(req, fault)
  },
})

const badge = localizedText('badge', words({ en: 'Badge', es: 'Distintivo', fr: 'Badge', de: 'Marke' }), {
  maxLength: 24,
  description: words({
    en: 'A short mark, such as New.',
    es: 'Una marca breve, por ejemplo Nuevo.',
    fr: 'Une mention courte, par exemple Nouveau.',
    de: 'Eine kurze Marke, zum Beispiel Neu.',
  }),
})

/** The fields of one link of a menu. */
export const linkFields = () => [label(80), href(), badge]

const linkKind = words({ en: 'Link', es: 'Enlace', fr: 'Lien', de: 'Link' })

export const linkList = (name: string, label: Words): ArrayField =>
  rows(name, { kind: linkKind, plural: label, titles: ['label'], target: 'href' }, linkFields())
