import { rows, href } from '@/payload/fields/rows'
import { icon, buttonLabel, description, title } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const tool = words({ en: 'Tool', es: 'Herramienta', fr: 'Outil', de: 'Werkzeug' })

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
