import type { PageSeed } from '../../../page-types'

export const domainTransfer: PageSeed = {
  path: '/domains/transfer',
  title: { en: 'Domain transfer', es: 'Transferencia de dominio', fr: 'Transfert de domaine', de: 'Domaintransfer' },
  breadcrumb: { en: 'Transfer', es: 'Transferencia', fr: 'Transfert', de: 'Domaintransfer' },
  meta: {
    title: {
      en: 'Domain transfer in four steps | Hostfront',
      es: 'Transferencia de dominio en cuatro pasos | Hostfront',
      fr: 'Transfert de domaine en quatre étapes | Hostfront',
      de: 'Domaintransfer in vier Schritten | Hostfront',
    },
    description: {
      en: 'Domain transfer with the price shown before you enter your auth code. One year included, 5 to 7 days, website and email stay online.',
      es: 'Transferencia de dominio con el precio antes de introducir el código. Incluye un año, tarda de 5 a 7 días y la web y el correo siguen en línea.',
      fr: 'Transfert de domaine : le prix avant le code d’autorisation. Un an compris, 5 à 7 jours, site et mails restent en ligne. Tarifs par extension.',
      de: 'Domaintransfer mit Preis vor der Eingabe des Auth-Codes. Ein Jahr inklusive, 5 bis 7 Tage, Website und E-Mail bleiben erreichbar.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'transfer-wizard',
      heading: {
        en: 'Domain transfer: website and email stay online.',
        es: 'Transferencia de dominio: la web y el correo siguen en línea.',
        fr: 'Transfert de domaine sans coupure du site ni des mails.',
        de: 'Domaintransfer: Website und E-Mail bleiben erreichbar.',
      },
      intro: {
        en: 'Have your authorization code (auth code) ready. You see the price before you enter the code.',
        es: 'Tenga a mano el código de autorización (auth code). Verá el precio antes de introducir el código.',
        fr: 'Préparez votre code d’autorisation (auth code). Vous voyez le prix avant de saisir le code.',
        de: 'Halten Sie Ihren Auth-Code bereit. Sie sehen den Preis, bevor Sie den Code eingeben.',
      },
    },
    {
      blockType: 'transfer-pricing',
      heading: {
        en: 'Domain transfer prices.',
        es: 'Precios de transferencia de dominio.',
        fr: 'Prix d’un transfert de domaine.',
        de: 'Preise für den Domaintransfer.',
      },
      intro: {
        en: 'One year is included; most registries add it to your remaining time. Prices exclude tax, and there are no extra fees.',
        es: 'Incluye un año; la mayoría de los registros lo suma al tiempo que le queda. Impuestos no incluidos; no hay otros gastos.',
        fr: 'Un an est compris ; la plupart des registres l’ajoutent à la durée restante. Prix HT, sans autres frais.',
        de: 'Ein Jahr ist enthalten; die meisten Vergabestellen rechnen es zur Restlaufzeit hinzu. Preise zzgl. USt., ohne weitere Gebühren.',
      },
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'How a domain transfer works.',
        es: 'Cómo funciona la transferencia.',
        fr: 'Comment se déroule le transfert.',
        de: 'So läuft der Domaintransfer ab.',
      },
      intro: {
        en: 'Most of the time goes into waiting for your current registrar. These are the steps.',
        es: 'Casi todo el plazo consiste en esperar al registrador actual. Estos son los pasos.',
        fr: 'L’essentiel du délai dépend de votre prestataire actuel. Voici les étapes.',
        de: 'Die meiste Zeit wartet man auf den bisherigen Anbieter. Das sind die Schritte.',
      },
      groups: [
        {
          icon: 'key-round',
          title: { en: 'Before the transfer', es: 'Antes de la transferencia', fr: 'Avant le transfert', de: 'Vor dem Transfer' },
          items: [
            {
              name: { en: 'Domain lock', es: 'Bloqueo de dominio', fr: 'Verrouillage du domaine', de: 'Domainsperre' },
              value: {
                en: 'Remove it at your current registrar',
                es: 'Quítelo en su registrador actual',
                fr: 'À lever chez votre prestataire actuel',
                de: 'Beim bisherigen Anbieter aufheben',
              },
            },
            {
              name: { en: 'Auth code', es: 'Código de autorización', fr: 'Code d’autorisation', de: 'Auth-Code' },
              value: {
                en: 'Request it there; we store it encrypted',
                es: 'Pídalo allí; lo guardamos cifrado',
                fr: 'À demander au même endroit ; nous le stockons chiffré',
                de: 'Dort anfordern; wir speichern ihn verschlüsselt',
              },
            },
            {
              name: { en: 'Age of the domain', es: 'Antigüedad del dominio', fr: 'Âge du domaine', de: 'Alter der Domain' },
              value: {
                en: 'More than 60 days with most registries',
                es: 'Más de 60 días en la mayoría de los registros',
                fr: 'Plus de 60 jours chez la plupart des registres',
                de: 'Über 60 Tage bei den meisten Vergabestellen',
              },
            },
          ],
        },
        {
          icon: 'clock',
          title: { en: 'During the transfer', es: 'Durante la transferencia', fr: 'Pendant le transfert', de: 'Während des Transfers' },
          items: [
            {
              name: { en: 'Duration', es: 'Duración', fr: 'Durée', de: 'Dauer' },
              value: { en: '5 to 7 days', es: 'De 5 a 7 días', fr: '5 à 7 jours', de: '5 bis 7 Tage' },
            },
            {
              name: { en: 'Website and email', es: 'Web y correo', fr: 'Site et mails', de: 'Website und E-Mail' },
              value: { en: 'Stay online', es: 'Siguen en línea', fr: 'Restent en ligne', de: 'Bleiben erreichbar' },
            },
            {
              name: { en: 'DNS changes', es: 'Cambios de DNS', fr: 'Modifications DNS', de: 'DNS-Änderungen' },
              value: {
                en: 'Wait until the transfer is complete',
                es: 'Espere a que termine la transferencia',
                fr: 'Attendez la fin du transfert',
                de: 'Besser erst nach dem Transfer',
              },
            },
          ],
        },
        {
          icon: 'badge-check',
          title: { en: 'After the transfer', es: 'Después de la transferencia', fr: 'Après le transfert', de: 'Nach dem Transfer' },
          items: [
            {
              name: { en: 'Expiry date', es: 'Fecha de vencimiento', fr: 'Date d’expiration', de: 'Ablaufdatum' },
              value: {
                en: 'One year later with most registries',
                es: 'Un año más tarde en la mayoría de los registros',
                fr: 'Un an plus tard chez la plupart des registres',
                de: 'Bei den meisten Vergabestellen ein Jahr später',
              },
            },
            {
              name: { en: 'DNS records', es: 'Registros DNS', fr: 'Enregistrements DNS', de: 'DNS-Einträge' },
              value: {
                en: 'Unchanged',
                es: 'Sin cambios',
                fr: 'Inchangés',
                de: 'Unverändert',
              },
            },
            {
              name: { en: 'Auth code', es: 'Código de autorización', fr: 'Code d’autorisation', de: 'Auth-Code' },
              value: { en: 'No longer valid', es: 'Ya no es válido', fr: 'N’est plus valable', de: 'Nicht mehr gültig' },
            },
          ],
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions about transfers.',
        es: 'Preguntas sobre transferencias.',
        fr: 'Questions sur le transfert.',
        de: 'Fragen zum Domaintransfer.',
      },
      topic: 'transfer',
      limit: 6,
    },
  ],
}
