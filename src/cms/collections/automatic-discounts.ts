import type { CollectionConfig } from 'payload'
import { promotions } from '../access/sets'
import { groups } from '../admin/groups'
import { discountValue } from '../fields/discount-value'
import { checkbox, liveSwitch } from '../fields/flags'
import { key } from '../fields/identifiers'
import { localizedText, localizedTextarea } from '../fields/localized-text'
import { price, wholeNumber } from '../fields/numbers'
import { categories, periodLabels, select } from '../fields/selects'
import { shownCollection } from '../hooks/after-publish'
import { switchOffInTrash } from '../hooks/switch-off-in-trash'
import { plannedVersions } from '../versions/kept-versions'
import { words } from '../words'

/** §9, D6-D8. */
export const automaticDiscounts: CollectionConfig = {
  slug: 'automatic-discounts',
  labels: {
    singular: words('Automatic discount', 'Descuento automático', 'Remise automatique', 'Automatischer Rabatt'),
    plural: words('Automatic discounts', 'Descuentos automáticos', 'Remises automatiques', 'Automatische Rabatte'),
  },
  access: promotions,
  admin: {
    group: groups.promotions,
    useAsTitle: 'name',
    defaultColumns: ['name', 'type', 'value', 'isActive', '_status', 'priority'],
    listSearchableFields: ['name', 'key'],
    description: words(
      'Apply by themselves, the smallest priority first.',
      'Se aplican solos, primero la prioridad más baja.',
      'S’appliquent d’elles-mêmes, la plus petite priorité d’abord.',
      'Gelten von selbst, die kleinste Priorität zuerst.',
    ),
  },
  defaultSort: 'priority',
  trash: true,
  versions: plannedVersions,
  // What the value is read in, also in a list without this column.
  forceSelect: { type: true },
  hooks: { ...shownCollection('automatic-discounts', { keyField: 'key', isPriced: true }), beforeChange: [switchOffInTrash] },
  fields: [
    localizedText('name', words('Name', 'Nombre', 'Nom', 'Name'), { required: true, maxLength: 120 }),
    localizedTextarea('description', words('Description', 'Descripción', 'Description', 'Beschreibung'), { maxLength: 500 }),
    discountValue,
    {
      name: 'conditions',
      type: 'group',
      label: words('Only when', 'Solo cuando', 'Uniquement si', 'Nur wenn'),
      fields: [
        select('billingPeriod', words('Billed', 'Facturado', 'Facturé', 'Abgerechnet'), periodLabels, { required: false }),
        checkbox(
          'isFirstOrder',
          words('It is the first order', 'Es el primer pedido', 'C’est la première commande', 'Es die erste Bestellung ist'),
        ),
        price('minAmount', words('The cart is over', 'El carrito supera', 'Le panier dépasse', 'Der Warenkorb übersteigt'), {
          description: words(
            'Strictly more than this, in US dollars, before discounts.',
            'Estrictamente más que esto, en dólares, antes de descuentos.',
            'Strictement plus que ce montant, en dollars, avant remises.',
            'Strikt mehr als dies, in US-Dollar, vor Rabatten.',
          ),
        }),
      ],
    },
    categories(
      'applicableCategories',
      words('Applies to', 'Se aplica a', 'S’applique à', 'Gilt für'),
      words('Empty: everything.', 'Vacío: todo.', 'Vide : tout.', 'Leer: alles.'),
    ),
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    liveSwitch,
    wholeNumber('priority', words('Priority', 'Prioridad', 'Priorité', 'Priorität'), { required: true, defaultValue: 100 }),
  ],
}
