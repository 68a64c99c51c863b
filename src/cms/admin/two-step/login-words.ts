import { words } from '@/cms/words'

export const loginWords = {
  heldUp: words({
    en: 'Tries at the login',
    es: 'Intentos de acceso',
    fr: 'Essais de connexion',
    de: 'Versuche bei der Anmeldung',
  }),
  nobodyWaits: words({
    en: 'Nobody has to wait before the next try.',
    es: 'Nadie tiene que esperar para volver a intentarlo.',
    fr: 'Personne ne doit attendre avant le prochain essai.',
    de: 'Niemand muss vor dem nächsten Versuch warten.',
  }),
  password: words({ en: 'Wrong passwords', es: 'Contraseñas erróneas', fr: 'Mots de passe erronés', de: 'Falsche Passwörter' }),
  code: words({ en: 'Wrong codes', es: 'Códigos erróneos', fr: 'Codes erronés', de: 'Falsche Codes' }),
  from: words({ en: 'from', es: 'desde', fr: 'depuis', de: 'von' }),
  everywhere: words({ en: 'from everywhere', es: 'desde cualquier lugar', fr: 'depuis partout', de: 'von überall' }),
  waitsUntil: words({ en: 'waits until', es: 'espera hasta las', fr: 'attente jusqu’à', de: 'wartet bis' }),
  free: words({
    en: 'Let them try again now',
    es: 'Permitir otro intento ahora',
    fr: 'Autoriser un nouvel essai',
    de: 'Jetzt wieder versuchen lassen',
  }),
  freeHint: words({
    en: 'Only when you are sure who is asking: it may be someone guessing passwords.',
    es: 'Solo cuando esté seguro de quién lo pide: podría ser alguien que prueba contraseñas.',
    fr: 'Seulement si vous êtes sûr de qui le demande : ce peut être quelqu’un qui essaie des mots de passe.',
    de: 'Erst wenn Sie sicher sind, wer fragt: Es kann jemand sein, der Passwörter rät.',
  }),
  sessions: words({ en: 'Logged in now', es: 'Sesiones abiertas', fr: 'Connexions ouvertes', de: 'Zurzeit angemeldet' }),
  nowhere: words({ en: 'Nowhere.', es: 'Ninguna.', fr: 'Aucune.', de: 'Nirgends.' }),
  since: words({ en: 'Since', es: 'Desde el', fr: 'Depuis le', de: 'Seit' }),
  thisBrowser: words({ en: 'this browser', es: 'este navegador', fr: 'ce navigateur', de: 'dieser Browser' }),
  end: words({ en: 'Log out', es: 'Cerrar', fr: 'Déconnecter', de: 'Abmelden' }),
  endOthers: words({
    en: 'Log out everywhere else',
    es: 'Cerrar todas las demás',
    fr: 'Déconnecter partout ailleurs',
    de: 'Überall sonst abmelden',
  }),
  endAll: words({ en: 'Log out everywhere', es: 'Cerrar todas', fr: 'Déconnecter partout', de: 'Überall abmelden' }),
} as const
