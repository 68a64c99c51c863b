import type { GroupField, PayloadRequest } from 'payload'
import { isIban } from '@/core/payments/iban'
import { translate, words } from '@/cms/words'
import { demo } from './flags'
import { localizedTextarea } from './localized-text'
import { plainText } from './sales'

const fault = words({
  en: 'This is not an IBAN: please check its letters and digits.',
  es: 'Esto no es un IBAN: compruebe letras y cifras.',
  fr: 'Ceci n’est pas un IBAN : vérifiez lettres et chiffres.',
  de: 'Das ist keine IBAN: Bitte prüfen Sie Buchstaben und Ziffern.',
})

/** Where a bank transfer goes. Shown on the order page and in the receipt mail once holder and IBAN are set. */
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
