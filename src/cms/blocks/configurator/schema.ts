import type { Block } from 'payload'
import { namedRows } from '../../fields/row-label'
import { categoryLabels } from '../../fields/category-labels'
import { checkbox } from '../../fields/flags'
import { keyList } from '../../fields/lists'
import { localizedText, localizedTextarea } from '../../fields/localized-text'
import { select } from '../../fields/selects'
import { words } from '../../words'
import { heading, intro } from '../../fields/section-fields'

const sources = {
  services: words('Services', 'Servicios', 'Services', 'Leistungen'),
  addons: words('Add-ons of a domain', 'Complementos de un dominio', 'Options d’un nom de domaine', 'Zusatzleistungen einer Domain'),
}

const selections = {
  one: words('One', 'Uno', 'Un seul', 'Eine'),
  many: words('Several', 'Varios', 'Plusieurs', 'Mehrere'),
}

const group = words('Group', 'Grupo', 'Groupe', 'Gruppe')

export const configurator: Block = {
  slug: 'configurator',
  interfaceName: 'ConfiguratorBlock',
  labels: {
    singular: words('Configurator', 'Configurador', 'Configurateur', 'Konfigurator'),
    plural: words('Configurators', 'Configuradores', 'Configurateurs', 'Konfiguratoren'),
  },
  fields: [
    heading,
    intro,
    {
      name: 'groups',
      type: 'array',
      admin: namedRows({ kind: group, titles: ['title'] }),
      label: words('Groups of parts', 'Grupos de piezas', 'Groupes d’éléments', 'Gruppen von Teilen'),
      labels: {
        singular: group,
        plural: words('Groups', 'Grupos', 'Groupes', 'Gruppen'),
      },
      minRows: 1,
      maxRows: 12,
      fields: [
        localizedText('title', words('Title', 'Título', 'Titre', 'Titel'), { required: true, maxLength: 80 }),
        localizedTextarea('intro', words('Introduction', 'Introducción', 'Introduction', 'Einleitung'), { maxLength: 400 }),
        select('source', words('Taken from', 'Se toma de', 'Provient de', 'Stammt aus'), sources, {
          defaultValue: 'services',
          description: words(
            'With add-ons the visitor is asked for the domain name.',
            'Con los complementos se pregunta el nombre de dominio.',
            'Avec des options, le nom de domaine est demandé.',
            'Bei Zusatzleistungen wird nach dem Domainnamen gefragt.',
          ),
        }),
        select('category', words('Category', 'Categoría', 'Catégorie', 'Kategorie'), categoryLabels),
        keyList(
          'keys',
          words('Parts', 'Piezas', 'Éléments', 'Teile'),
          words(
            'Services or add-ons, in order. Empty: the whole category.',
            'Servicios o complementos, en orden. Vacío: toda la categoría.',
            'Services ou options, dans l’ordre. Vide : toute la catégorie.',
            'Leistungen oder Zusatzleistungen in Reihenfolge. Leer: die ganze Kategorie.',
          ),
          'servicesAndAddons',
        ),
        select(
          'selection',
          words('How many may be chosen', 'Cuántos se pueden elegir', 'Combien peuvent être choisis', 'Wie viele gewählt werden können'),
          selections,
          {
            defaultValue: 'one',
          },
        ),
        checkbox('required', words('Must be chosen', 'Elección obligatoria', 'Choix obligatoire', 'Muss gewählt werden')),
      ],
    },
  ],
}
