import type { FaqSeed } from '../../story-types'

export const dedicatedFaqs: readonly FaqSeed[] = [
  {
    key: 'dedicated-how-long',
    topic: 'dedicated',
    order: 10,
    question: {
      en: 'How long until I can log in?',
      es: '¿Cuánto tardo en poder entrar?',
      fr: 'Quand puis-je me connecter ?',
      de: 'Wann kann ich mich anmelden?',
    },
    answer: {
      en: 'One working day. The machine first runs a day under full load; what fails there never reaches you.',
      es: 'Un día laborable. Antes, la máquina pasa un día a plena carga; lo que falla ahí no llega a usted.',
      fr: 'Un jour ouvré. La machine passe d’abord une journée à pleine charge ; ce qui lâche là ne vous parvient pas.',
      de: 'Nach einem Werktag. Vorher läuft die Maschine einen Tag unter Volllast; was dabei ausfällt, kommt nie bei Ihnen an.',
    },
  },
  {
    key: 'dedicated-own-parts',
    topic: 'dedicated',
    order: 20,
    question: {
      en: 'Can I have other parts in it?',
      es: '¿Se pueden cambiar las piezas?',
      fr: 'Puis-je choisir d’autres pièces ?',
      de: 'Kann ich andere Teile bekommen?',
    },
    answer: {
      en: 'More memory, other disks, a second network card: write before you order, and the total is on paper before we open the case.',
      es: 'Más memoria, otros discos, una segunda tarjeta de red: escriba antes de pedirlo y tendrá el total por escrito antes de que abramos la caja.',
      fr: 'Plus de mémoire, d’autres disques, une seconde carte réseau : écrivez avant de commander, et le total sera sur papier avant d’ouvrir le boîtier.',
      de: 'Mehr Arbeitsspeicher, andere Laufwerke, eine zweite Netzwerkkarte: Schreiben Sie vor der Bestellung, und die Summe steht fest, bevor wir das Gehäuse öffnen.',
    },
  },
  {
    key: 'dedicated-where',
    topic: 'dedicated',
    order: 30,
    question: {
      en: 'Where does it stand?',
      es: '¿Dónde está?',
      fr: 'Où se trouve-t-il ?',
      de: 'Wo steht er?',
    },
    answer: {
      en: 'Support asks you for the region before it is racked. Rack and slot are written on the handover note, and the server stays there.',
      es: 'El soporte le pregunta la región antes de montarlo. El rack y el hueco figuran en el acta de entrega, y ahí se queda.',
      fr: 'Le support vous demande la région avant le montage. Baie et emplacement figurent sur le bon de remise, et il y reste.',
      de: 'Der Kundendienst fragt Sie vor dem Einbau nach der Region. Rack und Einschub stehen im Übergabeprotokoll, und dort bleibt er.',
    },
  },
  {
    key: 'dedicated-end',
    topic: 'dedicated',
    order: 40,
    question: {
      en: 'What happens to the disks when I leave?',
      es: '¿Qué pasa con los discos cuando me voy?',
      fr: 'Que deviennent les disques à mon départ ?',
      de: 'Was geschieht mit den Laufwerken, wenn ich gehe?',
    },
    answer: {
      en: 'They are overwritten twice and tested. A disk that cannot be overwritten is shredded. You receive the record of it.',
      es: 'Se sobrescriben dos veces y se comprueban. El disco que no se pueda sobrescribir se destruye. Usted recibe el acta.',
      fr: 'Ils sont réécrits deux fois et contrôlés. Un disque impossible à réécrire est broyé. Vous recevez le procès-verbal.',
      de: 'Sie werden zweimal überschrieben und geprüft. Was sich nicht überschreiben lässt, wird geschreddert. Das Protokoll bekommen Sie.',
    },
  },
]
