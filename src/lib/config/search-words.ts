import { englishBehind, type Written } from './locales'

/** What the site search knows of a language beside the words of the pages. All of it without accents and in small letters. */
interface SearchWords {
  /** Words that say nothing about what is looked for. */
  readonly ignored: readonly string[]
  /** What visitors write for one and the same thing, the words of our pages among them. */
  readonly synonyms: readonly (readonly string[])[]
  /** Endings that make other forms of a word, the longest first. */
  readonly endings: readonly string[]
}

const words = (list: string): readonly string[] => list.split(' ')

const written: Written<SearchWords> = {
  en: {
    ignored: words(
      'a an and are at can do does for from get give how i in is it long me much my need of on or our take the there to want what when where which who why with within you your',
    ),
    synonyms: [
      ['refund', 'money back', 'money-back', 'withdrawal', 'cancel', 'cancellation', 'return'],
      ['invoice', 'invoices', 'bill', 'billing', 'receipt'],
      ['auth code', 'authcode', 'auth-code', 'epp', 'epp code', 'authorization code', 'authorisation code', 'transfer code'],
      ['transfer', 'move', 'migrate', 'migration'],
      ['ssl', 'tls', 'https', 'certificate'],
      ['email', 'e-mail', 'mail', 'mailbox'],
      ['price', 'pricing', 'cost', 'costs', 'cheap', 'cheapest'],
      ['help', 'support', 'contact', 'phone', 'chat'],
      ['name server', 'nameserver', 'dns'],
      ['website', 'site', 'homepage', 'web page'],
      ['login', 'log in', 'sign in', 'password'],
      ['privacy', 'gdpr', 'data protection'],
    ],
    endings: ['ing', 'ers', 'er', 'es', 'ed', 's'],
  },
  es: {
    ignored: words(
      'a al como con cual cuando cuanto de del donde el en es esta hay la las lo los me mi mis para por que se su tarda tengo tiene tu un una y',
    ),
    synonyms: [
      ['reembolso', 'devolucion', 'desistimiento', 'cancelar', 'cancelacion', 'dinero'],
      ['factura', 'facturas', 'facturacion', 'recibo'],
      ['codigo de autorizacion', 'codigo auth', 'auth code', 'authcode', 'epp', 'codigo epp', 'codigo de transferencia'],
      ['transferir', 'transferencia', 'traslado', 'trasladar', 'migracion', 'migrar', 'mover'],
      ['ssl', 'tls', 'https', 'certificado'],
      ['correo', 'email', 'e-mail', 'buzon'],
      ['precio', 'precios', 'coste', 'tarifa', 'barato'],
      ['ayuda', 'soporte', 'asistencia', 'contacto', 'telefono'],
      ['servidor de nombres', 'nameserver', 'dns'],
      ['sitio web', 'pagina web', 'web', 'sitio'],
      ['iniciar sesion', 'acceso', 'contrasena', 'login'],
      ['privacidad', 'rgpd', 'proteccion de datos'],
    ],
    endings: ['ciones', 'cion', 'ando', 'es', 'as', 'os', 'ar', 's', 'a', 'o'],
  },
  fr: {
    ignored: words(
      'a ai au aux avec ce combien comment dans de des du en est et il je la le les ma mes mon ou par pour puis quand que quel quelle qui sa se son sur temps un une votre vous',
    ),
    synonyms: [
      ['remboursement', 'rembourser', 'retractation', 'annuler', 'annulation', 'resilier', 'resiliation'],
      ['facture', 'factures', 'facturation', 'recu'],
      [
        'code d’autorisation',
        "code d'autorisation",
        'code auth',
        'auth code',
        'authcode',
        'epp',
        'code epp',
        'code de transfert',
        'autorisation',
      ],
      ['transfert', 'transferer', 'demenager', 'migration', 'migrer', 'deplacer'],
      ['ssl', 'tls', 'https', 'certificat'],
      ['e-mail', 'email', 'mail', 'courriel', 'messagerie', 'boite'],
      ['prix', 'tarif', 'tarifs', 'cout', 'moins cher'],
      ['aide', 'assistance', 'support', 'contact', 'telephone'],
      ['serveur de noms', 'nameserver', 'dns'],
      ['site web', 'site internet', 'site'],
      ['connexion', 'se connecter', 'mot de passe', 'login'],
      ['confidentialite', 'rgpd', 'protection des donnees'],
    ],
    endings: ['ations', 'ements', 'ation', 'ement', 'er', 'es', 'e', 's', 'x'],
  },
  de: {
    ignored: words(
      'aus bei bekomme bekommt das dauert dem den der die ein eine einen einer es fur habe ich im in ist kann kriege lange man mein meine meinen mich mir mit oder und von wann was welche welcher welches wer wie wo zu zum zur',
    ),
    synonyms: [
      ['ruckerstattung', 'erstattung', 'geld zuruck', 'widerruf', 'widerrufsbelehrung', 'kundigen', 'kundigung', 'stornieren', 'ruckgabe'],
      ['rechnung', 'rechnungen', 'beleg', 'quittung'],
      ['auth-code', 'authcode', 'auth code', 'authinfo', 'epp', 'epp-code', 'autorisierungscode', 'transfercode'],
      ['transfer', 'transferieren', 'ubertragen', 'umzug', 'umziehen', 'wechsel', 'wechseln', 'mitnehmen'],
      ['ssl', 'tls', 'https', 'zertifikat'],
      ['e-mail', 'email', 'mail', 'postfach'],
      ['preis', 'preise', 'kosten', 'kostet', 'gunstig', 'billig', 'gunstigste'],
      ['hilfe', 'support', 'kontakt', 'telefon', 'kundendienst'],
      ['nameserver', 'dns'],
      ['website', 'webseite', 'homepage', 'internetseite'],
      ['anmelden', 'einloggen', 'login', 'passwort', 'kennwort'],
      ['datenschutz', 'dsgvo'],
    ],
    endings: ['ungen', 'ung', 'ern', 'en', 'er', 'es', 'e', 'n', 's'],
  },
}

export const searchWords = englishBehind(written)
