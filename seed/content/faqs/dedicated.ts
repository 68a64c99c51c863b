import type { FaqSeed } from '../../story-types'

export const dedicatedFaqs: readonly FaqSeed[] = [
  {
    key: 'dedicated-how-long',
    topic: 'dedicated',
    order: 10,
    question: {
      en: 'How soon is my server ready?',
      es: '¿Cuándo estará listo mi servidor?',
      fr: 'Quand mon serveur sera-t-il prêt ?',
      de: 'Wann ist mein Server bereit?',
    },
    answer: {
      en: 'Within one working day. We run it under full load for a day first, so faulty hardware fails with us and not with you.',
      es: 'En un día laborable. Antes lo probamos un día a plena carga, para que el hardware defectuoso falle aquí y no en su proyecto.',
      fr: 'Sous un jour ouvré. Nous le testons d’abord une journée à pleine charge : un composant défectueux tombe en panne chez nous, pas chez vous.',
      de: 'Nach einem Werktag. Vorher läuft er einen Tag unter Volllast, damit fehlerhafte Hardware bei uns ausfällt und nicht bei Ihnen.',
    },
  },
  {
    key: 'dedicated-own-parts',
    topic: 'dedicated',
    order: 20,
    question: {
      en: 'Can I have different hardware?',
      es: '¿Puedo pedir otro hardware?',
      fr: 'Puis-je choisir un autre matériel ?',
      de: 'Kann ich andere Hardware bekommen?',
    },
    answer: {
      en: 'Yes: more RAM, other drives or a second network card. Write to us before you order, and you get the total price in writing before we build it.',
      es: 'Sí: más RAM, otros discos o una segunda tarjeta de red. Escríbanos antes de hacer el pedido y recibirá el precio total por escrito antes del montaje.',
      fr: 'Oui : plus de RAM, d’autres disques ou une seconde carte réseau. Écrivez-nous avant de commander et vous recevrez le prix total par écrit avant le montage.',
      de: 'Ja: mehr RAM, andere Laufwerke oder eine zweite Netzwerkkarte. Schreiben Sie uns vor der Bestellung; den Gesamtpreis erhalten Sie schriftlich, bevor wir umbauen.',
    },
  },
  {
    key: 'dedicated-where',
    topic: 'dedicated',
    order: 30,
    question: {
      en: 'Where is my server located?',
      es: '¿Dónde estará mi servidor?',
      fr: 'Où se trouve mon serveur ?',
      de: 'Wo steht mein Server?',
    },
    answer: {
      en: 'Support asks you for the region before we install it. The handover note names the rack and slot, and the server stays there.',
      es: 'El equipo de soporte le pregunta la región antes de instalarlo. El acta de entrega indica el rack y la posición, y el servidor se queda ahí.',
      fr: 'Le support vous demande la région avant l’installation. Le bon de livraison indique la baie et l’emplacement, et le serveur y reste.',
      de: 'Der Support fragt Sie vor dem Einbau nach der Region. Rack und Einschub stehen im Übergabeprotokoll, und dort bleibt der Server.',
    },
  },
  {
    key: 'dedicated-end',
    topic: 'dedicated',
    order: 40,
    question: {
      en: 'What happens to my disks when I leave?',
      es: '¿Qué pasa con mis discos si me voy?',
      fr: 'Que deviennent mes disques à mon départ ?',
      de: 'Was geschieht mit meinen Laufwerken, wenn ich kündige?',
    },
    answer: {
      en: 'We overwrite them twice and check the result. A disk that cannot be overwritten is shredded. You receive a record of it.',
      es: 'Los sobrescribimos dos veces y comprobamos el resultado. Un disco que no se puede sobrescribir se destruye. Usted recibe el acta.',
      fr: 'Leurs données sont écrasées deux fois et le résultat est contrôlé. Un disque dont les données ne peuvent pas être écrasées est broyé. Vous recevez le procès-verbal.',
      de: 'Wir überschreiben sie zweimal und prüfen das Ergebnis. Ein Laufwerk, das sich nicht überschreiben lässt, wird geschreddert. Das Protokoll erhalten Sie von uns.',
    },
  },
]
