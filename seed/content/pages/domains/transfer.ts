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
      en: 'Domain transfer with the price before the authorization code. One year included, 5 to 7 days, site and email stay up. Prices for every extension.',
      es: 'Transferencia de dominio con el precio antes que el código. Incluye un año, tarda de 5 a 7 días y la web y el correo siguen en marcha.',
      fr: 'Transfert de domaine : le prix avant le code d’autorisation. Une année comprise, 5 à 7 jours, site et mails en ligne. Tarifs par extension.',
      de: 'Domaintransfer: erst der Preis, dann der Autorisierungscode. Ein Jahr inklusive, 5 bis 7 Tage, Website und E-Mail laufen weiter.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'transfer-wizard',
      heading: {
        en: 'Domain transfer: unscrew it there, hang it here.',
        es: 'Transferencia de dominio: de allí, aquí.',
        fr: 'Transfert de domaine : de là-bas à ici.',
        de: 'Domaintransfer: dort abschrauben, hier aufhängen.',
      },
      intro: {
        en: 'Have the authorization code at hand. You read the price before we ask for it.',
        es: 'Tenga a mano el código de autorización. Verá el precio antes de que se lo pidamos.',
        fr: 'Gardez le code d’autorisation sous la main. Vous lisez le prix avant que nous le demandions.',
        de: 'Halten Sie den Autorisierungscode bereit. Den Preis lesen Sie, bevor wir danach fragen.',
      },
    },
    {
      blockType: 'transfer-pricing',
      heading: {
        en: 'What a domain transfer costs.',
        es: 'Lo que cuesta una transferencia.',
        fr: 'Ce que coûte un transfert de domaine.',
        de: 'Was ein Domaintransfer kostet.',
      },
      intro: {
        en: 'One year is included; most registries add it to what you have left. Prices before tax, and no fee on top.',
        es: 'Incluye un año; la mayoría de los registros lo suma al que le queda. Precios sin impuestos, y sin más gastos.',
        fr: 'Une année est comprise ; la plupart des registres l’ajoutent à ce qu’il reste. Prix hors taxes, sans autre frais.',
        de: 'Ein Jahr ist enthalten; bei den meisten Vergabestellen kommt es zur Restlaufzeit dazu. Preise vor Steuern, ohne Gebühr obendrauf.',
      },
    },
    {
      blockType: 'technical-features',
      heading: {
        en: 'The week of a transfer.',
        es: 'La semana de una transferencia.',
        fr: 'La semaine d’un transfert.',
        de: 'Die Woche eines Umzugs.',
      },
      intro: {
        en: 'Most of it is waiting for other people. This is who, and for how long.',
        es: 'Casi todo es esperar a otros. Aquí está a quién y cuánto.',
        fr: 'C’est surtout attendre les autres. Voici qui, et combien de temps.',
        de: 'Das meiste ist Warten auf andere. Hier steht, auf wen und wie lange.',
      },
      groups: [
        {
          icon: 'key-round',
          title: { en: 'Before', es: 'Antes', fr: 'Avant', de: 'Vorher' },
          items: [
            {
              name: { en: 'Open the domain lock', es: 'Quitar el bloqueo', fr: 'Ouvrir le verrou', de: 'Sperre öffnen' },
              value: {
                en: 'At your present registrar',
                es: 'En su registrador actual',
                fr: 'Chez votre bureau d’enregistrement actuel',
                de: 'Beim bisherigen Anbieter',
              },
            },
            {
              name: { en: 'Authorization code', es: 'Código de autorización', fr: 'Code d’autorisation', de: 'Autorisierungscode' },
              value: {
                en: 'Asked for there, kept encrypted here',
                es: 'Se pide allí, aquí se guarda cifrado',
                fr: 'Demandé là-bas, chiffré ici',
                de: 'Dort anfordern, hier verschlüsselt',
              },
            },
            {
              name: { en: 'Age of the name', es: 'Antigüedad del nombre', fr: 'Âge du nom', de: 'Alter der Domain' },
              value: {
                en: 'Over 60 days, most registries say',
                es: 'Más de 60 días, en la mayoría de registros',
                fr: 'Plus de 60 jours, chez la plupart des registres',
                de: 'Über 60 Tage, bei den meisten Vergabestellen',
              },
            },
          ],
        },
        {
          icon: 'clock',
          title: { en: 'Meanwhile', es: 'Mientras tanto', fr: 'Pendant', de: 'Währenddessen' },
          items: [
            {
              name: { en: 'How long', es: 'Duración', fr: 'Durée', de: 'Dauer' },
              value: { en: '5 to 7 days', es: 'De 5 a 7 días', fr: '5 à 7 jours', de: '5 bis 7 Tage' },
            },
            {
              name: { en: 'Site and email', es: 'Web y correo', fr: 'Site et mails', de: 'Website und E-Mail' },
              value: { en: 'Answer as before', es: 'Responden como antes', fr: 'Répondent comme avant', de: 'Antworten wie zuvor' },
            },
            {
              name: { en: 'Changing records', es: 'Cambios de registros', fr: 'Modifier les entrées', de: 'Einträge ändern' },
              value: { en: 'Best left until after', es: 'Mejor después', fr: 'Mieux vaut attendre', de: 'Besser erst danach' },
            },
          ],
        },
        {
          icon: 'badge-check',
          title: { en: 'After', es: 'Después', fr: 'Après', de: 'Danach' },
          items: [
            {
              name: { en: 'Expiry date', es: 'Fecha de vencimiento', fr: 'Date d’expiration', de: 'Ablaufdatum' },
              value: {
                en: 'One year later than it was',
                es: 'Un año más tarde que antes',
                fr: 'Un an plus tard qu’avant',
                de: 'Ein Jahr später als zuvor',
              },
            },
            {
              name: { en: 'Records', es: 'Registros DNS', fr: 'Entrées DNS', de: 'DNS-Einträge' },
              value: {
                en: 'As you left them',
                es: 'Como usted los dejó',
                fr: 'Comme vous les avez laissées',
                de: 'Wie Sie sie hinterlassen haben',
              },
            },
            {
              name: { en: 'The code', es: 'El código', fr: 'Le code', de: 'Der Code' },
              value: { en: 'Used up', es: 'Ya no sirve', fr: 'Périmé', de: 'Verbraucht' },
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
