import type { Block, BlocksField, JSONField } from 'payload'
import { englishBehind, locales, type CompleteLocale } from '@/lib/config/locales'
import { rowConditions, type RowCondition } from '@/core/discounts/condition-settings'
import type { Setting, Settings } from '@/core/discounts/conditions'
import de from '@/lib/i18n/messages/de.json'
import en from '@/lib/i18n/messages/en.json'
import es from '@/lib/i18n/messages/es.json'
import fr from '@/lib/i18n/messages/fr.json'
import { words, type Words } from '@/cms/words'
import { settingField } from './setting-field'

interface SettingWords {
  readonly label: string
  readonly choices?: Readonly<Record<string, string>>
}

export interface ConditionWords {
  readonly title: string
  readonly settings: Readonly<Record<string, SettingWords>>
}

type WordsOfSetting<Each> = Each extends { readonly choices: readonly (infer Choice extends string)[] }
  ? { readonly label: string; readonly choices: Readonly<Record<Choice, string>> }
  : { readonly label: string }

/** A condition without its words in every complete language does not compile. */
type WordsOfAll = {
  readonly [Each in RowCondition as Each['code']]: {
    readonly title: string
    readonly settings: { readonly [Name in keyof Each['settings']]: WordsOfSetting<Each['settings'][Name]> }
  }
}

const written: Readonly<Record<CompleteLocale, WordsOfAll>> = {
  en: en.discounts.conditions,
  es: es.discounts.conditions,
  fr: fr.discounts.conditions,
  de: de.discounts.conditions,
}

/** By the condition's code, in each language. */
type WordTables = Readonly<Record<string, Readonly<Record<string, ConditionWords>>>>

interface Known {
  readonly code: string
  readonly settings: Settings
}

const blockOf = ({ code, settings }: Known, tables: WordTables): Block => {
  const say = (pick: (condition: ConditionWords) => string | undefined): Words =>
    Object.fromEntries(
      locales.map((locale) => {
        const condition = tables[locale]?.[code]
        const text = condition && pick(condition)
        if (text === undefined) throw new Error(`The condition ${code} lacks words in ${locale}`)
        return [locale, text]
      }),
    ) as Words
  const choicesOf = (name: string, setting: Setting): Readonly<Record<string, Words>> =>
    setting.kind === 'choices'
      ? Object.fromEntries(setting.choices.map((choice) => [choice, say(({ settings: of }) => of[name]?.choices?.[choice])]))
      : {}
  const title = say((condition) => condition.title)
  return {
    slug: code,
    labels: { singular: title, plural: title },
    fields: Object.entries(settings).map(([name, setting]) =>
      settingField(
        name,
        setting,
        say(({ settings: of }) => of[name]?.label),
        choicesOf(name, setting),
      ),
    ),
  }
}

export const conditionBlocks = (known: readonly Known[], tables: WordTables): Block[] => known.map((each) => blockOf(each, tables))

const furtherConditionsLabel = words({
  en: 'Further conditions',
  es: 'Otras condiciones',
  fr: 'Autres conditions',
  de: 'Weitere Bedingungen',
})

const rows: BlocksField = {
  name: 'conditions',
  type: 'blocks',
  label: furtherConditionsLabel,
  labels: {
    singular: words({ en: 'Condition', es: 'Condición', fr: 'Condition', de: 'Bedingung' }),
    plural: words({ en: 'Conditions', es: 'Condiciones', fr: 'Conditions', de: 'Bedingungen' }),
  },
  admin: {
    description: words({
      en: 'All of them must hold.',
      es: 'Deben cumplirse todas.',
      fr: 'Toutes doivent être remplies.',
      de: 'Alle müssen erfüllt sein.',
    }),
  },
  blocks: conditionBlocks(rowConditions, englishBehind(written)),
}

/** The same column: Payload's forms cannot open a document with a list of blocks that has no block to offer. */
const noRows: JSONField = {
  name: 'conditions',
  type: 'json',
  label: furtherConditionsLabel,
  admin: { hidden: true },
  typescriptSchema: [() => ({ type: ['array', 'null'], items: {} })],
}

/** The conditions without columns of their own. Kept as JSON, so that another one needs no migration. */
export const furtherConditions: BlocksField | JSONField = rows.blocks.length > 0 ? rows : noRows
