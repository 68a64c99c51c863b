import type { CollectionConfig } from 'payload'
import { publishedContent } from '../access/sets'
import { groups } from '../admin/groups'
import { checkbox, demo } from '../fields/flags'
import { localizedText, localizedTextarea } from '../fields/localized-text'
import { position, wholeNumber } from '../fields/numbers'
import { shownCollection } from '../hooks/after-publish'
import { words } from '../words'

export const testimonials: CollectionConfig = {
  slug: 'testimonials',
  labels: {
    singular: words('Testimonial', 'Testimonio', 'Témoignage', 'Kundenstimme'),
    plural: words('Testimonials', 'Testimonios', 'Témoignages', 'Kundenstimmen'),
  },
  access: publishedContent,
  admin: {
    group: groups.content,
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'rating', 'verified', 'demo', '_status'],
    listSearchableFields: ['name', 'company', 'domain'],
  },
  defaultSort: 'order',
  trash: true,
  versions: { maxPerDoc: 20, drafts: { autosave: false } },
  hooks: shownCollection('testimonials'),
  fields: [
    { name: 'name', type: 'text', required: true, label: words('Name', 'Nombre', 'Nom', 'Name') },
    localizedText('role', words('Role', 'Cargo', 'Fonction', 'Funktion'), { required: true }),
    { name: 'company', type: 'text', required: true, label: words('Company', 'Empresa', 'Entreprise', 'Unternehmen') },
    localizedTextarea('content', words('What they say', 'Lo que dicen', 'Ce qu’ils disent', 'Was sie sagen'), {
      required: true,
      maxLength: 1000,
    }),
    wholeNumber('rating', words('Rating (1 to 5)', 'Valoración (de 1 a 5)', 'Note (de 1 à 5)', 'Bewertung (1 bis 5)'), {
      required: true,
      least: 1,
      most: 5,
      defaultValue: 5,
    }),
    {
      name: 'domain',
      type: 'text',
      label: words('Their domain', 'Su dominio', 'Leur domaine', 'Ihre Domain'),
      admin: {
        description: words(
          'Shown on a plate, such as example.com.',
          'Se muestra en una placa, por ejemplo example.com.',
          'Affiché sur une plaque, par exemple example.com.',
          'Erscheint auf einem Schild, zum Beispiel example.com.',
        ),
      },
    },
    localizedText('industry', words('Industry', 'Sector', 'Secteur', 'Branche')),
    {
      name: 'companySize',
      type: 'text',
      label: words('Company size', 'Tamaño de la empresa', 'Taille de l’entreprise', 'Unternehmensgröße'),
    },
    { name: 'avatar', type: 'upload', relationTo: 'media', label: words('Portrait', 'Retrato', 'Portrait', 'Porträt') },
    checkbox('verified', words('Verified', 'Verificado', 'Vérifié', 'Geprüft'), { isInSidebar: true }),
    position,
    demo,
  ],
}
