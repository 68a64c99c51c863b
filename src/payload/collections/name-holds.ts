import type { CollectionConfig } from 'payload'
import { nobody, salesRecords, allShopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { json } from '@/payload/fields/text'
import { orderLink, plainText } from '@/payload/fields/sales'
import { words } from '@/payload/words'
import { shopRecords } from './shop-records'

/** N1: domain reservations, one row per domain; the unique index keeps two buyers from getting the same one. */
export const nameHolds: CollectionConfig = {
  slug: 'name-holds',
  labels: {
    singular: words({ en: 'Held name', es: 'Nombre reservado', fr: 'Nom réservé', de: 'Vorgemerkter Name' }),
    plural: words({ en: 'Held names', es: 'Nombres reservados', fr: 'Noms réservés', de: 'Vorgemerkte Namen' }),
  },
  access: { ...salesRecords, update: nobody },
  admin: {
    group: groups.sales,
    useAsTitle: 'name',
    defaultColumns: ['name', 'order', 'heldUntil', 'createdAt'],
    listSearchableFields: ['name'],
    description: words({
      en: 'A name belongs to the order that holds it until its payment is due, and for good once it is paid. Nobody else can order it meanwhile.',
      es: 'Un nombre pertenece al pedido que lo reserva hasta que vence el plazo de pago, y definitivamente una vez pagado. Mientras tanto nadie más puede pedirlo.',
      fr: 'Un nom appartient à la commande qui le réserve jusqu’à l’échéance du paiement, puis définitivement une fois payé. Personne d’autre ne peut le commander entre-temps.',
      de: 'Ein Name gehört bis zum Ablauf der Zahlungsfrist der Bestellung, die ihn vorgemerkt hat, und nach der Zahlung endgültig. Solange kann ihn niemand sonst bestellen.',
    }),
  },
  ...shopRecords,
  fields: allShopWritten([
    { ...plainText('name', words({ en: 'Domain', es: 'Dominio', fr: 'Nom de domaine', de: 'Domain' }), { required: true }), unique: true },
    { ...orderLink, index: true } as typeof orderLink,
    json('registrant', words({ en: 'Owner to be', es: 'Futuro titular', fr: 'Futur titulaire', de: 'Künftiger Inhaber' }), {
      description: words({
        en: 'Where that is not whoever pays; moves to the name once it is paid for.',
        es: 'Si no es quien paga; pasa al nombre cuando se paga.',
        fr: 'Si ce n’est pas la personne qui paie ; passe au nom une fois payé.',
        de: 'Wenn es nicht der Zahlende ist; geht mit der Zahlung auf die Domain über.',
      }),
    }),
    {
      name: 'heldUntil',
      type: 'date',
      index: true,
      label: words({ en: 'Held until', es: 'Reservado hasta', fr: 'Réservé jusqu’au', de: 'Vorgemerkt bis' }),
      admin: {
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'PP, HH:mm' },
        description: words({ en: 'Empty: paid for.', es: 'Vacío: pagado.', fr: 'Vide : payé.', de: 'Leer: bezahlt.' }),
      },
    },
  ]),
}
