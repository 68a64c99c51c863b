import { namedRows } from '../../fields/row-label'
import { icon } from '../../fields/icon'
import { href } from '../../fields/links'
import { localizedText, localizedTextarea } from '../../fields/localized-text'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'
import { defineBlock } from '../../admin/define-block'

const tool = words({ en: 'Tool', es: 'Herramienta', fr: 'Outil', de: 'Werkzeug' })

/** §2: links to the tools for a name. */
export const domainTools = defineBlock({
  slug: 'domain-tools',
  group: 'tools',
  drawing: ['title', 'tiles'],
  labels: {
    singular: words({ en: 'Domain tools', es: 'Herramientas de dominios', fr: 'Outils pour les domaines', de: 'Domainwerkzeuge' }),
    plural: words({ en: 'Domain tools', es: 'Herramientas de dominios', fr: 'Outils pour les domaines', de: 'Domainwerkzeuge' }),
  },
  fields: [
    heading,
    intro,
    {
      name: 'tools',
      type: 'array',
      admin: namedRows({ kind: tool, titles: ['title'], target: 'href' }),
      label: words({ en: 'Tools', es: 'Herramientas', fr: 'Outils', de: 'Werkzeuge' }),
      labels: {
        singular: tool,
        plural: words({ en: 'Tools', es: 'Herramientas', fr: 'Outils', de: 'Werkzeuge' }),
      },
      minRows: 1,
      maxRows: 12,
      required: true,
      fields: [
        icon,
        localizedText('title', words({ en: 'Title', es: 'Título', fr: 'Titre', de: 'Titel' }), { required: true, maxLength: 80 }),
        localizedTextarea('description', words({ en: 'Description', es: 'Descripción', fr: 'Description', de: 'Beschreibung' }), {
          maxLength: 300,
        }),
        localizedText('buttonLabel', words({ en: 'Button', es: 'Botón', fr: 'Bouton', de: 'Schaltfläche' }), {
          required: true,
          maxLength: 60,
        }),
        href(),
      ],
    },
  ],
})
