import type { CollectionConfig } from 'payload'
import { groups } from '@/payload/admin/groups'
import { rows, textList } from '@/payload/fields/rows'
import { demo, position, wholeNumber } from '@/payload/fields/numbers'
import { key } from '@/payload/fields/identifiers'
import { localizedText, localizedTextarea } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { toldDocuments } from './shown-documents'

const result = words({ en: 'Result', es: 'Resultado', fr: 'Résultat', de: 'Ergebnis' })

export const caseStudies: CollectionConfig = {
  ...toldDocuments('case-studies', { keyField: 'slug' }),
  labels: {
    singular: words({ en: 'Case study', es: 'Caso de éxito', fr: 'Étude de cas', de: 'Fallstudie' }),
    plural: words({ en: 'Case studies', es: 'Casos de éxito', fr: 'Études de cas', de: 'Fallstudien' }),
  },
  admin: {
    group: groups.content,
    useAsTitle: 'company',
    defaultColumns: ['company', 'industry', 'count', 'demo', '_status'],
    listSearchableFields: ['company', 'slug'],
  },
  fields: [
    { name: 'company', type: 'text', required: true, label: words({ en: 'Company', es: 'Empresa', fr: 'Entreprise', de: 'Unternehmen' }) },
    { name: 'logo', type: 'upload', relationTo: 'media', label: words({ en: 'Logo', es: 'Logotipo', fr: 'Logo', de: 'Logo' }) },
    localizedText('industry', words({ en: 'Industry', es: 'Sector', fr: 'Secteur', de: 'Branche' }), { required: true }),
    localizedTextarea('description', words({ en: 'In short', es: 'En resumen', fr: 'En bref', de: 'Kurz gefasst' }), { required: true }),
    localizedTextarea('challenge', words({ en: 'Challenge', es: 'Reto', fr: 'Défi', de: 'Herausforderung' }), { required: true }),
    localizedTextarea('solution', words({ en: 'Solution', es: 'Solución', fr: 'Solution', de: 'Lösung' }), { required: true }),
    localizedTextarea('testimonial', words({ en: 'Testimonial', es: 'Testimonio', fr: 'Témoignage', de: 'Kundenstimme' })),
    rows(
      'results',
      {
        kind: result,
        plural: words({ en: 'Results', es: 'Resultados', fr: 'Résultats', de: 'Ergebnisse' }),
        titles: ['metric'],
        detail: 'value',
      },
      [
        localizedText(
          'metric',
          words({ en: 'What was measured', es: 'Qué se midió', fr: 'Ce qui a été mesuré', de: 'Was gemessen wurde' }),
          { required: true },
        ),
        localizedText('value', words({ en: 'Value', es: 'Valor', fr: 'Valeur', de: 'Wert' }), { required: true }),
        localizedText('improvement', words({ en: 'Improvement', es: 'Mejora', fr: 'Amélioration', de: 'Verbesserung' })),
      ],
    ),
    localizedText('timeline', words({ en: 'Time it took', es: 'Duración', fr: 'Durée', de: 'Dauer' })),
    textList('tags', words({ en: 'Tags', es: 'Etiquetas', fr: 'Étiquettes', de: 'Schlagwörter' })),
    wholeNumber('count', words({ en: 'Number in the picture', es: 'Número en la imagen', fr: 'Nombre dans l’image', de: 'Zahl im Bild' }), {
      description: words({
        en: 'What the picture counts, such as 41 sites.',
        es: 'Lo que cuenta la imagen, por ejemplo 41 sitios.',
        fr: 'Ce que compte l’image, par exemple 41 sites.',
        de: 'Was das Bild zählt, zum Beispiel 41 Websites.',
      }),
    }),
    { ...key('slug'), admin: { ...key('slug').admin, position: 'sidebar' } },
    position,
    demo,
  ],
}
