import type { CollectionConfig } from 'payload'
import { groups } from '@/payload/admin/groups'
import { checkbox, demo, position, wholeNumber } from '@/payload/fields/numbers'
import { localizedText, localizedTextarea } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { toldDocuments } from './shown-documents'

export const testimonials: CollectionConfig = {
  ...toldDocuments('testimonials'),
  labels: {
    singular: words({ en: 'Testimonial', es: 'Testimonio', fr: 'Témoignage', de: 'Kundenstimme' }),
    plural: words({ en: 'Testimonials', es: 'Testimonios', fr: 'Témoignages', de: 'Kundenstimmen' }),
  },
  admin: {
    group: groups.content,
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'rating', 'verified', 'demo', '_status'],
    listSearchableFields: ['name', 'company', 'domain'],
  },
  fields: [
    { name: 'name', type: 'text', required: true, label: words({ en: 'Name', es: 'Nombre', fr: 'Nom', de: 'Name' }) },
    localizedText('role', words({ en: 'Role', es: 'Cargo', fr: 'Fonction', de: 'Funktion' }), { required: true }),
    { name: 'company', type: 'text', required: true, label: words({ en: 'Company', es: 'Empresa', fr: 'Entreprise', de: 'Unternehmen' }) },
    localizedTextarea('content', words({ en: 'What they say', es: 'Lo que dicen', fr: 'Ce qu’ils disent', de: 'Was sie sagen' }), {
      required: true,
      maxLength: 1000,
    }),
    wholeNumber('rating', words({ en: 'Rating (1 to 5)', es: 'Valoración (de 1 a 5)', fr: 'Note (de 1 à 5)', de: 'Bewertung (1 bis 5)' }), {
      required: true,
      least: 1,
      most: 5,
      defaultValue: 5,
    }),
    {
      name: 'domain',
      type: 'text',
      label: words({ en: 'Their domain', es: 'Su dominio', fr: 'Leur domaine', de: 'Ihre Domain' }),
      admin: {
        description: words({
          en: 'Shown beside the testimonial, such as example.com.',
          es: 'Se muestra junto al testimonio, por ejemplo example.com.',
          fr: 'Affiché à côté du témoignage, par exemple example.com.',
          de: 'Erscheint neben der Kundenstimme, zum Beispiel example.com.',
        }),
      },
    },
    localizedText('industry', words({ en: 'Industry', es: 'Sector', fr: 'Secteur', de: 'Branche' })),
    {
      name: 'companySize',
      type: 'text',
      label: words({ en: 'Company size', es: 'Tamaño de la empresa', fr: 'Taille de l’entreprise', de: 'Unternehmensgröße' }),
    },
    { name: 'avatar', type: 'upload', relationTo: 'media', label: words({ en: 'Portrait', es: 'Retrato', fr: 'Portrait', de: 'Porträt' }) },
    checkbox('verified', words({ en: 'Verified', es: 'Verificado', fr: 'Vérifié', de: 'Geprüft' }), { isInSidebar: true }),
    position,
    demo,
  ],
}
