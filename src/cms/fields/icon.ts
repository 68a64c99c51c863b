import type { PayloadRequest, TextField } from 'payload'
import { say, words } from '../words'

const fault = words(
  'Please enter the name of an icon, such as shield-check.',
  'Introduzca el nombre de un icono, por ejemplo shield-check.',
  'Veuillez saisir le nom d’une icône, par exemple shield-check.',
  'Bitte geben Sie den Namen eines Symbols ein, zum Beispiel shield-check.',
)

/** The name of an icon of the design system; an unknown one is drawn as none. */
export const icon: TextField = {
  name: 'icon',
  type: 'text',
  label: words('Icon', 'Icono', 'Icône', 'Symbol'),
  admin: { description: words('Its name, such as shield-check.', 'Su nombre, por ejemplo shield-check.', 'Son nom, par exemple shield-check.', 'Sein Name, zum Beispiel shield-check.') },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    value === null || value === undefined || value === '' || (typeof value === 'string' && /^[a-z0-9-]{1,40}$/.test(value)) || say(req, fault),
}
