import type { PayloadRequest, TextField } from 'payload'
import { isTopicIconName, topicIconNames } from '@/config/topic-icons'
import { pickedOf } from '../admin/picker/source'
import { say, words } from '../words'

const fault = words(
  'Please choose an icon from the list.',
  'Elija un icono de la lista.',
  'Veuillez choisir une icône dans la liste.',
  'Bitte wählen Sie ein Symbol aus der Liste.',
)

/** An icon of the design system, by its name. */
export const icon: TextField = {
  name: 'icon',
  type: 'text',
  label: words('Icon', 'Icono', 'Icône', 'Symbol'),
  admin: pickedOf(topicIconNames),
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    value === null || value === undefined || value === '' || isTopicIconName(value) || say(req, fault),
}
