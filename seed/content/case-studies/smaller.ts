import type { CaseStudySeed } from '../../story-types'
import { count, lines } from '../../words'

/** Invented customers: demo content (R10). */
export const smallerCaseStudies: readonly CaseStudySeed[] = [
  {
    slug: 'northlight-dental',
    company: 'Northlight Dental',
    industry: { en: 'Dentistry', es: 'Odontología', fr: 'Cabinet dentaire', de: 'Zahnmedizin' },
    description: {
      en: 'Three practices, three email systems and a booking page that only one of them could access.',
      es: 'Tres consultas, tres sistemas de correo y una página de citas que solo una podía consultar.',
      fr: 'Trois cabinets, trois messageries et une page de rendez-vous que seul l’un d’eux pouvait consulter.',
      de: 'Drei Praxen, drei Mailsysteme und eine Terminseite, auf die nur eine Zugriff hatte.',
    },
    challenge: {
      en: 'Every patient referral between the practices went through a private mailbox, because the shared one was full.',
      es: 'Cada derivación de un paciente entre consultas pasaba por un buzón particular, porque el común estaba lleno.',
      fr: 'Chaque patient adressé d’un cabinet à l’autre passait par une boîte privée, la boîte commune étant pleine.',
      de: 'Jede Überweisung zwischen den Praxen lief über ein privates Postfach, weil das gemeinsame voll war.',
    },
    solution: {
      en: 'Mail Company for all three, folders migrated on a Friday evening, and one shared calendar.',
      es: 'Mail Company para las tres, carpetas migradas un viernes por la tarde y un calendario común.',
      fr: 'Mail Company pour les trois, les dossiers migrés un vendredi soir et un agenda partagé.',
      de: 'Mail Company für alle drei, der Umzug der Ordner an einem Freitagabend und ein gemeinsamer Kalender.',
    },
    testimonial: {
      en: 'The only thing we extracted was the old server.',
      es: 'Lo único que extrajimos fue el servidor antiguo.',
      fr: 'La seule chose que nous ayons arrachée, c’est le vieux serveur.',
      de: 'Gezogen haben wir nur den alten Server.',
    },
    results: [
      {
        metric: { en: 'Emails migrated', es: 'Correos migrados', fr: 'Mails migrés', de: 'Umgezogene E-Mails' },
        value: count(212_000),
        improvement: {
          en: 'none lost, all counted',
          es: 'ninguno perdido, todos contados',
          fr: 'aucun perdu, tous comptés',
          de: 'keine verloren, alle gezählt',
        },
      },
      {
        metric: {
          en: 'Double bookings a month',
          es: 'Citas dobles al mes',
          fr: 'Rendez-vous en double par mois',
          de: 'Doppelt vergebene Termine im Monat',
        },
        value: count(1),
        improvement: { en: 'was 14', es: 'antes 14', fr: 'contre 14 avant', de: 'vorher 14' },
      },
    ],
    timeline: { en: 'One weekend', es: 'Un fin de semana', fr: 'Un week-end', de: 'Ein Wochenende' },
    tags: lines({
      en: ['Email', 'Calendar', 'Email migration'],
      es: ['Correo', 'Calendario', 'Migración de correo'],
      fr: ['Mail', 'Agenda', 'Migration de mails'],
      de: ['E-Mail', 'Kalender', 'E-Mail-Umzug'],
    }),
    count: 3,
    order: 50,
    demo: true,
  },
  {
    slug: 'foro-del-agua',
    company: 'Foro del Agua',
    industry: { en: 'Environmental charity', es: 'Organización ambiental', fr: 'Association environnementale', de: 'Umweltverband' },
    description: {
      en: 'Three people, one river, and a day on which the whole country wanted to see the water level.',
      es: 'Tres personas, un río y un día en que todo el país quiso ver el nivel del agua.',
      fr: 'Trois personnes, un fleuve, et un jour où tout le pays a voulu voir la hauteur de l’eau.',
      de: 'Drei Leute, ein Fluss und ein Tag, an dem das ganze Land den Pegel sehen wollte.',
    },
    challenge: {
      en: 'The gauge readings came every ten minutes from a script on the director’s laptop, which travelled with the director.',
      es: 'Las mediciones llegaban cada diez minutos desde un script en el portátil del director, que viajaba con él.',
      fr: 'Les relevés partaient toutes les dix minutes du portable du directeur, qui voyageait avec lui.',
      de: 'Die Messwerte kamen alle zehn Minuten von einem Skript auf dem Laptop des Leiters, und der Laptop reiste mit.',
    },
    solution: {
      en: 'A small VPS collects the readings, a CDN delivers the chart, and the laptop can be closed.',
      es: 'Un VPS pequeño recoge las mediciones, una CDN sirve el gráfico y el portátil ya se puede cerrar.',
      fr: 'Un petit VPS collecte les mesures, un CDN livre le graphique, et le portable peut se fermer.',
      de: 'Ein kleiner VPS sammelt die Messwerte, ein CDN liefert die Grafik aus, und der Laptop darf zugeklappt werden.',
    },
    testimonial: {
      en: 'The river rose two metres. The bill did not.',
      es: 'El río subió dos metros. La factura, no.',
      fr: 'Le fleuve a monté de deux mètres. Pas la facture.',
      de: 'Der Fluss stieg um zwei Meter. Die Rechnung nicht.',
    },
    results: [
      {
        metric: { en: 'Visitors in one day', es: 'Visitantes en un día', fr: 'Visiteurs en un jour', de: 'Besucher an einem Tag' },
        value: count(40_000),
        improvement: { en: 'usually 300', es: 'lo normal son 300', fr: 'contre 300 d’habitude', de: 'sonst 300' },
      },
      {
        metric: { en: 'Missing readings', es: 'Mediciones perdidas', fr: 'Relevés manquants', de: 'Fehlende Messwerte' },
        value: count(0),
        improvement: { en: 'was 9% a month', es: 'antes un 9 % al mes', fr: 'contre 9 % par mois avant', de: 'vorher 9 % im Monat' },
      },
      {
        metric: { en: 'Moving parts', es: 'Piezas móviles', fr: 'Pièces mobiles', de: 'Bewegliche Teile' },
        value: count(2),
        improvement: { en: 'and no laptop', es: 'y ningún portátil', fr: 'et aucun portable', de: 'und kein Laptop' },
      },
    ],
    timeline: { en: 'Four days', es: 'Cuatro días', fr: 'Quatre jours', de: 'Vier Tage' },
    tags: lines({
      en: ['Small VPS', 'CDN', 'Charities'],
      es: ['VPS pequeño', 'CDN', 'ONG'],
      fr: ['Petit VPS', 'CDN', 'Associations'],
      de: ['Kleiner VPS', 'CDN', 'Vereine'],
    }),
    count: 1,
    order: 60,
    demo: true,
  },
  {
    slug: 'kettle-and-key',
    company: 'Kettle & Key',
    industry: { en: 'Holiday lets', es: 'Alquiler vacacional', fr: 'Locations de vacances', de: 'Ferienwohnungen' },
    description: {
      en: 'Seventeen cottages, each with its own web address, under one certificate.',
      es: 'Diecisiete casas, cada una con su propia dirección web, bajo un solo certificado.',
      fr: 'Dix-sept maisons, chacune avec sa propre adresse web, sous un seul certificat.',
      de: 'Siebzehn Ferienhäuser, jedes mit eigener Webadresse, unter einem Zertifikat.',
    },
    challenge: {
      en: 'Seventeen certificates that expired on seventeen different days. In August there was always one.',
      es: 'Diecisiete certificados que caducaban en diecisiete fechas. En agosto siempre tocaba alguno.',
      fr: 'Dix-sept certificats qui expiraient à dix-sept dates. En août, il y en avait toujours un.',
      de: 'Siebzehn Zertifikate, die an siebzehn Tagen abliefen. Im August war immer eines dabei.',
    },
    solution: {
      en: 'One wildcard certificate for *.kettleandkey.example, which we renew in March, when nobody books.',
      es: 'Un certificado comodín para *.kettleandkey.example, que renovamos en marzo, cuando nadie reserva.',
      fr: 'Un certificat wildcard pour *.kettleandkey.example, que nous renouvelons en mars, quand personne ne réserve.',
      de: 'Ein Wildcard-Zertifikat für *.kettleandkey.example, das wir im März verlängern, wenn niemand bucht.',
    },
    testimonial: {
      en: 'One key for seventeen doors. My guests would like that too.',
      es: 'Una llave para diecisiete puertas. A mis huéspedes también les gustaría.',
      fr: 'Une clé pour dix-sept portes. Mes vacanciers en rêvent aussi.',
      de: 'Ein Schlüssel für siebzehn Türen. Das hätten meine Gäste auch gern.',
    },
    results: [
      {
        metric: { en: 'Certificates', es: 'Certificados', fr: 'Certificats', de: 'Zertifikate' },
        value: count(1),
        improvement: { en: 'was 17', es: 'antes 17', fr: 'contre 17 avant', de: 'vorher 17' },
      },
      {
        metric: {
          en: 'Warnings in high season',
          es: 'Avisos en temporada alta',
          fr: 'Alertes en haute saison',
          de: 'Warnungen in der Hochsaison',
        },
        value: count(0),
        improvement: { en: 'was 3 a summer', es: 'antes 3 por verano', fr: 'contre 3 par été avant', de: 'vorher 3 pro Sommer' },
      },
    ],
    timeline: { en: 'One afternoon', es: 'Una tarde', fr: 'Un après-midi', de: 'Ein Nachmittag' },
    tags: lines({
      en: ['Wildcard certificate', 'Subdomains'],
      es: ['Certificado comodín', 'Subdominios'],
      fr: ['Certificat wildcard', 'Sous-domaines'],
      de: ['Wildcard-Zertifikat', 'Subdomains'],
    }),
    count: 17,
    order: 70,
    demo: true,
  },
  {
    slug: 'maas-und-sohn',
    company: 'Maas & Sohn',
    industry: { en: 'Land surveying', es: 'Topografía', fr: 'Géomètres', de: 'Vermessung' },
    description: {
      en: 'A surveyor’s office whose domain belonged to a nephew, whose email ran through a friend, and whose website password nobody knew.',
      es: 'Un despacho de topografía con el dominio a nombre de un sobrino, el correo en manos de un amigo y una web cuya contraseña nadie conocía.',
      fr: 'Un cabinet de géomètres dont le domaine était au nom d’un neveu, les mails chez un ami et le mot de passe du site inconnu de tous.',
      de: 'Ein Vermessungsbüro: Die Domain gehörte dem Neffen, die E-Mails liefen über einen Freund, und das Passwort der Website kannte niemand.',
    },
    challenge: {
      en: 'Before we could move anything, we had to find it. Including the nephew.',
      es: 'Antes de migrar nada, había que encontrarlo. También al sobrino.',
      fr: 'Avant de migrer quoi que ce soit, il fallait le retrouver. Neveu compris.',
      de: 'Bevor etwas umziehen konnte, mussten wir es erst finden. Den Neffen auch.',
    },
    solution: {
      en: 'A WHOIS lookup for the dates, an email to Chile for the auth code, and a page-by-page copy of the site.',
      es: 'Una consulta WHOIS para las fechas, un correo a Chile para el código de autorización y una copia de la web página a página.',
      fr: 'Une recherche WHOIS pour les dates, un mail au Chili pour le code d’autorisation et une copie du site page par page.',
      de: 'Eine WHOIS-Abfrage für die Termine, eine E-Mail nach Chile für den Auth-Code und eine Kopie der Website, Seite für Seite.',
    },
    testimonial: {
      en: 'We measure other people’s boundaries. Now we know our own.',
      es: 'Medimos lindes ajenas. Ahora conocemos las nuestras.',
      fr: 'Nous bornons les terrains des autres. Nous connaissons enfin le nôtre.',
      de: 'Wir vermessen die Grenzen anderer. Jetzt kennen wir unsere eigenen.',
    },
    results: [
      {
        metric: { en: 'Passwords found', es: 'Contraseñas halladas', fr: 'Mots de passe retrouvés', de: 'Gefundene Passwörter' },
        value: count(11),
        improvement: {
          en: 'four of them on paper',
          es: 'cuatro de ellas en papel',
          fr: 'dont quatre sur papier',
          de: 'vier davon auf Papier',
        },
      },
      {
        metric: { en: 'Days from start to finish', es: 'Días en total', fr: 'Jours au total', de: 'Tage insgesamt' },
        value: count(6),
        improvement: {
          en: 'five of them for Chile',
          es: 'cinco de ellos por Chile',
          fr: 'dont cinq pour le Chili',
          de: 'fünf davon für Chile',
        },
      },
    ],
    timeline: { en: 'Six days', es: 'Seis días', fr: 'Six jours', de: 'Sechs Tage' },
    tags: lines({
      en: ['Domain transfer', 'Mailboxes', 'Email migration'],
      es: ['Transferencia de dominio', 'Buzones', 'Migración de correo'],
      fr: ['Transfert de domaine', 'Boîtes mail', 'Migration de mails'],
      de: ['Domaintransfer', 'Postfächer', 'E-Mail-Umzug'],
    }),
    count: 9,
    order: 80,
    demo: true,
  },
]
