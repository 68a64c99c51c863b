import type { Field, GroupField, PayloadRequest } from 'payload'
import { parseVatId } from '@/core/invoices/vat-id'
import { translate, words } from '@/payload/words'
import { addressFields, plainText } from './sales'

const vatError = words({
  en: 'This is not a VAT number as its country writes it, such as DE123456789.',
  es: 'Esto no es un número de IVA tal como lo escribe su país, por ejemplo ESB12345678.',
  fr: 'Ceci n’est pas un numéro de TVA tel que son pays l’écrit, par exemple FR12345678901.',
  de: 'Das ist keine USt-IdNr., wie ihr Land sie schreibt, zum Beispiel DE123456789.',
})

const vatLabel = words({ en: 'VAT number', es: 'NIF-IVA', fr: 'N° de TVA', de: 'USt-IdNr.' })

export const vatId = plainText('vatId', vatLabel)

/** Empty, or in the format of its country (I6). */
const checkedVatId = {
  ...vatId,
  validate: (value: unknown, { req, siblingData }: { req: PayloadRequest; siblingData?: { readonly country?: string | null } }) =>
    value === null ||
    value === undefined ||
    value === '' ||
    (typeof value === 'string' && parseVatId(value, siblingData?.country ?? '') !== null) ||
    translate(req, vatError),
} as typeof vatId

export const companyField = plainText('company', words({ en: 'Company', es: 'Empresa', fr: 'Entreprise', de: 'Unternehmen' }))

const sellerFields = (vat: Field): Field[] => [
  plainText('legalName', words({ en: 'Legal name', es: 'Razón social', fr: 'Raison sociale', de: 'Firma' })),
  ...addressFields,
  vat,
  plainText(
    'registration',
    words({
      en: 'Register and tax number',
      es: 'Registro y número fiscal',
      fr: 'Immatriculation et numéro fiscal',
      de: 'Handelsregister und Steuernummer',
    }),
  ),
]

const label = words({ en: 'Seller', es: 'Vendedor', fr: 'Vendeur', de: 'Verkäufer' })

/** The seller, as the law requires it on invoices. Each invoice keeps a copy (I5). */
export const seller: GroupField = {
  name: 'seller',
  type: 'group',
  label,
  admin: {
    description: words({
      en: 'Printed on every invoice from the moment it is saved; invoices that were written keep what stood here then. Country as two letters, such as DE.',
      es: 'Figura en cada factura desde que se guarda; las facturas ya emitidas conservan lo que ponía entonces. País con dos letras, por ejemplo ES.',
      fr: 'Imprimé sur chaque facture dès l’enregistrement ; les factures déjà émises gardent ce qui figurait ici. Pays en deux lettres, par exemple FR.',
      de: 'Steht ab dem Speichern auf jeder Rechnung; bereits ausgestellte behalten, was damals hier stand. Land mit zwei Buchstaben, zum Beispiel DE.',
    }),
  },
  fields: sellerFields(checkedVatId),
}

export const frozenSeller: GroupField = { name: 'seller', type: 'group', label, fields: sellerFields(vatId) }
