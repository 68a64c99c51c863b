import type { CollectionConfig } from 'payload'
import { promotions, shopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { discountValue } from '@/payload/fields/discount-value'
import {
  furtherConditions,
  batchLink,
  codeExpiry,
  excludedCategories,
  perCustomerLimit,
  countUsesOnceLimited,
  showUses,
} from '@/payload/collections/coupon-conditions'
import { liveSwitch, wholeNumber } from '@/payload/fields/numbers'
import { code } from '@/payload/fields/identifiers'
import { description, nameText } from '@/payload/fields/text'
import { categories } from '@/payload/fields/selects'
import { columnField, inSidebar } from '@/payload/fields/settings'
import { switchOffInTrash } from '@/payload/hooks/documents'
import { saidOfCodes, saidOfPromotions, screenField, shareField, summaryField, usesField } from '@/payload/admin/promotions/category-nouns'
import { refuseStack } from '@/payload/admin/promotions/draft-schema'
import { plannedVersions } from '@/payload/versions/first-version'
import { words } from '@/payload/words'

/** §3, D1-D12. */
export const coupons: CollectionConfig = {
  slug: 'coupons',
  labels: {
    singular: words({ en: 'Discount code', es: 'Código de descuento', fr: 'Code de réduction', de: 'Rabattcode' }),
    plural: words({ en: 'Discount codes', es: 'Códigos de descuento', fr: 'Codes de réduction', de: 'Rabattcodes' }),
  },
  access: promotions,
  admin: {
    group: groups.promotions,
    useAsTitle: 'code',
    defaultColumns: ['code', 'summary', '_status', 'usedCount', 'expiresAt'],
    listSearchableFields: ['code', 'name'],
    description: words({
      en: 'Codes visitors type. They act on the first payment only.',
      es: 'Códigos que escriben los visitantes. Solo afectan al primer pago.',
      fr: 'Codes saisis par les visiteurs. Ils ne s’appliquent qu’au premier paiement.',
      de: 'Codes, die Besucher eingeben. Sie wirken nur auf die erste Zahlung.',
    }),
  },
  defaultSort: 'code',
  hooks: { beforeChange: [switchOffInTrash, refuseStack('code')] },
  trash: true,
  versions: plannedVersions,
  // The summary and the use count need these fields, also in lists without their columns.
  forceSelect: { code: true, usedCount: true, startsAt_tz: true, expiresAt_tz: true, ...saidOfPromotions, ...saidOfCodes },
  // D12: finds the codes of a batch of any size, and codes outside of batches.
  indexes: [{ fields: ['batch', 'code'] }],
  fields: [
    summaryField,
    code,
    nameText(120),
    description(500),
    discountValue,
    { type: 'row', fields: [columnField('startsAt', words({ en: 'Starts', es: 'Empieza', fr: 'Début', de: 'Beginn' })), codeExpiry] },
    {
      type: 'row',
      fields: [
        columnField(
          'minAmount',
          words({ en: 'From an amount of', es: 'A partir de un importe de', fr: 'À partir d’un montant de', de: 'Ab einem Betrag von' }),
        ),
        columnField(
          'minQuantity',
          words({
            en: 'From a quantity of',
            es: 'A partir de una cantidad de',
            fr: 'À partir d’une quantité de',
            de: 'Ab einer Menge von',
          }),
        ),
      ],
    },
    categories(
      'applicableCategories',
      words({ en: 'Applies to', es: 'Se aplica a', fr: 'S’applique à', de: 'Gilt für' }),
      words({ en: 'Empty: everything.', es: 'Vacío: todo.', fr: 'Vide : tout.', de: 'Leer: alles.' }),
    ),
    excludedCategories,
    furtherConditions,
    {
      type: 'row',
      fields: [
        columnField(
          'usageLimit',
          words({ en: 'Uses in all', es: 'Usos en total', fr: 'Utilisations au total', de: 'Verwendungen insgesamt' }),
        ),
        perCustomerLimit,
        // D12: only checkout counts uses.
        shopWritten({
          ...wholeNumber('usedCount', words({ en: 'Used', es: 'Usado', fr: 'Utilisé', de: 'Verwendet' }), { defaultValue: 0 }),
          disableDuplicate: true,
          hooks: { beforeChange: [countUsesOnceLimited], afterRead: [showUses] },
        }),
      ],
    },
    liveSwitch,
    inSidebar(
      columnField(
        'isFirstTimeOnly',
        words({ en: 'First order only', es: 'Solo el primer pedido', fr: 'Première commande uniquement', de: 'Nur erste Bestellung' }),
      ),
    ),
    inSidebar(
      columnField(
        'combinable',
        words({
          en: 'May stand beside other codes',
          es: 'Combinable con otros códigos',
          fr: 'Cumulable avec d’autres codes',
          de: 'Mit anderen Codes kombinierbar',
        }),
      ),
    ),
    wholeNumber('priority', words({ en: 'Priority', es: 'Prioridad', fr: 'Priorité', de: 'Priorität' }), {
      required: true,
      defaultValue: 100,
    }),
    batchLink,
    screenField,
    usesField,
    shareField,
  ],
}
