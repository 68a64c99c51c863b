import type { GroupField, PayloadRequest } from 'payload'
import { isIban } from '@/core/payments/iban'
import { say, words } from '../words'
import { demo } from './flags'
import { localizedTextarea } from './localized-text'
import { plainText } from './sales'

const fault = words(
  'This is not an IBAN: please check its letters and digits.',
  'Esto no es un IBAN: compruebe letras y cifras.',
  'Ceci n’est pas un IBAN : vérifiez lettres et chiffres.',
  'Das ist keine IBAN: Bitte prüfen Sie Buchstaben und Ziffern.',
)

/** Where a bank transfer goes. Shown on the order page and in the receipt mail once holder and IBAN are set. */
export const bankDetails: GroupField = {
  name: 'bankDetails',
  type: 'group',
  label: words('Bank account', 'Cuenta bancaria', 'Compte bancaire', 'Bankverbindung'),
  admin: {
    description: words(
      'For payment by bank transfer. Without holder and IBAN nothing is shown.',
      'Para el pago por transferencia. Sin titular e IBAN no se muestra nada.',
      'Pour le paiement par virement. Sans titulaire ni IBAN, rien n’est affiché.',
      'Für die Zahlung per Überweisung. Ohne Inhaber und IBAN wird nichts gezeigt.',
    ),
  },
  fields: [
    plainText('holder', words('Account holder', 'Titular', 'Titulaire', 'Kontoinhaber')),
    {
      ...plainText('iban', words('IBAN', 'IBAN', 'IBAN', 'IBAN')),
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        value === null || value === undefined || value === '' || (typeof value === 'string' && isIban(value)) || say(req, fault),
    } as ReturnType<typeof plainText>,
    plainText('bic', words('BIC', 'BIC', 'BIC', 'BIC')),
    plainText('bankName', words('Bank', 'Banco', 'Banque', 'Bank')),
    localizedTextarea('note', words('Note', 'Nota', 'Remarque', 'Hinweis'), { maxLength: 400 }),
    { ...demo, admin: { ...demo.admin, position: undefined } } as typeof demo,
  ],
}
