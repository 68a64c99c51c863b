import type { Block } from 'payload'
import { namedRows } from '../../fields/row-label'
import { icon } from '../../fields/icon'
import { href } from '../../fields/links'
import { localizedText, localizedTextarea } from '../../fields/localized-text'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

const tool = words('Tool', 'Herramienta', 'Outil', 'Werkzeug')

/** §2: links to the tools for a name. */
export const domainTools: Block = {
  slug: 'domain-tools',
  interfaceName: 'DomainToolsBlock',
  labels: {
    singular: words('Domain tools', 'Herramientas de dominios', 'Outils pour les domaines', 'Domainwerkzeuge'),
    plural: words('Domain tools', 'Herramientas de dominios', 'Outils pour les domaines', 'Domainwerkzeuge'),
  },
  fields: [
    heading,
    intro,
    {
      name: 'tools',
      type: 'array',
      admin: namedRows({ kind: tool, titles: ['title'], target: 'href' }),
      label: words('Tools', 'Herramientas', 'Outils', 'Werkzeuge'),
      labels: {
        singular: tool,
        plural: words('Tools', 'Herramientas', 'Outils', 'Werkzeuge'),
      },
      minRows: 1,
      maxRows: 12,
      required: true,
      fields: [
        icon,
        localizedText('title', words('Title', 'Título', 'Titre', 'Titel'), { required: true, maxLength: 80 }),
        localizedTextarea('description', words('Description', 'Descripción', 'Description', 'Beschreibung'), { maxLength: 300 }),
        localizedText('buttonLabel', words('Button', 'Botón', 'Bouton', 'Schaltfläche'), { required: true, maxLength: 60 }),
        href(),
      ],
    },
  ],
}
