import { rows } from '../../fields/rows'
import { icon } from '../../fields/icon'
import { href } from '../../fields/links'
import { buttonLabel, description, title } from '../../fields/common-texts'
import { words } from '../../words'
import { defineBlock } from '../../sections/define-block'

const tool = words({ en: 'Tool', es: 'Herramienta', fr: 'Outil', de: 'Werkzeug' })

/** §2: links to the tools for a name. */
export const domainTools = defineBlock('domain-tools', {
  group: 'tools',
  drawing: ['title', 'tiles'],
  name: words({ en: 'Domain tools', es: 'Herramientas de dominios', fr: 'Outils pour les domaines', de: 'Domainwerkzeuge' }),
  fields: [
    rows(
      'tools',
      { kind: tool, plural: words({ en: 'Tools', es: 'Herramientas', fr: 'Outils', de: 'Werkzeuge' }), titles: ['title'], target: 'href' },
      [icon, title(80), description(300), buttonLabel, href()],
      { minRows: 1, maxRows: 12, required: true },
    ),
  ],
})
