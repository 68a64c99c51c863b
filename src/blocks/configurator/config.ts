import { rows, keyList } from '@/payload/fields/rows'
import { categoryLabels, select } from '@/payload/fields/selects'
import { checkbox } from '@/payload/fields/numbers'
import { title, localizedTextarea } from '@/payload/fields/text'
import { words } from '@/payload/words'
import { defineBlock } from '@/payload/blocks/define-block'

const sources = {
  services: words({ en: 'Services', es: 'Servicios', fr: 'Services', de: 'Leistungen' }),
  addons: words({
    en: 'Add-ons of a domain',
    es: 'Complementos de un dominio',
    fr: 'Options d’un nom de domaine',
    de: 'Zusatzleistungen einer Domain',
  }),
}

const selections = {
  one: words({ en: 'One', es: 'Uno', fr: 'Un seul', de: 'Eine' }),
  many: words({ en: 'Several', es: 'Varios', fr: 'Plusieurs', de: 'Mehrere' }),
}

const group = words({ en: 'Group', es: 'Grupo', fr: 'Groupe', de: 'Gruppe' })

export const configurator = defineBlock('configurator', {
  group: 'sell',
  drawing: ['title', 'choices'],
  name: words({ en: 'Configurator', es: 'Configurador', fr: 'Configurateur', de: 'Konfigurator' }),
  plural: words({ en: 'Configurators', es: 'Configuradores', fr: 'Configurateurs', de: 'Konfiguratoren' }),
  fields: [
    rows(
      'groups',
      {
        kind: group,
        plural: words({ en: 'Groups', es: 'Grupos', fr: 'Groupes', de: 'Gruppen' }),
        label: words({ en: 'Groups of parts', es: 'Grupos de piezas', fr: 'Groupes d’éléments', de: 'Gruppen von Teilen' }),
        titles: ['title'],
      },
      [
        title(80),
        localizedTextarea('intro', words({ en: 'Introduction', es: 'Introducción', fr: 'Introduction', de: 'Einleitung' }), {
          maxLength: 400,
        }),
        select('source', words({ en: 'Taken from', es: 'Se toma de', fr: 'Provient de', de: 'Stammt aus' }), sources, {
          defaultValue: 'services',
          description: words({
            en: 'With add-ons the visitor is asked for the domain name.',
            es: 'Con los complementos se pregunta el nombre de dominio.',
            fr: 'Avec des options, le nom de domaine est demandé.',
            de: 'Bei Zusatzleistungen wird nach dem Domainnamen gefragt.',
          }),
        }),
        select('category', words({ en: 'Category', es: 'Categoría', fr: 'Catégorie', de: 'Kategorie' }), categoryLabels),
        keyList(
          'keys',
          words({ en: 'Parts', es: 'Piezas', fr: 'Éléments', de: 'Teile' }),
          words({
            en: 'Services or add-ons, in order. Empty: the whole category.',
            es: 'Servicios o complementos, en orden. Vacío: toda la categoría.',
            fr: 'Services ou options, dans l’ordre. Vide : toute la catégorie.',
            de: 'Leistungen oder Zusatzleistungen in Reihenfolge. Leer: die ganze Kategorie.',
          }),
          'servicesAndAddons',
        ),
        select(
          'selection',
          words({
            en: 'How many may be chosen',
            es: 'Cuántos se pueden elegir',
            fr: 'Combien peuvent être choisis',
            de: 'Wie viele gewählt werden können',
          }),
          selections,
          { defaultValue: 'one' },
        ),
        checkbox(
          'required',
          words({ en: 'Must be chosen', es: 'Elección obligatoria', fr: 'Choix obligatoire', de: 'Muss gewählt werden' }),
        ),
      ],
      { minRows: 1, maxRows: 12 },
    ),
  ],
})
