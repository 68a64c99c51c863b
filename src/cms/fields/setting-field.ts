import type { Field } from 'payload'
import { columnSettings, type ColumnName } from '@/core/discounts/condition-settings'
import type { Setting } from '@/core/discounts/conditions'
import { words, type Words } from '@/cms/words'
import { checkbox } from './flags'
import { moment } from './moment'
import { price } from './prices'
import { wholeNumber } from './numbers'
import { categories, selectMany } from './selects'

const emptyIsAll = words({ en: 'Empty: everything.', es: 'Vacío: todo.', fr: 'Vide : tout.', de: 'Leer: alles.' })

/** The field of a setting. Its kind says which, so that what editors can enter is what the engine reads. */
export const settingField = (name: string, setting: Setting, label: Words, choices: Readonly<Record<string, Words>> = {}): Field => {
  switch (setting.kind) {
    case 'flag':
      return checkbox(name, label, { defaultValue: setting.initially })
    case 'count':
      return wholeNumber(name, label, { least: setting.least })
    case 'usd':
      return price(name, label)
    case 'instant':
      return moment(name, label)
    case 'categories':
      return categories(name, label, emptyIsAll)
    case 'choices':
      return selectMany(name, label, choices, { description: emptyIsAll })
    default:
      return setting satisfies never
  }
}

/** The field of a setting that has a column of its own. */
export const columnField = (name: ColumnName, label: Words): Field => settingField(name, columnSettings[name], label)

export const inSidebar = (field: Field): Field => ({ ...field, admin: { ...field.admin, position: 'sidebar' } }) as Field
