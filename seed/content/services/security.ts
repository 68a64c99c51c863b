import type { Localized, ServiceSeed } from '../../types'
import { lines, spec } from '../../words'
import { monthly, paidInFull, yearly } from './payment'
import * as term from './terms'

const begins: Localized = { en: 'We begin within', es: 'Empezamos en', fr: 'Début sous', de: 'Beginn binnen' }
const filter: Localized = { en: 'Filters up to', es: 'Filtra hasta', fr: 'Filtre jusqu’à', de: 'Filtert bis' }
const oneHour: Localized = { en: '1 hour', es: '1 hora', fr: '1 heure', de: 'Einer Stunde' }
const hours = (value: number): Localized => ({ en: `${value} hours`, es: `${value} horas`, fr: `${value} heures`, de: `${value} Stunden` })

const common = { type: 'service', category: 'security', demo: true, paymentTypes: paidInFull } as const

/** For sites, wherever they stand; the protections of a domain are add-ons. P9: prices of ours. */
export const securityServices: readonly ServiceSeed[] = [
  {
    ...common,
    key: 'site-firewall',
    name: { en: 'Site firewall', es: 'Cortafuegos web', fr: 'Pare-feu applicatif', de: 'Website-Firewall' },
    description: {
      en: 'Reads every request before your software has to.',
      es: 'Lee cada petición antes de que llegue a su software.',
      fr: 'Lit chaque requête avant votre logiciel.',
      de: 'Liest jede Anfrage, bevor Ihre Software es muss.',
    },
    features: lines({
      en: [
        'Known holes in common software barred',
        'Login guessing slowed, then stopped',
        'Rules of your own, country by country if need be',
      ],
      es: [
        'Cierra los fallos conocidos del software habitual',
        'Frena y corta los intentos de acceso',
        'Reglas propias, por país si hace falta',
      ],
      fr: [
        'Failles connues des logiciels courants barrées',
        'Essais de connexion ralentis puis stoppés',
        'Vos propres règles, par pays s’il le faut',
      ],
      de: [
        'Bekannte Lücken gängiger Software verriegelt',
        'Das Erraten von Passwörtern gebremst, dann gestoppt',
        'Eigene Regeln, auf Wunsch je Land',
      ],
    }),
    specs: [spec(term.websites, '1'), spec(begins, hours(4))],
    popular: true,
    order: 10,
    prices: [monthly(9.99), yearly(99.99)],
  },
  {
    ...common,
    key: 'attack-filter',
    name: { en: 'DDoS protection', es: 'Protección DDoS', fr: 'Protection anti-DDoS', de: 'DDoS-Schutz' },
    description: {
      en: 'Takes the flood of an attack, lets the customers through.',
      es: 'Absorbe la avalancha de un ataque y deja pasar a los clientes.',
      fr: 'Encaisse le flot d’une attaque, laisse passer les clients.',
      de: 'Nimmt die Flut eines Angriffs auf und lässt die Kundschaft durch.',
    },
    features: lines({
      en: ['Switches itself on within seconds', 'Stands in front of any address, also elsewhere', 'A report of what came, and from where'],
      es: ['Se activa solo en segundos', 'Delante de cualquier dirección, también ajena', 'Informe de qué llegó y de dónde'],
      fr: ['S’active seul en quelques secondes', 'Devant toute adresse, même chez un autre', 'Un rapport : ce qui est venu, et d’où'],
      de: ['Schaltet sich in Sekunden selbst ein', 'Steht vor jeder Adresse, auch anderswo', 'Ein Bericht, was kam und woher'],
    }),
    specs: [spec(filter, '200 Gbit/s'), spec(begins, oneHour)],
    popular: false,
    order: 20,
    prices: [monthly(24.99), yearly(249.99)],
  },
  {
    ...common,
    key: 'site-cleanup',
    name: { en: 'Malware removal', es: 'Eliminación de malware', fr: 'Nettoyage antimalware', de: 'Malware-Entfernung' },
    description: {
      en: 'If something got in, we get it out.',
      es: 'Si ha entrado algo, lo sacamos.',
      fr: 'Si quelque chose est entré, nous le sortons.',
      de: 'Ist etwas hereingekommen, holen wir es heraus.',
    },
    features: lines({
      en: ['Files compared with the clean originals', 'The way in is found and closed', 'Blocklists asked to look again'],
      es: [
        'Archivos comparados con los originales limpios',
        'Se localiza y se cierra la entrada',
        'Pedimos a las listas negras que revisen',
      ],
      fr: ['Fichiers comparés aux originaux sains', 'La porte d’entrée est trouvée et fermée', 'Demande de réexamen aux listes noires'],
      de: [
        'Dateien mit sauberen Originalen verglichen',
        'Der Einstieg wird gefunden und geschlossen',
        'Sperrlisten werden um Prüfung gebeten',
      ],
    }),
    specs: [spec(term.websites, '1'), spec(begins, hours(8))],
    popular: false,
    order: 30,
    prices: [monthly(14.99), yearly(149.99)],
  },
]
