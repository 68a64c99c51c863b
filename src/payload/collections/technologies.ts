import type { CollectionConfig } from 'payload'
import { groups } from '@/payload/admin/groups'
import { key } from '@/payload/fields/identifiers'
import { description } from '@/payload/fields/text'
import { position } from '@/payload/fields/numbers'
import { select } from '@/payload/fields/selects'
import { words } from '@/payload/words'
import { openDocuments } from './shown-documents'

const categories = {
  language: words({ en: 'Language', es: 'Lenguaje', fr: 'Langage', de: 'Sprache' }),
  database: words({ en: 'Database', es: 'Base de datos', fr: 'Base de données', de: 'Datenbank' }),
  server: words({ en: 'Server', es: 'Servidor', fr: 'Serveur', de: 'Server' }),
  cms: words({ en: 'Content management', es: 'Gestor de contenidos', fr: 'Gestion de contenu', de: 'Content-Management' }),
  tool: words({ en: 'Tool', es: 'Herramienta', fr: 'Outil', de: 'Werkzeug' }),
}

export const technologies: CollectionConfig = {
  ...openDocuments('technologies'),
  labels: {
    singular: words({ en: 'Technology', es: 'Tecnología', fr: 'Technologie', de: 'Technologie' }),
    plural: words({ en: 'Technologies', es: 'Tecnologías', fr: 'Technologies', de: 'Technologien' }),
  },
  admin: {
    group: groups.content,
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'order', 'updatedAt'],
    listSearchableFields: ['name', 'key'],
  },
  fields: [
    { name: 'name', type: 'text', required: true, label: words({ en: 'Name', es: 'Nombre', fr: 'Nom', de: 'Name' }) },
    select('category', words({ en: 'Category', es: 'Categoría', fr: 'Catégorie', de: 'Kategorie' }), categories),
    description(500),
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    position,
  ],
}
