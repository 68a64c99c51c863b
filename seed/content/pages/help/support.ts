import type { PageSeed } from '../../../page-types'
import { responseTimes } from '../../response-times'

export const support: PageSeed = {
  path: '/support',
  title: { en: 'Support', es: 'Soporte', fr: 'Support', de: 'Kundendienst' },
  breadcrumb: { en: 'Support', es: 'Soporte', fr: 'Support', de: 'Kundendienst' },
  meta: {
    title: {
      en: 'Support: a person and first aid, 24/7 | Hostfront',
      es: 'Soporte: una persona, 24 horas | Hostfront',
      fr: 'Support : quelqu’un, 24 h/24 | Hostfront',
      de: 'Kundendienst und Support: ein Mensch, 24/7 | Hostfront',
    },
    description: {
      en: 'Support by people, 24/7. Site down, email missing, locked out? What to look at in the first five minutes, and the questions people ask most.',
      es: 'Soporte humano, 24/7. ¿La web no abre, falta correo, no puede entrar? Qué mirar en los primeros cinco minutos y las preguntas de siempre.',
      fr: 'Support humain, 24 h/24. Site en panne, mail absent, porte close ? Que regarder les cinq premières minutes, et les questions courantes.',
      de: 'Kundendienst von Menschen, rund um die Uhr. Website weg, E-Mail fehlt, ausgesperrt? Was in fünf Minuten hilft, und die üblichen Fragen.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Support: a person, 24/7.',
        es: 'Soporte: una persona, 24/7.',
        fr: 'Support : une personne, 24 h/24.',
        de: 'Kundendienst: ein Mensch, rund um die Uhr.',
      },
      lead: {
        en: 'Write at any hour: a person answers, on every plan.',
        es: 'Escriba a cualquier hora: contesta una persona, en todos los planes.',
        fr: 'Écrivez à toute heure : quelqu’un répond, pour toutes les offres.',
        de: 'Schreiben Sie zu jeder Stunde: Ein Mensch antwortet, in jedem Tarif.',
      },
      intro: {
        en: 'Say which name it is about and what you see on the screen. The rest we look up ourselves.',
        es: 'Diga de qué nombre se trata y qué ve en la pantalla. Lo demás lo miramos nosotros.',
        fr: 'Dites de quel nom il s’agit et ce que vous voyez à l’écran. Le reste, nous le cherchons.',
        de: 'Sagen Sie, um welchen Namen es geht und was auf dem Bildschirm steht. Den Rest schlagen wir nach.',
      },
      primaryLabel: { en: 'Write to us', es: 'Escríbanos', fr: 'Nous écrire', de: 'Schreiben Sie uns' },
      primaryHref: '/contact',
      secondaryLabel: {
        en: 'Open the knowledge base',
        es: 'Abrir la base de conocimientos',
        fr: 'Ouvrir la base de connaissances',
        de: 'Zur Wissensdatenbank',
      },
      secondaryHref: '/knowledge-base',
      picture: 'screws',
      showPlate: true,
    },
    {
      blockType: 'technical-features',
      heading: { en: 'Response times.', es: 'Tiempos de respuesta.', fr: 'Délais de réponse.', de: 'Antwortzeiten.' },
      intro: {
        en: 'How soon the first answer comes. The same on every plan.',
        es: 'Cuánto tarda la primera respuesta. Igual en todos los planes.',
        fr: 'Le délai de la première réponse. Le même pour toutes les offres.',
        de: 'Wann die erste Antwort kommt. In jedem Tarif gleich.',
      },
      groups: [
        {
          icon: 'clock',
          title: { en: 'First answer within', es: 'Primera respuesta en', fr: 'Première réponse sous', de: 'Erste Antwort innerhalb von' },
          items: responseTimes.map(({ about, within }) => ({ name: about, value: within })),
        },
      ],
    },
    {
      blockType: 'features-grid',
      heading: {
        en: 'Troubleshooting: first aid, five minutes.',
        es: 'Si algo falla: primeros auxilios, cinco minutos.',
        fr: 'Dépannage : premiers secours, cinq minutes.',
        de: 'Störung beheben: erste Hilfe, fünf Minuten.',
      },
      intro: {
        en: 'What we would ask you anyway. Often it is already the answer.',
        es: 'Lo que le preguntaríamos de todos modos. A menudo ya es la respuesta.',
        fr: 'Ce que nous vous demanderions de toute façon. Souvent, c’est déjà la réponse.',
        de: 'Was wir Sie ohnehin fragen würden. Oft ist es schon die Antwort.',
      },
      items: [
        {
          icon: 'activity',
          title: { en: 'The site does not open', es: 'La web no abre', fr: 'Le site ne s’ouvre pas', de: 'Die Website öffnet sich nicht' },
          description: {
            en: 'Try it on a phone without Wi-Fi. If it opens there, the fault is on your line. If not, look whether the name has expired.',
            es: 'Pruebe con el móvil sin wifi. Si ahí abre, el fallo está en su línea. Si no, mire si el nombre ha vencido.',
            fr: 'Essayez sur un mobile sans wifi. S’il s’ouvre, la panne est sur votre ligne. Sinon, voyez si le nom a expiré.',
            de: 'Versuchen Sie es am Handy ohne WLAN. Öffnet sie sich dort, liegt es an Ihrer Leitung. Wenn nicht, prüfen Sie, ob die Domain abgelaufen ist.',
          },
        },
        {
          icon: 'mail',
          title: { en: 'An email is missing', es: 'Falta un correo', fr: 'Un mail manque', de: 'Eine E-Mail fehlt' },
          description: {
            en: 'Look in the spam folder and at the free storage. Then send us sender and hour; we find its trace.',
            es: 'Mire la carpeta de spam y el espacio libre. Luego díganos remitente y hora; buscamos su rastro.',
            fr: 'Regardez les indésirables et l’espace libre. Puis donnez-nous expéditeur et heure ; nous retrouvons sa trace.',
            de: 'Spamordner und freien Speicherplatz ansehen. Dann Absender und Uhrzeit schicken; wir finden die Spur.',
          },
        },
        {
          icon: 'key-round',
          title: { en: 'Locked out', es: 'No puede entrar', fr: 'Porte close', de: 'Ausgesperrt' },
          description: {
            en: 'A link to a new password comes by email within a minute. After ten wrong ones you wait a quarter of an hour. No access to the mailbox any more? Write to us, and have your last receipt ready.',
            es: 'El enlace para una contraseña nueva llega por correo en un minuto. Tras diez erróneas hay que esperar un cuarto de hora. ¿Ya no tiene acceso al buzón? Escríbanos y tenga a mano su último recibo.',
            fr: 'Le lien vers un nouveau mot de passe arrive par mail en une minute. Après dix erreurs, il faut attendre un quart d’heure. Plus d’accès à la boîte mail ? Écrivez-nous, dernier reçu en main.',
            de: 'Der Link zu einem neuen Passwort kommt in einer Minute per E-Mail. Nach zehn falschen warten Sie eine Viertelstunde. Kein Zugang zum Postfach mehr? Schreiben Sie uns, und halten Sie den letzten Beleg bereit.',
          },
        },
        {
          icon: 'globe',
          title: {
            en: 'The old page still shows',
            es: 'Sigue saliendo la página antigua',
            fr: 'L’ancienne page reste',
            de: 'Die alte Seite ist noch da',
          },
          description: {
            en: 'A changed record needs up to a day to get round. The DNS lookup tells you whether ours is already the new one.',
            es: 'Un registro cambiado tarda hasta un día en llegar a todas partes. La consulta DNS dice si el nuestro ya es el nuevo.',
            fr: 'Une entrée modifiée met jusqu’à un jour à se répandre. La recherche DNS dit si la nôtre est déjà la nouvelle.',
            de: 'Ein geänderter Eintrag braucht bis zu einem Tag, um sich herumzusprechen. Die DNS-Abfrage sagt, ob unserer schon der neue ist.',
          },
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Questions people ask most.',
        es: 'Las preguntas más habituales.',
        fr: 'Les questions les plus fréquentes.',
        de: 'Die häufigsten Fragen.',
      },
      topic: 'general',
      limit: 12,
    },
    {
      blockType: 'resource-centre',
      heading: {
        en: 'Tutorials: do it along with us.',
        es: 'Tutoriales: hágalo con nosotros.',
        fr: 'Tutoriels : faites-le avec nous.',
        de: 'Anleitungen zum Mitmachen.',
      },
      intro: {
        en: 'For the things people ask for at the counter.',
        es: 'Sobre lo que se pide en el mostrador.',
        fr: 'Sur ce qu’on demande au comptoir.',
        de: 'Zu dem, wonach man am Tresen fragt.',
      },
      types: ['tutorial'],
      limit: 8,
    },
  ],
}
