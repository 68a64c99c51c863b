import type { ShownPrices } from '@/core/tax/types'
import { words, type Words } from '@/cms/words'
import { select } from './selects'

const choices = {
  withoutTax: words({ en: 'Excl. tax', es: 'Impuestos no incluidos', fr: 'HT', de: 'Zzgl. USt.' }),
  withTax: words({ en: 'With tax', es: 'Con impuestos incluidos', fr: 'Taxes comprises', de: 'Mit Steuer' }),
} as const satisfies Record<ShownPrices, Words>

/** T10: how pages show the prices of the catalogue. */
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
