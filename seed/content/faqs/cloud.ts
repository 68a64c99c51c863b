import type { FaqSeed } from '../../story-types'

export const cloudFaqs: readonly FaqSeed[] = [
  {
    key: 'cloud-or-vps',
    topic: 'cloud',
    order: 10,
    question: {
      en: 'What does it do that a VPS does not?',
      es: '¿Qué hace que no haga un VPS?',
      fr: 'Que fait-il de plus qu’un VPS ?',
      de: 'Was kann das, was ein VPS nicht kann?',
    },
    answer: {
      en: 'From Cloud Growth up it survives the loss of a machine without you, and any plan can be bigger on Friday than on Monday. If you need neither, a VPS gives you root access and a machine to yourself.',
      es: 'Desde Cloud Growth sobrevive sin usted a la pérdida de una máquina, y cualquier plan puede ser mayor el viernes que el lunes. Si no necesita ninguna de las dos cosas, un VPS le da acceso root y una máquina para usted.',
      fr: 'Dès Cloud Growth, il survit sans vous à la perte d’une machine, et toute offre peut être plus grande vendredi que lundi. S’il ne vous faut ni l’un ni l’autre, un VPS vous donne l’accès root et une machine à vous.',
      de: 'Ab Cloud Growth übersteht es den Ausfall einer Maschine ohne Sie, und jeder Tarif kann freitags größer sein als montags. Brauchen Sie beides nicht, haben Sie mit einem VPS Root-Zugang und eine Maschine für sich.',
    },
  },
  {
    key: 'cloud-balance',
    topic: 'cloud',
    order: 20,
    question: {
      en: 'How does paying from a balance work?',
      es: '¿Cómo se paga con saldo?',
      fr: 'Comment fonctionne le paiement sur solde ?',
      de: 'Wie zahlt man aus Guthaben?',
    },
    answer: {
      en: 'You pay an amount in and use it up. Nothing is topped up unless you order it.',
      es: 'Ingresa una cantidad y la va gastando. No se recarga nada que usted no pida.',
      fr: 'Vous versez une somme et la consommez. Rien n’est rechargé sans votre commande.',
      de: 'Sie zahlen einen Betrag ein und verbrauchen ihn. Aufgeladen wird nur, was Sie bestellen.',
    },
  },
  {
    key: 'cloud-surprise',
    topic: 'cloud',
    order: 30,
    question: {
      en: 'Can the bill surprise me?',
      es: '¿Puede sorprenderme la factura?',
      fr: 'La facture peut-elle me surprendre ?',
      de: 'Kann mich die Rechnung überraschen?',
    },
    answer: {
      en: 'No. A month has a fixed price, and from a balance you cannot spend more than you paid in.',
      es: 'No. Un mes tiene precio fijo, y con saldo no puede gastar más de lo que ha ingresado.',
      fr: 'Non. Un mois a un prix fixe, et sur solde vous ne pouvez dépenser plus que vous n’avez versé.',
      de: 'Nein. Ein Monat hat einen festen Preis, und aus Guthaben geben Sie nie mehr aus, als Sie eingezahlt haben.',
    },
  },
  {
    key: 'cloud-leave',
    topic: 'cloud',
    order: 40,
    question: {
      en: 'How do I get out again?',
      es: '¿Cómo salgo de aquí?',
      fr: 'Comment en sortir ?',
      de: 'Wie komme ich wieder heraus?',
    },
    answer: {
      en: 'With a disk image in a common format, a database dump and your files. You start the export yourself; nobody has to agree.',
      es: 'Con una imagen de disco en formato habitual, un volcado de la base y sus archivos. La exportación la inicia usted; nadie tiene que autorizarla.',
      fr: 'Avec une image disque en format courant, un export de la base et vos fichiers. Vous lancez l’export vous-même, sans accord à demander.',
      de: 'Mit einem Datenträgerabbild in gängigem Format, einem Datenbankexport und Ihren Dateien. Den Export starten Sie selbst; niemand muss zustimmen.',
    },
  },
]
