import type { PageSeed } from '../../../page-types'
import { responseTimes } from '../../response-times'

export const support: PageSeed = {
  path: '/support',
  title: { en: 'Support', es: 'Soporte', fr: 'Support', de: 'Support' },
  breadcrumb: { en: 'Support', es: 'Soporte', fr: 'Support', de: 'Support' },
  meta: {
    title: {
      en: 'Support: a person answers, 24/7 | Hostfront',
      es: 'Soporte: le responde una persona, 24/7 | Hostfront',
      fr: 'Support : une personne répond, 24 h/24 | Hostfront',
      de: 'Support: Ein Mensch antwortet, 24/7 | Hostfront',
    },
    description: {
      en: 'Support by people, 24/7. Website down, email missing, locked out? What to check in the first five minutes, and common questions.',
      es: 'Soporte humano, 24/7. ¿La web no carga, no llega un correo, no puede entrar? Qué mirar en los primeros cinco minutos y las preguntas habituales.',
      fr: 'Support humain, 24 h/24. Site en panne, mail manquant, connexion impossible ? Que vérifier en cinq minutes, et les questions courantes.',
      de: 'Support von Menschen, rund um die Uhr. Website weg, E-Mail fehlt, ausgesperrt? Was in fünf Minuten hilft, und die üblichen Fragen.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'Support: real people, 24/7.',
        es: 'Soporte: personas de verdad, 24/7.',
        fr: 'Support : de vraies personnes, 24 h/24.',
        de: 'Support: echte Menschen, rund um die Uhr.',
      },
      lead: {
        en: 'Write to us at any hour: a person answers, on every plan.',
        es: 'Escríbanos a cualquier hora: le contesta una persona, en todos los planes.',
        fr: 'Écrivez-nous à toute heure : une personne vous répond, quelle que soit l’offre.',
        de: 'Schreiben Sie uns jederzeit: Ein Mensch antwortet, in jedem Tarif.',
      },
      intro: {
        en: 'Tell us the domain and what you see on screen. We will look up the rest.',
        es: 'Díganos el dominio y qué ve en la pantalla. Lo demás lo miramos nosotros.',
        fr: 'Indiquez-nous le domaine et ce que vous voyez à l’écran. Nous cherchons le reste.',
        de: 'Nennen Sie uns die Domain und was Sie auf dem Bildschirm sehen. Alles Weitere prüfen wir.',
      },
      primaryLabel: { en: 'Write to us', es: 'Escríbanos', fr: 'Écrivez-nous', de: 'Schreiben Sie uns' },
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
        en: 'This is how soon you get a first answer. It is the same on every plan.',
        es: 'Este es el tiempo hasta la primera respuesta. Es igual en todos los planes.',
        fr: 'C’est le délai de la première réponse, le même pour toutes les offres.',
        de: 'So schnell bekommen Sie eine erste Antwort, in jedem Tarif gleich.',
      },
      groups: [
        {
          icon: 'clock',
          title: { en: 'First answer', es: 'Primera respuesta', fr: 'Première réponse', de: 'Erste Antwort' },
          items: responseTimes.map(({ about, within }) => ({ name: about, value: within })),
        },
      ],
    },
    {
      blockType: 'features-grid',
      heading: {
        en: 'Troubleshooting in five minutes.',
        es: 'Primeros pasos si algo falla.',
        fr: 'Dépannage en cinq minutes.',
        de: 'Erste Hilfe bei Störungen.',
      },
      intro: {
        en: 'These are the things we would ask you first. Often one of them is all it takes.',
        es: 'Es lo primero que le preguntaríamos. A menudo basta con eso.',
        fr: 'C’est ce que nous vous demanderions de vérifier en premier. Souvent, cela suffit.',
        de: 'Das würden wir Sie als Erstes fragen. Oft genügt es schon.',
      },
      items: [
        {
          icon: 'activity',
          title: {
            en: 'The website does not open',
            es: 'La web no carga',
            fr: 'Le site ne s’ouvre pas',
            de: 'Die Website öffnet sich nicht',
          },
          description: {
            en: 'Try it on a phone without Wi-Fi. If it opens there, the problem is your connection. If not, check whether the domain has expired.',
            es: 'Pruebe con el móvil sin wifi. Si ahí carga, el fallo está en su conexión. Si no, compruebe si el dominio ha vencido.',
            fr: 'Essayez sur un mobile sans wifi. S’il s’ouvre, le problème vient de votre connexion. Sinon, vérifiez si le domaine a expiré.',
            de: 'Versuchen Sie es am Handy ohne WLAN. Öffnet sie sich dort, liegt es an Ihrem Anschluss. Wenn nicht, prüfen Sie, ob die Domain abgelaufen ist.',
          },
        },
        {
          icon: 'mail',
          title: { en: 'An email is missing', es: 'No llega un correo', fr: 'Un mail n’arrive pas', de: 'Eine E-Mail kommt nicht an' },
          description: {
            en: 'Check the spam folder and your free storage. Then send us the sender and the time, and we trace the message.',
            es: 'Mire la carpeta de spam y el espacio libre. Luego díganos remitente y hora, y rastreamos el mensaje.',
            fr: 'Vérifiez le dossier des indésirables et l’espace libre. Puis donnez-nous l’expéditeur et l’heure, et nous retrouvons le message.',
            de: 'Prüfen Sie den Spamordner und den freien Speicherplatz. Nennen Sie uns dann Absender und Uhrzeit, und wir suchen die E-Mail.',
          },
        },
        {
          icon: 'key-round',
          title: { en: 'You cannot log in', es: 'No puede iniciar sesión', fr: 'Connexion impossible', de: 'Anmeldung nicht möglich' },
          description: {
            en: 'Request a link to reset your password; it arrives by email. After ten wrong passwords you have to wait 15 minutes. Lost access to your mailbox? Write to us, and have your last invoice ready.',
            es: 'Pida el enlace para restablecer la contraseña; le llega por correo. Tras diez contraseñas erróneas hay que esperar 15 minutos. ¿Ya no tiene acceso al buzón? Escríbanos y tenga a mano su última factura.',
            fr: 'Demandez le lien pour réinitialiser le mot de passe ; il arrive par mail. Après dix essais erronés, il faut attendre 15 minutes. Plus d’accès à la boîte mail ? Écrivez-nous, dernière facture en main.',
            de: 'Fordern Sie einen Link zum Zurücksetzen des Passworts an; er kommt per E-Mail. Nach zehn falschen Passwörtern müssen Sie 15 Minuten warten. Kein Zugang zum Postfach mehr? Schreiben Sie uns, und halten Sie die letzte Rechnung bereit.',
          },
        },
        {
          icon: 'globe',
          title: {
            en: 'The old page still shows',
            es: 'Sigue apareciendo la página antigua',
            fr: 'L’ancienne page s’affiche encore',
            de: 'Die alte Seite erscheint noch',
          },
          description: {
            en: 'A changed DNS record takes up to a day to reach everyone. The DNS lookup shows whether our servers already return the new one.',
            es: 'Un registro DNS modificado tarda hasta un día en llegar a todas partes. La consulta DNS muestra si nuestros servidores ya devuelven el nuevo.',
            fr: 'Le changement d’un enregistrement DNS met jusqu’à un jour à se propager. La recherche DNS montre si nos serveurs renvoient déjà le nouveau.',
            de: 'Ein geänderter DNS-Eintrag braucht bis zu einem Tag, bis ihn alle sehen. Die DNS-Abfrage zeigt, ob unsere Nameserver schon den neuen liefern.',
          },
        },
      ],
    },
    {
      blockType: 'faq',
      heading: {
        en: 'Common questions.',
        es: 'Preguntas frecuentes.',
        fr: 'Questions fréquentes.',
        de: 'Häufige Fragen.',
      },
      topic: 'general',
      limit: 12,
    },
    {
      blockType: 'resource-centre',
      heading: {
        en: 'Step-by-step tutorials.',
        es: 'Tutoriales paso a paso.',
        fr: 'Tutoriels pas à pas.',
        de: 'Schritt-für-Schritt-Anleitungen.',
      },
      intro: {
        en: 'They cover what people ask our support team most.',
        es: 'Cubren lo que más se pregunta a nuestro soporte.',
        fr: 'Ils couvrent ce qu’on demande le plus à notre support.',
        de: 'Sie behandeln, was unser Support am häufigsten gefragt wird.',
      },
      types: ['tutorial'],
      limit: 8,
    },
  ],
}
