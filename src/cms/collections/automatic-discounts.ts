import type { CollectionConfig } from 'payload'
import { promotions } from '@/cms/access/sets'
import { groups } from '@/cms/admin/groups'
import { discountValue } from '@/cms/fields/discount-value'
import { checkbox, liveSwitch } from '@/cms/fields/flags'
import { key } from '@/cms/fields/identifiers'
import { description, nameText } from '@/cms/fields/common-texts'
import { price } from '@/cms/fields/prices'
import { wholeNumber } from '@/cms/fields/numbers'
import { categories, periodLabels, select } from '@/cms/fields/selects'
import { shownCollection } from '@/cms/hooks/after-publish'
import { switchOffInTrash } from '@/cms/hooks/switch-off-in-trash'
import { saidOfPromotions } from '@/cms/promotions/said-fields'
import { deskField, summaryField } from '@/cms/promotions/summary-field'
import { refuseStack } from '@/cms/promotions/refuse-stack'
import { plannedVersions } from '@/cms/versions/kept-versions'
import { words } from '@/cms/words'

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
  // What the sentence says, also in a list without these columns.
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
    deskField,
  ],
}
