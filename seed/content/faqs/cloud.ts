import type { FaqSeed } from '../../types'

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
      en: 'It survives the loss of its machine without you, and it can be bigger on Friday than on Monday. If you need neither, a VPS costs less.',
      es: 'Sobrevive a la pérdida de su máquina sin usted y puede ser mayor el viernes que el lunes. Si no necesita ninguna de las dos cosas, un VPS cuesta menos.',
      fr: 'Il survit à la perte de sa machine sans vous, et peut être plus grand vendredi que lundi. S’il ne vous faut ni l’un ni l’autre, un VPS coûte moins.',
      de: 'Es übersteht den Ausfall seiner Maschine ohne Sie und kann freitags größer sein als montags. Brauchen Sie beides nicht, kostet ein VPS weniger.',
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
      en: 'You pay an amount in and use it up. Before it runs low we ask, or top it up, whichever you chose in the cart.',
      es: 'Ingresa una cantidad y la va gastando. Antes de que baje demasiado le preguntamos, o recargamos, según haya elegido en el carrito.',
      fr: 'Vous versez une somme et la consommez. Avant qu’elle ne s’épuise, nous demandons ou rechargeons, selon votre choix dans le panier.',
      de: 'Sie zahlen einen Betrag ein und verbrauchen ihn. Bevor er knapp wird, fragen wir oder laden auf, je nachdem, was Sie im Warenkorb gewählt haben.',
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
      en: 'A month has a fixed price. On balance you set a ceiling, and at the ceiling it stops growing instead of going on counting.',
      es: 'Un mes tiene precio fijo. Con saldo usted pone un tope, y al llegar a él deja de crecer en lugar de seguir sumando.',
      fr: 'Un mois a un prix fixe. Sur solde, vous fixez un plafond : une fois atteint, la croissance s’arrête au lieu de continuer à compter.',
      de: 'Ein Monat hat einen festen Preis. Beim Guthaben setzen Sie eine Obergrenze; dort hört es auf zu wachsen, statt weiterzuzählen.',
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
