import type { CheckboxField } from 'payload'
import { words, type Words } from '@/cms/words'

export const checkbox = (
  name: string,
  label: Words,
  options: { readonly description?: Words; readonly defaultValue?: boolean; readonly isInSidebar?: boolean } = {},
): CheckboxField => ({
  name,
  type: 'checkbox',
  label,
  defaultValue: options.defaultValue ?? false,
  admin: {
    ...(options.isInSidebar ? { position: 'sidebar' } : {}),
    ...(options.description ? { description: options.description } : {}),
    components: { Cell: '/cms/admin/cells#FlagCell' },
  },
})

export const popular = checkbox('popular', words({ en: 'Popular', es: 'Popular', fr: 'Populaire', de: 'Beliebt' }), {
  isInSidebar: true,
  description: words({
    en: 'Carries the popular mark in lists.',
    es: 'Lleva la marca de popular en las listas.',
    fr: 'Porte la mention « populaire » dans les listes.',
    de: 'Trägt in Listen die Marke „beliebt“.',
  }),
})

/** P9, R10: shipped as an example. Such entries have no stars and nobody verified; the notice of the site speaks for all of them. */
export const demo = checkbox(
  'demo',
  words({ en: 'Demo content', es: 'Contenido de muestra', fr: 'Contenu de démonstration', de: 'Beispielinhalt' }),
  {
    isInSidebar: true,
    description: words({
      en: 'Shipped as an example: replace it with your own, then clear this mark.',
      es: 'Incluido como ejemplo: sustitúyalo por el suyo y quite esta marca.',
      fr: 'Fourni à titre d’exemple : remplacez-le par le vôtre, puis décochez cette case.',
      de: 'Als Beispiel mitgeliefert: Ersetzen Sie es durch Eigenes und entfernen Sie dann diese Markierung.',
    }),
  },
)

/** What a discount is switched by. A copy of one is made to be changed: it is off until its editor says so. */
export const liveSwitch: CheckboxField = {
  ...checkbox('isActive', words({ en: 'Active', es: 'Activo', fr: 'Actif', de: 'Aktiv' }), { defaultValue: true, isInSidebar: true }),
  hooks: { beforeDuplicate: [() => false] },
}
