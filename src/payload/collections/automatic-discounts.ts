import type { CollectionConfig } from 'payload'
import { promotions } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { discountValue } from '@/payload/fields/discount-value'
import { checkbox, liveSwitch, wholeNumber } from '@/payload/fields/numbers'
import { key } from '@/payload/fields/identifiers'
import { description, nameText } from '@/payload/fields/text'
import { price } from '@/payload/fields/prices'
import { categories, periodLabels, select } from '@/payload/fields/selects'
import { shownCollection } from '@/payload/hooks/publishing'
import { switchOffInTrash } from '@/payload/hooks/documents'
import { saidOfPromotions, screenField, summaryField } from '@/payload/admin/promotions/category-nouns'
import { refuseStack } from '@/payload/admin/promotions/draft-schema'
import { plannedVersions } from '@/payload/versions/first-version'
import { words } from '@/payload/words'

/** §9, D6-D8. */
export const automaticDiscounts: CollectionConfig = {
  slug: 'automatic-discounts',
  labels: {
    singular: words({ en: 'Automatic discount', es: 'Descuento automático', fr: 'Remise automatique', de: 'Automatischer Rabatt' }),
    plural: words({ en: 'Automatic discounts', es: 'Descuentos automáticos', fr: 'Remises automatiques', de: 'Automatische Rabatte' }),
  },
  access: promotions,
  admin: {
    group: groups.promotions,
    useAsTitle: 'name',
    defaultColumns: ['name', 'summary', '_status', 'priority'],
    listSearchableFields: ['name', 'key'],
    description: words({
      en: 'Apply by themselves, the smallest priority first.',
      es: 'Se aplican solos, primero la prioridad más baja.',
      fr: 'S’appliquent d’elles-mêmes, la plus petite priorité d’abord.',
      de: 'Gelten von selbst, die kleinste Priorität zuerst.',
    }),
  },
  defaultSort: 'priority',
  trash: true,
  versions: plannedVersions,
  // The summary needs these fields, also in lists without their columns.
  forceSelect: { ...saidOfPromotions, conditions: { billingPeriod: true, isFirstOrder: true, minAmount: true } },
  hooks: {
    ...shownCollection('automatic-discounts', { keyField: 'key', isPriced: true }),
    beforeChange: [switchOffInTrash, refuseStack('automatic')],
  },
  fields: [
    summaryField,
    nameText(120),
    description(500),
    discountValue,
    {
      name: 'conditions',
      type: 'group',
      label: words({ en: 'Only when', es: 'Solo cuando', fr: 'Uniquement si', de: 'Nur wenn' }),
      fields: [
        select('billingPeriod', words({ en: 'Billed', es: 'Facturado', fr: 'Facturé', de: 'Abgerechnet' }), periodLabels, {
          required: false,
        }),
        checkbox(
          'isFirstOrder',
          words({
            en: 'It is the first order',
            es: 'Es el primer pedido',
            fr: 'C’est la première commande',
            de: 'Es die erste Bestellung ist',
          }),
        ),
        price(
          'minAmount',
          words({ en: 'The cart is over', es: 'El carrito supera', fr: 'Le panier dépasse', de: 'Der Warenkorb übersteigt' }),
          {
            description: words({
              en: 'Strictly more than this, in US dollars, before discounts.',
              es: 'Estrictamente más que esto, en dólares, antes de descuentos.',
              fr: 'Strictement plus que ce montant, en dollars, avant remises.',
              de: 'Strikt mehr als dies, in US-Dollar, vor Rabatten.',
            }),
          },
        ),
      ],
    },
    categories(
      'applicableCategories',
      words({ en: 'Applies to', es: 'Se aplica a', fr: 'S’applique à', de: 'Gilt für' }),
      words({ en: 'Empty: everything.', es: 'Vacío: todo.', fr: 'Vide : tout.', de: 'Leer: alles.' }),
    ),
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    liveSwitch,
    wholeNumber('priority', words({ en: 'Priority', es: 'Prioridad', fr: 'Priorité', de: 'Priorität' }), {
      required: true,
      defaultValue: 100,
    }),
    screenField,
  ],
}
