import type { CollectionConfig } from 'payload'
import { openCatalogue } from '../access/sets'
import { groups } from '../admin/groups'
import { key } from '../fields/identifiers'
import { localizedTextarea } from '../fields/localized-text'
import { position } from '../fields/numbers'
import { select } from '../fields/selects'
import { shownCollection } from '../hooks/after-publish'
import { words } from '../words'

const categories = {
  language: words('Language', 'Lenguaje', 'Langage', 'Sprache'),
  database: words('Database', 'Base de datos', 'Base de données', 'Datenbank'),
  server: words('Server', 'Servidor', 'Serveur', 'Server'),
  cms: words('Content management', 'Gestor de contenidos', 'Gestion de contenu', 'Content-Management'),
  tool: words('Tool', 'Herramienta', 'Outil', 'Werkzeug'),
}

export const technologies: CollectionConfig = {
  slug: 'technologies',
  labels: {
    singular: words('Technology', 'Tecnología', 'Technologie', 'Technologie'),
    plural: words('Technologies', 'Tecnologías', 'Technologies', 'Technologien'),
  },
  access: openCatalogue,
  admin: {
    group: groups.content,
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'order', 'updatedAt'],
    listSearchableFields: ['name', 'key'],
  },
  defaultSort: 'order',
  trash: true,
  versions: false,
  hooks: shownCollection('technologies'),
  fields: [
    { name: 'name', type: 'text', required: true, label: words('Name', 'Nombre', 'Nom', 'Name') },
    select('category', words('Category', 'Categoría', 'Catégorie', 'Kategorie'), categories),
    localizedTextarea('description', words('Description', 'Descripción', 'Description', 'Beschreibung'), { maxLength: 500 }),
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    position,
  ],
}
