import type { CollectionConfig } from 'payload'
import { publishedContent } from '../access/sets'
import { groups } from '../admin/groups'
import { namedRows } from '../fields/row-label'
import { demo } from '../fields/flags'
import { key } from '../fields/identifiers'
import { textList } from '../fields/lists'
import { localizedText, localizedTextarea } from '../fields/localized-text'
import { position, wholeNumber } from '../fields/numbers'
import { shownCollection } from '../hooks/after-publish'
import { words } from '../words'

const result = words('Result', 'Resultado', 'Résultat', 'Ergebnis')

export const caseStudies: CollectionConfig = {
  slug: 'case-studies',
  labels: {
    singular: words('Case study', 'Caso de éxito', 'Étude de cas', 'Fallstudie'),
    plural: words('Case studies', 'Casos de éxito', 'Études de cas', 'Fallstudien'),
  },
  access: publishedContent,
  admin: {
    group: groups.content,
    useAsTitle: 'company',
    defaultColumns: ['company', 'industry', 'count', 'demo', '_status'],
    listSearchableFields: ['company', 'slug'],
  },
  defaultSort: 'order',
  trash: true,
  versions: { maxPerDoc: 20, drafts: { autosave: false } },
  hooks: shownCollection('case-studies', { keyField: 'slug' }),
  fields: [
    { name: 'company', type: 'text', required: true, label: words('Company', 'Empresa', 'Entreprise', 'Unternehmen') },
    { name: 'logo', type: 'upload', relationTo: 'media', label: words('Logo', 'Logotipo', 'Logo', 'Logo') },
    localizedText('industry', words('Industry', 'Sector', 'Secteur', 'Branche'), { required: true }),
    localizedTextarea('description', words('In short', 'En resumen', 'En bref', 'Kurz gefasst'), { required: true }),
    localizedTextarea('challenge', words('Challenge', 'Reto', 'Défi', 'Herausforderung'), { required: true }),
    localizedTextarea('solution', words('Solution', 'Solución', 'Solution', 'Lösung'), { required: true }),
    localizedTextarea('testimonial', words('Testimonial', 'Testimonio', 'Témoignage', 'Kundenstimme')),
    {
      name: 'results',
      type: 'array',
      label: words('Results', 'Resultados', 'Résultats', 'Ergebnisse'),
      labels: { singular: result, plural: words('Results', 'Resultados', 'Résultats', 'Ergebnisse') },
      admin: namedRows({ kind: result, titles: ['metric'], detail: 'value' }),
      fields: [
        localizedText('metric', words('What was measured', 'Qué se midió', 'Ce qui a été mesuré', 'Was gemessen wurde'), {
          required: true,
        }),
        localizedText('value', words('Value', 'Valor', 'Valeur', 'Wert'), { required: true }),
        localizedText('improvement', words('Improvement', 'Mejora', 'Amélioration', 'Verbesserung')),
      ],
    },
    localizedText('timeline', words('Time it took', 'Duración', 'Durée', 'Dauer')),
    textList('tags', words('Tags', 'Etiquetas', 'Étiquettes', 'Schlagwörter')),
    wholeNumber('count', words('Number in the picture', 'Número en la imagen', 'Nombre dans l’image', 'Zahl im Bild'), {
      description: words(
        'What the picture counts, such as 41 sites.',
        'Lo que cuenta la imagen, por ejemplo 41 sitios.',
        'Ce que compte l’image, par exemple 41 sites.',
        'Was das Bild zählt, zum Beispiel 41 Websites.',
      ),
    }),
    { ...key('slug'), admin: { ...key('slug').admin, position: 'sidebar' } },
    position,
    demo,
  ],
}
