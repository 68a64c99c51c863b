import type { Localized, ServiceSeed } from '../../types'
import { lines, spec } from '../../words'
import { monthly, paidInFull, yearly } from './payment'
import * as term from './terms'

const begins: Localized = { en: 'Start within', es: 'Inicio en', fr: 'Début sous', de: 'Beginn binnen' }
const filter: Localized = { en: 'Filters up to', es: 'Filtra hasta', fr: 'Filtre jusqu’à', de: 'Filtert bis' }
const oneHour: Localized = { en: '1 hour', es: '1 hora', fr: '1 heure', de: '1 Stunde' }
const hours = (value: number): Localized => ({ en: `${value} hours`, es: `${value} horas`, fr: `${value} heures`, de: `${value} Stunden` })

const common = { type: 'service', category: 'security', demo: true, paymentTypes: paidInFull } as const

/** P9: own prices. */
export const securityServices: readonly ServiceSeed[] = [
  {
    ...common,
    key: 'site-firewall',
    name: { en: 'Website firewall', es: 'Cortafuegos web', fr: 'Pare-feu applicatif', de: 'Website-Firewall' },
    description: {
      en: 'Blocks malicious requests before they reach your software.',
      es: 'Bloquea peticiones maliciosas antes de que lleguen a su software.',
      fr: 'Bloque les requêtes malveillantes avant qu’elles n’atteignent vos logiciels.',
      de: 'Blockiert schädliche Anfragen, bevor sie Ihre Software erreichen.',
    },
    features: lines({
      en: [
        'Known vulnerabilities in common software blocked',
        'Repeated login attempts slowed, then blocked',
        'Your own rules, by country if needed',
      ],
      es: [
        'Bloquea ataques a fallos conocidos del software habitual',
        'Frena y bloquea los intentos de acceso repetidos',
        'Reglas propias, por país si hace falta',
      ],
      fr: [
        'Failles connues des logiciels courants bloquées',
        'Essais de connexion répétés ralentis, puis bloqués',
        'Vos propres règles, par pays si besoin',
      ],
      de: [
        'Bekannte Schwachstellen gängiger Software blockiert',
        'Wiederholte Anmeldeversuche gebremst, dann blockiert',
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
      en: 'Absorbs attack traffic and lets your customers through.',
      es: 'Absorbe el tráfico de ataque y deja pasar a sus clientes.',
      fr: 'Absorbe le trafic d’attaque et laisse passer vos clients.',
      de: 'Fängt Angriffe ab und lässt Ihre Kunden durch.',
    },
    features: lines({
      en: [
        'Activates automatically within seconds',
        'Protects any IP address, even with other hosts',
        'Report on the type and origin of each attack',
      ],
      es: [
        'Se activa automáticamente en segundos',
        'Protege cualquier dirección IP, también en otros proveedores',
        'Informe con el tipo y el origen de cada ataque',
      ],
      fr: [
        'S’active automatiquement en quelques secondes',
        'Protège toute adresse IP, même chez un autre hébergeur',
        'Rapport sur le type et l’origine de chaque attaque',
      ],
      de: [
        'Schaltet sich in Sekunden automatisch ein',
        'Schützt jede IP-Adresse, auch bei anderen Hostern',
        'Bericht zu Art und Herkunft jedes Angriffs',
      ],
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
      en: 'We remove malware and close the gap it came through.',
      es: 'Eliminamos el malware y cerramos el fallo por el que entró.',
      fr: 'Nous supprimons les logiciels malveillants et corrigeons la faille.',
      de: 'Wir entfernen Malware und schließen die Sicherheitslücke.',
    },
    features: lines({
      en: ['Files compared with clean originals', 'The entry point is found and closed', 'Removal from blocklists requested'],
      es: [
        'Archivos comparados con originales limpios',
        'Se localiza y se cierra el punto de entrada',
        'Solicitamos la retirada de las listas negras',
      ],
      fr: ['Fichiers comparés aux originaux sains', 'Point d’entrée identifié et fermé', 'Demande de retrait des listes noires'],
      de: ['Dateien mit sauberen Originalen verglichen', 'Einfallsweg gefunden und geschlossen', 'Streichung von Sperrlisten beantragt'],
    }),
    specs: [spec(term.websites, '1'), spec(begins, hours(8))],
    popular: false,
    order: 30,
    prices: [monthly(14.99), yearly(149.99)],
  },
]
