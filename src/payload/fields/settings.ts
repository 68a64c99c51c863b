import type { GroupField, PayloadRequest, Field, TextField } from 'payload'
import { isIban } from '@/core/payments/iban'
import { translate, words, type Words } from '@/payload/words'
import { demo, checkbox, moment, wholeNumber } from './numbers'
import { localizedTextarea, json } from './text'
import { plainText } from './sales'
import { languages } from '@/lib/config/languages'
import { defaultLocale } from '@/lib/config/locales'
import { pickedFrom } from '@/payload/admin/picker/source'
import type { ShownPrices } from '@/core/tax/types'
import { select, categories, selectMany } from './selects'
import { columnSettings, type ColumnName } from '@/core/discounts/condition-settings'
import type { Setting } from '@/core/discounts/conditions'
import { price } from './prices'
import type { StrikePolicy } from '@/core/pricing/reference-price'

const fault = words({
  en: 'This is not an IBAN: please check its letters and digits.',
  es: 'Esto no es un IBAN: compruebe letras y cifras.',
  fr: 'Ceci n’est pas un IBAN : vérifiez lettres et chiffres.',
  de: 'Das ist keine IBAN: Bitte prüfen Sie Buchstaben und Ziffern.',
})

/** Account for bank transfers. Shown on the order page and in the receipt email once holder and IBAN are set. */
export const bankDetails: GroupField = {
  name: 'bankDetails',
  type: 'group',
  label: words({ en: 'Bank account', es: 'Cuenta bancaria', fr: 'Compte bancaire', de: 'Bankverbindung' }),
  admin: {
    description: words({
      en: 'For payment by bank transfer. Without holder and IBAN nothing is shown.',
      es: 'Para el pago por transferencia. Sin titular e IBAN no se muestra nada.',
      fr: 'Pour le paiement par virement. Sans titulaire ni IBAN, rien n’est affiché.',
      de: 'Für die Zahlung per Überweisung. Ohne Inhaber und IBAN wird nichts gezeigt.',
    }),
  },
  fields: [
    plainText('holder', words({ en: 'Account holder', es: 'Titular', fr: 'Titulaire', de: 'Kontoinhaber' })),
    {
      ...plainText('iban', words({ en: 'IBAN', es: 'IBAN', fr: 'IBAN', de: 'IBAN' })),
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        value === null || value === undefined || value === '' || (typeof value === 'string' && isIban(value)) || translate(req, fault),
    } as ReturnType<typeof plainText>,
    plainText('bic', words({ en: 'BIC', es: 'BIC', fr: 'BIC', de: 'BIC' })),
    plainText('bankName', words({ en: 'Bank', es: 'Banco', fr: 'Banque', de: 'Bank' })),
    localizedTextarea('note', words({ en: 'Note', es: 'Nota', fr: 'Remarque', de: 'Hinweis' }), { maxLength: 400 }),
    { ...demo, admin: { ...demo.admin, position: undefined } } as typeof demo,
  ],
}

/** R10: one notice on every page in place of a label on each testimonial, case study and figure. */
export const demoNotice = checkbox(
  'showDemoNotice',
  words({
    en: 'Show on every page that this is a demo shop',
    es: 'Indicar en todas las páginas que es una tienda de demostración',
    fr: 'Indiquer sur chaque page qu’il s’agit d’une boutique de démonstration',
    de: 'Auf jeder Seite anzeigen, dass dies ein Demo-Shop ist',
  }),
  {
    description: words({
      en: 'Clear this once you have replaced or deleted the demo content and accept real orders.',
      es: 'Desmárquelo cuando haya sustituido o eliminado el contenido de muestra y acepte pedidos reales.',
      fr: 'Décochez cette case une fois le contenu de démonstration remplacé ou supprimé et les vraies commandes acceptées.',
      de: 'Entfernen Sie das Häkchen, sobald Sie die Beispielinhalte ersetzt oder gelöscht haben und echte Bestellungen annehmen.',
    }),
  },
)

/** M10: default currency of each language until the visitor chooses one. */
export const firstCurrencies: GroupField = {
  name: 'firstCurrencies',
  type: 'group',
  label: words({
    en: 'First currency by language',
    es: 'Primera moneda por idioma',
    fr: 'Première devise par langue',
    de: 'Erste Währung je Sprache',
  }),
  admin: {
    description: words({
      en: 'Shown until the visitor chooses another. Where it is empty, the currency above is shown.',
      es: 'Se muestra hasta que el visitante elija otra. Si está vacía, se muestra la moneda de arriba.',
      fr: 'Affichée tant que le visiteur n’en choisit pas une autre. Si le champ est vide, la devise ci-dessus est affichée.',
      de: 'Gilt, bis Besucher eine andere wählen. Ist das Feld leer, gilt die Währung oben.',
    }),
  },
  fields: languages
    .filter(({ code }) => code !== defaultLocale)
    .map(({ code, name }) => ({ name: code, type: 'text', label: name, admin: pickedFrom('currencies') })),
}

const choices = {
  withoutTax: words({ en: 'Excl. tax', es: 'Impuestos no incluidos', fr: 'HT', de: 'Zzgl. USt.' }),
  withTax: words({ en: 'With tax', es: 'Con impuestos incluidos', fr: 'Taxes comprises', de: 'Mit Steuer' }),
} as const satisfies Record<ShownPrices, Words>

/** T10: whether pages show catalogue prices with or without tax. */
export const pricesShown = select(
  'pricesShown',
  words({ en: 'Prices on pages', es: 'Precios en las páginas', fr: 'Prix affichés sur les pages', de: 'Preise auf den Seiten' }),
  choices,
  {
    defaultValue: 'withoutTax',
    description: words({
      en: 'With tax: at the rate for consumers in the country above, and “excl. tax” becomes “incl. tax” beside them. In the EU, a shop that sells to consumers must show it so. Cart, order confirmation and invoices stay as they are: lines excl. tax, then the tax. Your own texts stay too. Please change those that say prices exclude tax: the line in the footer, the openings of Pricing and Domain transfer, the question about tax, the article about the order summary, the terms.',
      es: 'Con impuestos: al tipo para consumidores del país de arriba, y junto a ellos «impuestos no incluidos» pasa a «impuestos incluidos». En la UE es obligatorio para vender a consumidores. El carrito, la confirmación y las facturas no cambian: primero las líneas con impuestos no incluidos y después el impuesto. Sus textos tampoco cambian. Corrija los que dicen que los precios no incluyen impuestos: la línea del pie, las entradas de Precios y de Transferencia de dominios, la pregunta sobre impuestos, el artículo sobre el resumen del pedido y las condiciones.',
      fr: 'Taxes comprises : au taux des particuliers du pays ci-dessus, et « HT » devient « taxes comprises » à côté des prix. Dans l’UE, c’est obligatoire pour vendre à des particuliers. Panier, confirmation et factures ne changent pas : lignes HT, puis la taxe. Vos textes non plus. Corrigez ceux qui disent que les prix sont HT : la ligne du pied de page, les introductions de Tarifs et de Transfert de domaine, la question sur les taxes, l’article sur le récapitulatif et les conditions.',
      de: 'Mit Steuer: zum Satz für Verbraucher im Land oben, und statt „zzgl. USt.“ steht „inkl. Steuer“ dabei. In der EU ist das Pflicht, wenn Sie an Verbraucher verkaufen. Warenkorb, Bestellbestätigung und Rechnungen bleiben, wie sie sind: Posten netto, dann die Steuer. Auch Ihre eigenen Texte bleiben. Bitte ändern Sie, was dort von Preisen ohne Steuer spricht: die Zeile im Fuß, die Einleitungen von Preise und Domain-Transfer, die Frage zur Steuer, den Artikel zur Bestellübersicht und die Nutzungsbedingungen.',
    }),
  },
)

const emptyIsAll = words({ en: 'Empty: everything.', es: 'Vacío: todo.', fr: 'Vide : tout.', de: 'Leer: alles.' })

/** Derives the field from the setting's kind, so that editors can only enter what the engine reads. */
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

export const columnField = (name: ColumnName, label: Words): Field => settingField(name, columnSettings[name], label)

export const inSidebar = (field: Field): Field => ({ ...field, admin: { ...field.admin, position: 'sidebar' } }) as Field

const insecureAddress = words({
  en: 'Please enter an address that begins with https://.',
  es: 'Introduzca una dirección que empiece por https://.',
  fr: 'Veuillez saisir une adresse commençant par https://.',
  de: 'Bitte geben Sie eine mit https:// beginnende Adresse ein.',
})

const isSecureAddress = (value: unknown) => typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:'

/** R9: source of the network figures. */
export const statusPage: TextField = {
  name: 'statusPage',
  type: 'text',
  label: words({ en: 'Status page', es: 'Página de estado', fr: 'Page d’état', de: 'Statusseite' }),
  maxLength: 300,
  admin: {
    description: words({
      en: 'The source of your network figures. While it is empty, the site labels them as sample data.',
      es: 'La fuente de sus cifras de red. Mientras esté vacía, el sitio las presenta como datos de muestra.',
      fr: 'La source de vos chiffres du réseau. Tant qu’elle est vide, le site les présente comme des exemples.',
      de: 'Die Quelle Ihrer Netzkennzahlen. Solange das Feld leer ist, nennt die Website sie Beispieldaten.',
    }),
  },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    value === undefined || value === null || value === '' || isSecureAddress(value) || translate(req, insecureAddress),
}

const policies = {
  asShown: words({ en: 'Show as entered', es: 'Mostrar tal como está', fr: 'Afficher tel quel', de: 'Wie eingetragen zeigen' }),
  replace: words({
    en: 'Show the lowest price of 30 days',
    es: 'Mostrar el precio más bajo de 30 días',
    fr: 'Afficher le prix le plus bas sur 30 jours',
    de: 'Niedrigsten Preis der 30 Tage zeigen',
  }),
  hide: words({ en: 'Strike nothing through', es: 'No tachar nada', fr: 'Ne rien barrer', de: 'Nichts durchstreichen' }),
} as const satisfies Record<StrikePolicy, Words>

/** P11: what happens if a strike price is higher than the 30 days before can prove. */
export const strikePolicy = select(
  'strikePolicy',
  words({
    en: 'A crossed-out price that the 30 days before do not prove',
    es: 'Un precio tachado que los 30 días anteriores no demuestran',
    fr: 'Un prix barré que les 30 jours précédents ne prouvent pas',
    de: 'Ein durchgestrichener Preis, den die 30 Tage davor nicht belegen',
  }),
  policies,
  {
    defaultValue: 'asShown',
    description: words({
      en: 'In the EU, a price reduction must show the lowest price of the 30 days before it. “Prices” in the menu names every price this is about.',
      es: 'En la UE, una rebaja debe mostrar el precio más bajo de los 30 días anteriores. «Precios», en el menú, enumera los precios afectados.',
      fr: 'Dans l’UE, une réduction doit afficher le prix le plus bas des 30 jours précédents. « Prix », dans le menu, énumère les prix concernés.',
      de: 'In der EU muss eine Preisermäßigung den niedrigsten Preis der 30 Tage davor nennen. „Preise“ im Menü führt alle betroffenen Preise auf.',
    }),
  },
)

/** T7: tax, country, reason and, if a VAT number was checked, its confirmation. */
export const taxNote = json(
  'taxNote',
  words({ en: 'Why it is taxed so', es: 'Motivo del impuesto', fr: 'Motif de la taxe', de: 'Grund der Besteuerung' }),
)
