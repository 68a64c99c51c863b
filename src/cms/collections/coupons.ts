import type { CollectionConfig } from 'payload'
import { promotions } from '../access/sets'
import { nobody } from '../access/rules'
import { groups } from '../admin/groups'
import { discountValue } from '../fields/discount-value'
import { codeExpiry, excludedCategories, perCustomerLimit } from '../fields/code-rules'
import { checkbox, liveSwitch } from '../fields/flags'
import { code } from '../fields/identifiers'
import { localizedText, localizedTextarea } from '../fields/localized-text'
import { moment } from '../fields/moment'
import { price, wholeNumber } from '../fields/numbers'
import { categories } from '../fields/selects'
import { countUsesOnceLimited, showUses } from '../hooks/count-uses'
import { switchOffInTrash } from '../hooks/switch-off-in-trash'
import { plannedVersions } from '../versions/kept-versions'
import { words } from '../words'

/** §3, D1-D12. */
export const coupons: CollectionConfig = {
  slug: 'coupons',
  labels: {
    singular: words('Discount code', 'Código de descuento', 'Code de réduction', 'Rabattcode'),
    plural: words('Discount codes', 'Códigos de descuento', 'Codes de réduction', 'Rabattcodes'),
  },
  access: promotions,
  admin: {
    group: groups.promotions,
    useAsTitle: 'code',
    defaultColumns: ['code', 'name', 'type', 'value', 'isActive', '_status', 'usedCount', 'expiresAt'],
    listSearchableFields: ['code', 'name'],
    description: words(
      'Codes visitors type. They act on the first payment only.',
      'Códigos que escriben los visitantes. Solo afectan al primer pago.',
      'Codes saisis par les visiteurs. Ils ne s’appliquent qu’au premier paiement.',
      'Codes, die Besucher eingeben. Sie wirken nur auf die erste Zahlung.',
    ),
  },
  defaultSort: 'code',
  hooks: { beforeChange: [switchOffInTrash] },
  trash: true,
  versions: plannedVersions,
  // What the uses are counted by and the value and the dates are read in, also in a list without these columns.
  forceSelect: { code: true, type: true, usageLimit: true, startsAt_tz: true, expiresAt_tz: true },
  fields: [
    code,
    localizedText('name', words('Name', 'Nombre', 'Nom', 'Name'), { required: true, maxLength: 120 }),
    localizedTextarea('description', words('Description', 'Descripción', 'Description', 'Beschreibung'), { maxLength: 500 }),
    discountValue,
    {
      type: 'row',
      fields: [moment('startsAt', words('Starts', 'Empieza', 'Début', 'Beginn')), codeExpiry],
    },
    {
      type: 'row',
      fields: [
        price('minAmount', words('From an amount of', 'A partir de un importe de', 'À partir d’un montant de', 'Ab einem Betrag von')),
        wholeNumber(
          'minQuantity',
          words('From a quantity of', 'A partir de una cantidad de', 'À partir d’une quantité de', 'Ab einer Menge von'),
          { least: 1 },
        ),
      ],
    },
    categories(
      'applicableCategories',
      words('Applies to', 'Se aplica a', 'S’applique à', 'Gilt für'),
      words('Empty: everything.', 'Vacío: todo.', 'Vide : tout.', 'Leer: alles.'),
    ),
    excludedCategories,
    {
      type: 'row',
      fields: [
        wholeNumber('usageLimit', words('Uses in all', 'Usos en total', 'Utilisations au total', 'Verwendungen insgesamt'), { least: 1 }),
        perCustomerLimit,
        {
          ...wholeNumber('usedCount', words('Used', 'Usado', 'Utilisé', 'Verwendet'), { defaultValue: 0 }),
          // D12: counted by checkout alone.
          access: { create: nobody, update: nobody },
          disableDuplicate: true,
          admin: { readOnly: true },
          hooks: { beforeChange: [countUsesOnceLimited], afterRead: [showUses] },
        },
      ],
    },
    liveSwitch,
    checkbox(
      'isFirstTimeOnly',
      words('First order only', 'Solo el primer pedido', 'Première commande uniquement', 'Nur erste Bestellung'),
      { isInSidebar: true },
    ),
    checkbox(
      'combinable',
      words(
        'May stand beside other codes',
        'Combinable con otros códigos',
        'Cumulable avec d’autres codes',
        'Mit anderen Codes kombinierbar',
      ),
      {
        defaultValue: true,
        isInSidebar: true,
      },
    ),
    wholeNumber('priority', words('Priority', 'Prioridad', 'Priorité', 'Priorität'), { required: true, defaultValue: 100 }),
  ],
}
