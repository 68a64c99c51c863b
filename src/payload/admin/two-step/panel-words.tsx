import { words, translate, type Reader } from '@/payload/words'

export const panelWords = {
  title: words({ en: 'Two-step login', es: 'Acceso en dos pasos', fr: 'Connexion en deux étapes', de: 'Anmeldung in zwei Schritten' }),
  off: words({
    en: 'Off. With it, the login asks for a code from an app on your phone as well as the password.',
    es: 'Desactivado. Con él, al iniciar sesión se pide además de la contraseña un código de una aplicación de su teléfono.',
    fr: 'Désactivée. Avec elle, la connexion demande, en plus du mot de passe, un code d’une application de votre téléphone.',
    de: 'Aus. Mit ihr verlangt die Anmeldung außer dem Passwort einen Code aus einer App auf Ihrem Handy.',
  }),
  on: words({ en: 'On since', es: 'Activado desde el', fr: 'Activée depuis le', de: 'An seit' }),
  codesLeft: words({
    en: 'Recovery codes left:',
    es: 'Códigos de recuperación restantes:',
    fr: 'Codes de secours restants :',
    de: 'Übrige Wiederherstellungscodes:',
  }),
  setUp: words({ en: 'Set it up', es: 'Configurarlo', fr: 'La configurer', de: 'Einrichten' }),
  scan: words({
    en: 'Scan the code with an authenticator app, or type the key into it.',
    es: 'Escanee el código con una aplicación de autenticación o escriba en ella la clave.',
    fr: 'Scannez le code avec une application d’authentification, ou saisissez-y la clé.',
    de: 'Scannen Sie den Code mit einer Authenticator-App, oder tippen Sie den Schlüssel hinein.',
  }),
  qr: words({
    en: 'QR code with the key for the app',
    es: 'Código QR con la clave para la aplicación',
    fr: 'Code QR contenant la clé pour l’application',
    de: 'QR-Code mit dem Schlüssel für die App',
  }),
  keep: words({
    en: 'Keep these recovery codes. Each opens once when the phone is not at hand; they are shown only now.',
    es: 'Guarde estos códigos de recuperación. Cada uno sirve una vez cuando no tiene el teléfono a mano; solo se muestran ahora.',
    fr: 'Gardez ces codes de secours. Chacun sert une fois quand le téléphone n’est pas sous la main ; ils ne s’affichent que maintenant.',
    de: 'Bewahren Sie diese Wiederherstellungscodes auf. Jeder öffnet einmal, wenn das Handy nicht zur Hand ist; sie werden nur jetzt gezeigt.',
  }),
  code: words({ en: 'Code from the app', es: 'Código de la aplicación', fr: 'Code de l’application', de: 'Code aus der App' }),
  password: words({ en: 'Current password', es: 'Contraseña actual', fr: 'Mot de passe actuel', de: 'Aktuelles Passwort' }),
  turnOn: words({ en: 'Turn on', es: 'Activar', fr: 'Activer', de: 'Einschalten' }),
  turnOff: words({ en: 'Turn off', es: 'Desactivar', fr: 'Désactiver', de: 'Ausschalten' }),
  newCodes: words({
    en: 'Make new recovery codes',
    es: 'Generar nuevos códigos de recuperación',
    fr: 'Créer de nouveaux codes de secours',
    de: 'Neue Wiederherstellungscodes erzeugen',
  }),
  useCodes: words({
    en: 'Use these from now on',
    es: 'Usar estos desde ahora',
    fr: 'Utiliser ceux-ci désormais',
    de: 'Ab jetzt diese verwenden',
  }),
  cancel: words({ en: 'Cancel', es: 'Cancelar', fr: 'Annuler', de: 'Abbrechen' }),
  othersOff: words({
    en: 'Not set up.',
    es: 'No está configurado.',
    fr: 'Pas configurée.',
    de: 'Nicht eingerichtet.',
  }),
  remove: words({
    en: 'Remove two-step login',
    es: 'Retirar el acceso en dos pasos',
    fr: 'Retirer la connexion en deux étapes',
    de: 'Anmeldung in zwei Schritten entfernen',
  }),
  removeHint: words({
    en: 'Only once you are sure who asks. Every browser is logged out, the owner is told by email, and it is written down who did it.',
    es: 'Solo cuando esté seguro de quién lo pide. Se cierra la sesión en todos los navegadores, se avisa por correo y queda registrado quién lo hizo.',
    fr: 'Seulement si vous êtes sûr de qui le demande. Tous les navigateurs sont déconnectés, la personne est prévenue par mail, et l’auteur est enregistré.',
    de: 'Erst wenn Sie sicher sind, wer fragt. Alle Browser werden abgemeldet, die Person erfährt es per E-Mail, und es wird vermerkt, wer es war.',
  }),
  removed: words({ en: 'Removed.', es: 'Retirado.', fr: 'Retirée.', de: 'Entfernt.' }),
  needed: words({
    en: 'The password was right. Enter the code that your authenticator app shows now, or a recovery code.',
    es: 'La contraseña es correcta. Introduzca el código que muestra ahora su aplicación de autenticación o un código de recuperación.',
    fr: 'Le mot de passe est juste. Saisissez le code que votre application d’authentification affiche en ce moment, ou un code de secours.',
    de: 'Das Passwort stimmt. Geben Sie den Code ein, den Ihre Authenticator-App gerade zeigt, oder einen Wiederherstellungscode.',
  }),
  cookiesBlocked: words({
    en: 'Your browser blocks cookies, so you cannot be logged in. Allow cookies for this site, then reload the page.',
    es: 'Su navegador bloquea las cookies, por lo que no puede iniciar sesión. Permita las cookies de este sitio y recargue la página.',
    fr: 'Votre navigateur bloque les cookies : la connexion est impossible. Autorisez les cookies pour ce site, puis rechargez la page.',
    de: 'Ihr Browser blockiert Cookies, deshalb ist die Anmeldung nicht möglich. Erlauben Sie Cookies für diese Website und laden Sie die Seite neu.',
  }),
  toSetUp: words({
    en: 'All staff log in here in two steps. Set it up now; then enter the code that the app shows.',
    es: 'Aquí todo el personal accede en dos pasos. Configúrelo ahora e introduzca después el código que muestra la aplicación.',
    fr: 'Ici, toute l’équipe se connecte en deux étapes. Configurez-la maintenant, puis saisissez le code que l’application affiche.',
    de: 'Hier meldet sich das ganze Team in zwei Schritten an. Richten Sie sie jetzt ein, und geben Sie dann den Code ein, den die App zeigt.',
  }),
  again: words({ en: 'Begin again', es: 'Empezar de nuevo', fr: 'Recommencer', de: 'Von vorn beginnen' }),
} as const

interface ShownKeyProps extends Reader {
  readonly secret: string
  readonly qr: { readonly size: number; readonly path: string }
}

export const ShownKey = ({ secret, qr: { size, path }, i18n }: ShownKeyProps) => (
  <div className="two-step__key">
    <p>{translate({ i18n }, panelWords.scan)}</p>
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={translate({ i18n }, panelWords.qr)} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
    <code translate="no">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
  </div>
)

export const ShownCodes = ({ codes, i18n }: { readonly codes: readonly string[] } & Reader) => (
  <div className="two-step__codes">
    <p>{translate({ i18n }, panelWords.keep)}</p>
    <ol translate="no">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  </div>
)

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
