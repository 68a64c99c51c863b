import type { Block } from 'payload'
import { namedRows } from '../../fields/row-label'
import { localizedText, localizedTextarea } from '../../fields/localized-text'
import { select } from '../../fields/selects'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

const layouts = {
  shop: words('Shop', 'Tienda', 'Boutique', 'Shop'),
  portfolio: words('Portfolio', 'Porfolio', 'Portfolio', 'Portfolio'),
  restaurant: words('Restaurant', 'Restaurante', 'Restaurant', 'Restaurant'),
  journal: words('Journal', 'Revista', 'Journal', 'Magazin'),
  studio: words('Studio', 'Estudio', 'Studio', 'Studio'),
  event: words('Event', 'Evento', 'Événement', 'Veranstaltung'),
}

const template = words('Template', 'Plantilla', 'Modèle', 'Vorlage')

/** Layouts of the website builder, each drawn by the site. */
export const templateGallery: Block = {
  slug: 'template-gallery',
  interfaceName: 'TemplateGalleryBlock',
  labels: {
    singular: words('Template gallery', 'Galería de plantillas', 'Galerie de modèles', 'Vorlagen'),
    plural: words('Template galleries', 'Galerías de plantillas', 'Galeries de modèles', 'Vorlagen'),
  },
  fields: [
    heading,
    intro,
    {
      name: 'templates',
      type: 'array',
      admin: namedRows({ kind: template, titles: ['name'] }),
      label: words('Templates', 'Plantillas', 'Modèles', 'Vorlagen'),
      labels: { singular: template, plural: words('Templates', 'Plantillas', 'Modèles', 'Vorlagen') },
      minRows: 1,
      maxRows: 12,
      required: true,
      fields: [
        select('layout', words('Layout', 'Diseño', 'Mise en page', 'Layout'), layouts, { defaultValue: 'shop' }),
        localizedText('name', words('Name', 'Nombre', 'Nom', 'Name'), { required: true, maxLength: 60 }),
        localizedTextarea('description', words('What it suits', 'Para qué sirve', 'À quoi il convient', 'Wofür sie passt'), {
          maxLength: 300,
        }),
      ],
    },
  ],
}
