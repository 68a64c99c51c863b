import type { FaqSeed } from '../../story-types'

export const cloudFaqs: readonly FaqSeed[] = [
  {
    key: 'cloud-or-vps',
    topic: 'cloud',
    order: 10,
    question: {
      en: 'What does cloud hosting offer that a VPS does not?',
      es: '¿Qué ofrece el hosting cloud frente a un VPS?',
      fr: 'Qu’apporte l’hébergement cloud par rapport à un VPS ?',
      de: 'Was kann Cloud-Hosting, was ein VPS nicht kann?',
    },
    answer: {
      en: 'From Cloud Growth up, your site survives a server failure without you having to act, and every plan can be resized for a busy day. If you need neither, a VPS gives you root access and a virtual server of your own.',
      es: 'Desde Cloud Growth, su web resiste la caída de un servidor sin que usted intervenga, y cualquier plan se puede ampliar para un día de mucho tráfico. Si no necesita ninguna de las dos cosas, un VPS le da acceso root y un servidor virtual propio.',
      fr: 'À partir de Cloud Growth, votre site résiste à la panne d’un serveur sans que vous interveniez, et chaque offre peut s’agrandir pour un jour d’affluence. Si vous n’avez besoin ni de l’un ni de l’autre, un VPS vous donne l’accès root et un serveur virtuel à vous.',
      de: 'Ab Cloud Growth übersteht Ihre Website den Ausfall eines Servers, ohne dass Sie eingreifen, und jeder Tarif lässt sich für einen Tag mit viel Andrang vergrößern. Brauchen Sie beides nicht, bekommen Sie mit einem VPS Root-Zugang und einen eigenen virtuellen Server.',
    },
  },
  {
    key: 'cloud-balance',
    topic: 'cloud',
    order: 20,
    question: {
      en: 'How does paying from a balance work?',
      es: '¿Cómo funciona el pago con saldo?',
      fr: 'Comment fonctionne le solde prépayé ?',
      de: 'Wie funktioniert die Zahlung aus Guthaben?',
    },
    answer: {
      en: 'You pay in an amount and use it up day by day. When it runs low, we charge a top-up to your saved card; without one, we email you and you decide.',
      es: 'Usted ingresa un importe y lo va consumiendo día a día. Cuando queda poco, cobramos una recarga en su tarjeta guardada; si no tiene ninguna, le avisamos por correo y decide usted.',
      fr: 'Vous versez un montant et le consommez jour après jour. Quand il baisse, une recharge est prélevée sur votre carte enregistrée ; sans carte, nous vous écrivons et vous décidez.',
      de: 'Sie zahlen einen Betrag ein und brauchen ihn Tag für Tag auf. Wird er knapp, buchen wir eine Aufladung von Ihrer hinterlegten Karte ab; ohne Karte schreiben wir Ihnen und Sie entscheiden.',
    },
  },
  {
    key: 'cloud-surprise',
    topic: 'cloud',
    order: 30,
    question: {
      en: 'Can my bill be higher than expected?',
      es: '¿Puede salirme más caro de lo previsto?',
      fr: 'La facture peut-elle être plus élevée que prévu ?',
      de: 'Kann die Rechnung höher ausfallen als erwartet?',
    },
    answer: {
      en: 'No. Monthly billing has a fixed price, and with a balance you never spend more than you paid in.',
      es: 'No. La cuota mensual es fija y, con saldo, nunca gasta más de lo que ha ingresado.',
      fr: 'Non. Le prix mensuel est fixe et, avec un solde prépayé, vous ne dépensez jamais plus que ce que vous avez versé.',
      de: 'Nein. Der Monatspreis ist fest, und aus Guthaben geben Sie nie mehr aus, als Sie eingezahlt haben.',
    },
  },
  {
    key: 'cloud-leave',
    topic: 'cloud',
    order: 40,
    question: {
      en: 'Can I leave with all my data?',
      es: '¿Puedo irme con todos mis datos?',
      fr: 'Puis-je partir avec toutes mes données ?',
      de: 'Kann ich alle meine Daten mitnehmen?',
    },
    answer: {
      en: 'Yes: with a disk image in a standard format, a database dump and your files. You start the export yourself; no approval is needed.',
      es: 'Sí: con una imagen de disco en un formato habitual, un volcado de la base de datos y sus archivos. La exportación la inicia usted, sin pedir permiso a nadie.',
      fr: 'Oui : avec une image disque dans un format courant, un export de la base et vos fichiers. Vous lancez l’export vous-même, sans demander d’autorisation.',
      de: 'Ja: als Datenträgerabbild in einem gängigen Format, als Datenbankexport und mit allen Dateien. Den Export starten Sie selbst, ohne Freigabe durch uns.',
    },
  },
]
