/** An asterisk at either end matches any letters. */
export interface AvoidedWord {
  readonly not: string
  readonly use: string
  /** A phrase in which the word is allowed; may contain asterisks. */
  readonly unless?: string
}

const avoid = (not: string, use: string, unless?: string): AvoidedWord => ({ not, use, ...(unless === undefined ? {} : { unless }) })

/** Synonyms and trade terms the shop avoids; each replacement is a term of docs/glossary.md. */
export const avoidedWords: Readonly<Record<string, readonly AvoidedWord[]>> = {
  en: [
    avoid('e-mail*', 'email'),
    avoid('letterbox', 'mailbox'),
    avoid('coupon*', 'discount code'),
    avoid('e-commerce', 'ecommerce'),
    avoid('TLD*', 'extension'),
    avoid('an ending', 'extension'),
    avoid('every ending', 'extension'),
    avoid('sign in', 'log in'),
    avoid('signed in', 'log in'),
    avoid('2FA', 'two-step login', '(2FA)'),
    avoid('MFA', 'two-step login'),
    avoid('blackmail', 'ransomware'),
    avoid('clean-up service', 'malware removal'),
    avoid('uptime watch', 'monitoring'),
    avoid('web site*', 'website'),
    avoid('organization*', 'organisation'),
    avoid('recognize*', 'recognise'),
    avoid('color*', 'colour'),
    avoid('neighbor*', 'neighbour'),
    avoid('center', 'centre', 'resource center'),
    avoid('canceled', 'cancelled'),
    avoid('virtualization*', 'virtualisation'),
    avoid('machine', 'server', 'virtual machine'),
    avoid('machines', 'server', 'virtual machines'),
    avoid('name server*', 'nameserver'),
    avoid('authcode*', 'auth code'),
    avoid('domain holder*', 'owner'),
    avoid('lapse*', 'expiry'),
    avoid('staging cop*', 'staging site'),
    avoid('before tax', 'excl. tax'),
    avoid('telephone*', 'phone'),
    avoid('user name*', 'username'),
    avoid('plug-in*', 'plugin'),
    avoid('somebody', 'someone'),
    avoid('anybody', 'anyone'),
    avoid('dearest', 'most expensive'),
  ],
  es: [
    avoid('e-mail*', 'correo'),
    avoid('email', 'correo', 'email marketing'),
    avoid('una carta', 'correo'),
    avoid('divisa*', 'moneda'),
    avoid('cupón', 'código de descuento'),
    avoid('cupones', 'código de descuento'),
    avoid('depósito*', 'anticipo'),
    avoid('términos', 'condiciones'),
    avoid('TLD*', 'extensión'),
    avoid('hospedaje', 'alojamiento'),
    avoid('firewall', 'cortafuegos'),
    avoid('backup*', 'copia de seguridad'),
    avoid('snapshot*', 'instantánea'),
    avoid('vigilancia', 'monitorización'),
    avoid('red de distribución', 'CDN', 'red de distribución de contenido'),
    avoid('correo comercial', 'email marketing'),
    avoid('cámara de copias', 'copia inmutable'),
    avoid('servicio de limpieza', 'eliminación de malware'),
    avoid('chantaje', 'ransomware'),
    avoid('2FA', 'acceso en dos pasos', '(2FA)'),
    avoid('máquina*', 'servidor', 'máquina* virtual*'),
    avoid('traslado*', 'migración'),
    avoid('nuevo plazo', 'periodo'),
    avoid('redención', 'recuperación'),
    avoid('sin impuestos', 'impuestos no incluidos'),
  ],
  fr: [
    avoid('e-mail*', 'mail', 'e-mailing'),
    avoid('courriel*', 'mail'),
    avoid('courrier*', 'mail', 'courrier postal'),
    avoid('coupon*', 'code de réduction'),
    avoid('code promo', 'code de réduction'),
    avoid('TLD*', 'extension'),
    avoid('firewall', 'pare-feu'),
    avoid('backup*', 'sauvegarde'),
    avoid('snapshot*', 'instantané'),
    avoid('ransomware', 'rançongiciel'),
    avoid('verrou de domaine', 'verrouillage du domaine'),
    avoid('diffusion de contenu', 'CDN', 'CDN : diffusion de contenu'),
    avoid('chantage', 'rançongiciel'),
    avoid('service de nettoyage', 'nettoyage antimalware'),
    avoid('GB', 'Go'),
    avoid('TB', 'To'),
    avoid('MB', 'Mo'),
    avoid('2FA', 'connexion en deux étapes', '(2FA)'),
    avoid('machine*', 'serveur', 'machine* virtuelle*'),
    avoid('serveur* de noms', 'serveur DNS', '(serveurs de noms)'),
    avoid('entrée* DNS', 'enregistrement'),
    avoid('transfert de site*', 'migration'),
    avoid('hors taxe*', 'HT', 'hors taxes (HT)'),
    avoid('plug-in*', 'plugin'),
  ],
  de: [
    avoid('Email*', 'E-Mail'),
    avoid('Brief*', 'E-Mail', 'per Brief'),
    avoid('Gutschein*', 'Rabattcode'),
    avoid('Coupon*', 'Rabattcode'),
    avoid('Erneuerung*', 'Verlängerung'),
    avoid('TLD*', 'Endung'),
    avoid('AGB', 'Nutzungsbedingungen'),
    avoid('Webseite*', 'Website'),
    avoid('einloggen', 'anmelden'),
    avoid('Netzfilter', 'Firewall'),
    avoid('Überwachung', 'Monitoring'),
    avoid('*wache', 'Monitoring'),
    avoid('Reinigungsdienst', 'Malware-Entfernung'),
    avoid('Erpressung', 'Ransomware'),
    avoid('Passwortraten', 'Erraten von Passwörtern'),
    avoid('2FA', 'Anmeldung in zwei Schritten', '(2FA)'),
    avoid('Maschine*', 'Server', 'virtuelle* Maschine*'),
    avoid('Kundendienst*', 'Support'),
    avoid('Autorisierungscode*', 'Auth-Code', 'auch Autorisierungscode'),
    avoid('Authcode*', 'Auth-Code'),
    avoid('Name-Server*', 'Nameserver'),
    avoid('Namenserver*', 'Nameserver'),
    avoid('Testumgebung*', 'Staging-Umgebung'),
    avoid('vor Steuer*', 'zzgl. USt.'),
    avoid('Plug-in*', 'Plugin'),
  ],
}

/** A figurative or literally translated word. */
export interface FigureOfSpeech {
  readonly not: string
  /** The plain term, if it is always the same. */
  readonly use?: string
  readonly unless?: string
}

const figures = (...words: readonly string[]): readonly FigureOfSpeech[] => words.map((not) => ({ not }))

const literal = (not: string, use: string): FigureOfSpeech => ({ not, use })

/**
 * Omits words that are ordinary in texts about hosting: German `Kasse` and `hängt von … ab`, Spanish `caja`, French `caisse` and `porte`,
 * English `counter` for a number.
 */
export const figuresOfSpeech: Readonly<Record<string, readonly FigureOfSpeech[]>> = {
  en: [
    ...figures('hang', 'hangs', 'hanging', 'hung', 'plate', 'plates', 'nameplate*', 'screw*', 'rivet*', 'shelf', 'shelves', 'drawer*'),
    ...figures(
      'doorkeeper*',
      'dials',
      'on the wall',
      'off the wall',
      'at the counter',
      'on the counter',
      'over the counter',
      'our counter',
    ),
    ...figures('the till', 'our till', 'a till', 'tills', 'lock and key', 'the desk'),
    ...figures('beside this', 'on the move', 'lately'),
    { not: 'what runs', unless: 'what runs on' },
    literal('its day', 'renewal date'),
    literal('turned over', 'switched'),
  ],
  es: [
    ...figures(
      'colg*',
      'cuelg*',
      'descolg*',
      'descuelg*',
      'tornillo*',
      'atornill*',
      'remach*',
      'mostrador*',
      'estante*',
      'cajón',
      'cajones',
    ),
    ...figures('letrero*', 'rótulo*', 'en la pared', 'de la pared', 'portero*'),
    { not: 'placa*', unless: 'placa* base' },
    literal('precio de su día', 'precio vigente ese día'),
    literal('cambiamos el nombre', 'cambiamos el dominio'),
    literal('girar el nombre', 'cambiar el dominio'),
    literal('pedido abierto', 'pedido pendiente'),
    literal('pedidos abiertos', 'pedidos pendientes'),
    literal('cambio de manos', 'cambio de titular'),
  ],
  fr: [
    ...figures('accrocher', 'accroché*', 'plaque', 'plaques', 'une vis', 'la vis', 'les vis', 'des vis', 'visser', 'vissé*', 'dévissé*'),
    ...figures('riveté*', 'étagère*', 'comptoir*', 'enseigne', 'enseignes', 'tiroir*', 'au mur', 'du mur', 'portier*', 'cadran*'),
    literal('prix de son jour', 'tarif en vigueur'),
    literal('tourner le nom', 'basculer le domaine'),
    literal('commande ouverte', 'commande en attente'),
    literal('commandes ouvertes', 'commandes en attente'),
  ],
  de: [
    ...figures('aufhäng*', 'aufgehängt*', 'hängt hier', 'hängt jetzt', 'hängt noch', 'hängt nicht', '*schild', '*schilder', 'Schraub*'),
    ...figures('*geschraubt', 'genietet*', 'Tresen*', 'Theke*', 'Regal*', 'Schublade*', 'an der Wand', 'an die Wand', 'von der Wand'),
    ...figures('Pförtner*', 'Türsteher*'),
    literal('Preis ihres Tages', 'Preis am Tag der Verlängerung'),
    literal('Preis seines Tages', 'Preis am Tag der Verlängerung'),
    literal('kostet den Preis', 'wird zum Preis verlängert'),
    literal('zurücklesen', 'auslesen'),
    literal('zurückgelesen', 'ausgelesen'),
  ],
}
