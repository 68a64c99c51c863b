import type { PayloadRequest, TextField } from 'payload'
import { isTopicIconName, topicIconNames } from '@/lib/config/topic-icons'
import { pickedOf } from '@/cms/admin/picker/source'
import { translate, words } from '@/cms/words'

const fault = words({
  en: 'Please choose an icon from the list.',
  es: 'Elija un icono de la lista.',
  fr: 'Veuillez choisir une icône dans la liste.',
  de: 'Bitte wählen Sie ein Symbol aus der Liste.',
})

/** An icon of the design system, by its name. */
export const icon: TextField = {
  name: 'icon',
  type: 'text',
  label: words({ en: 'Icon', es: 'Icono', fr: 'Icône', de: 'Symbol' }),
  admin: pickedOf(topicIconNames),
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    value === null || value === undefined || value === '' || isTopicIconName(value) || translate(req, fault),
}
