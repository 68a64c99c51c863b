import { rows } from '@/payload/fields/rows'
import { nameText, localizedTextarea } from '@/payload/fields/text'
import { select } from '@/payload/fields/selects'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const layouts = {
  shop: words({ en: 'Shop', es: 'Tienda', fr: 'Boutique', de: 'Shop' }),
  portfolio: words({ en: 'Portfolio', es: 'Porfolio', fr: 'Portfolio', de: 'Portfolio' }),
  restaurant: words({ en: 'Restaurant', es: 'Restaurante', fr: 'Restaurant', de: 'Restaurant' }),
  journal: words({ en: 'Journal', es: 'Revista', fr: 'Journal', de: 'Magazin' }),
  studio: words({ en: 'Studio', es: 'Estudio', fr: 'Studio', de: 'Studio' }),
  event: words({ en: 'Event', es: 'Evento', fr: 'Événement', de: 'Veranstaltung' }),
}

const template = words({ en: 'Template', es: 'Plantilla', fr: 'Modèle', de: 'Vorlage' })

/** Website builder layouts, drawn by the site. */
export const templateGallery = defineBlock('template-gallery', {
  group: 'explain',
  drawing: ['title', 'tiles'],
  name: words({ en: 'Template gallery', es: 'Galería de plantillas', fr: 'Galerie de modèles', de: 'Vorlagen' }),
  plural: words({ en: 'Template galleries', es: 'Galerías de plantillas', fr: 'Galeries de modèles', de: 'Vorlagen' }),
  fields: [
    rows(
      'templates',
      { kind: template, plural: words({ en: 'Templates', es: 'Plantillas', fr: 'Modèles', de: 'Vorlagen' }), titles: ['name'] },
      [
        select('layout', words({ en: 'Layout', es: 'Diseño', fr: 'Mise en page', de: 'Layout' }), layouts, { defaultValue: 'shop' }),
        nameText(60),
        localizedTextarea(
          'description',
          words({ en: 'What it suits', es: 'Para qué sirve', fr: 'À quoi il convient', de: 'Wofür sie passt' }),
          { maxLength: 300 },
        ),
      ],
      { minRows: 1, maxRows: 12, required: true },
    ),
  ],
})
