import { words, type Words, translate, type Reader } from '@/payload/words'
import type { Messages } from '@/lib/i18n/messages'
import type { MessageError } from '@/lib/i18n/message-demands'

/** Where a message stands, on one line of a table: English, Spanish, French, German. */
const place = (en: string, es: string, fr: string, de: string): Words => words({ en, es, fr, de })

/** Where the messages of each namespace stand, as an editor would say it. */
export const messagePlaces: Readonly<Record<keyof Messages, Words>> = {
  account: place('Customer account', 'Cuenta de cliente', 'Espace client', 'Kundenkonto'),
  article: place('Article', 'Artículo', 'Article', 'Artikel'),
  bulkSearch: place('Search for many names', 'Búsqueda de varios nombres', 'Recherche de plusieurs noms', 'Suche nach mehreren Namen'),
  bundledSections: place(
    'Sections of the home page',
    'Secciones de la página de inicio',
    'Sections de l’accueil',
    'Abschnitte der Startseite',
  ),
  cart: place('Cart', 'Carrito', 'Panier', 'Warenkorb'),
  cartAdvice: place('Suggestions in the cart', 'Sugerencias del carrito', 'Suggestions du panier', 'Empfehlungen im Warenkorb'),
  cartChanges: place('Changes in the cart', 'Cambios en el carrito', 'Changements du panier', 'Änderungen im Warenkorb'),
  caseStudies: place('Case studies', 'Casos de éxito', 'Études de cas', 'Fallstudien'),
  categories: place('Names of the categories', 'Nombres de las categorías', 'Noms des catégories', 'Namen der Kategorien'),
  checkout: place('Checkout', 'Pantalla de pago', 'Page de commande', 'Kasse'),
  comparison: place('Comparison of plans', 'Comparativa de planes', 'Comparatif des offres', 'Tarifvergleich'),
  contactForm: place('Contact form', 'Formulario de contacto', 'Formulaire de contact', 'Kontaktformular'),
  currency: place('Choice of currency', 'Selector de moneda', 'Choix de la devise', 'Währungsauswahl'),
  discountCodes: place(
    'Discount codes in the cart',
    'Códigos de descuento del carrito',
    'Codes de réduction du panier',
    'Rabattcodes im Warenkorb',
  ),
  discounts: place('Discounts', 'Descuentos', 'Réductions', 'Rabatte'),
  dnsLookup: place('DNS lookup', 'Consulta DNS', 'Consultation DNS', 'DNS-Abfrage'),
  domainCategories: place('Groups of extensions', 'Grupos de extensiones', 'Groupes d’extensions', 'Gruppen von Endungen'),
  domainHero: place('Search field of the opening', 'Buscador de la apertura', 'Champ de recherche d’ouverture', 'Suchfeld im Aufmacher'),
  domainPricing: place('Prices of a domain', 'Precios de un dominio', 'Prix d’un domaine', 'Preise einer Domain'),
  domainPricingGrid: place(
    'Table of domain prices',
    'Tabla de precios de dominios',
    'Tableau des prix des domaines',
    'Preistabelle der Domains',
  ),
  domainSearch: place('Domain search', 'Búsqueda de dominios', 'Recherche de domaines', 'Domainsuche'),
  domainSearchWidget: place('Small domain search', 'Buscador pequeño de dominios', 'Petite recherche de domaines', 'Kleine Domainsuche'),
  emailPlans: place('Email plans', 'Planes de correo', 'Offres mail', 'E-Mail-Tarife'),
  endings: place('All extensions', 'Todas las extensiones', 'Toutes les extensions', 'Alle Endungen'),
  errorPages: place('Error pages', 'Páginas de error', 'Pages d’erreur', 'Fehlerseiten'),
  errors: place(
    'Error messages of the shop',
    'Mensajes de error de la tienda',
    'Messages d’erreur de la boutique',
    'Fehlermeldungen des Shops',
  ),
  estimate: place('Configurator', 'Configurador', 'Configurateur', 'Konfigurator'),
  footer: place('Footer', 'Pie de página', 'Pied de page', 'Fußzeile'),
  forms: place('All forms', 'Todos los formularios', 'Tous les formulaires', 'Alle Formulare'),
  header: place('Header', 'Cabecera', 'En-tête', 'Kopfzeile'),
  hostingPlans: place('Hosting plans', 'Planes de hosting', 'Offres d’hébergement', 'Hosting-Tarife'),
  invoicePdf: place('Invoice as PDF', 'Factura en PDF', 'Facture en PDF', 'Rechnung als PDF'),
  language: place('Choice of language', 'Selector de idioma', 'Choix de la langue', 'Sprachauswahl'),
  lineNames: place('Names of lines', 'Nombres de las líneas', 'Noms des lignes', 'Namen der Posten'),
  machine: place('Drawing of the machine', 'Dibujo de la máquina', 'Dessin de la machine', 'Zeichnung der Maschine'),
  mail: place('Emails', 'Correos', 'Mails', 'E-Mails'),
  migrationForm: place('Form for moving a site', 'Formulario de traslado', 'Formulaire de transfert de site', 'Umzugsformular'),
  networkMetrics: place('Figures of the network', 'Cifras de la red', 'Chiffres du réseau', 'Zahlen des Netzes'),
  order: place('Page of an order', 'Página de un pedido', 'Page d’une commande', 'Seite einer Bestellung'),
  orderWay: place('Steps of an order', 'Pasos del pedido', 'Étapes de la commande', 'Schritte der Bestellung'),
  outagePage: place('Page for an outage', 'Página de avería', 'Page de panne', 'Seite bei einem Ausfall'),
  pageTitles: place('Titles of screens', 'Títulos de las pantallas', 'Titres des écrans', 'Titel der Ansichten'),
  periods: place('Billing periods', 'Periodos de pago', 'Périodes de paiement', 'Abrechnungszeiträume'),
  pricesShown: place('Prices with tax', 'Precios con impuestos', 'Prix taxes comprises', 'Preise mit Steuer'),
  receipt: place('Receipt', 'Recibo', 'Reçu', 'Beleg'),
  receiptPdf: place('Receipt as PDF', 'Recibo en PDF', 'Reçu en PDF', 'Beleg als PDF'),
  resourceCentre: place('List of articles', 'Lista de artículos', 'Liste des articles', 'Artikelübersicht'),
  sandboxPage: place('Page for test payments', 'Página de pagos de prueba', 'Page de paiements d’essai', 'Seite für Testzahlungen'),
  sectionData: place(
    'Sections that cannot be shown',
    'Secciones que no se muestran',
    'Sections non affichées',
    'Nicht angezeigte Abschnitte',
  ),
  servicesGrid: place('Overview of services', 'Resumen de servicios', 'Vue d’ensemble des services', 'Übersicht der Leistungen'),
  shell: place('Every page', 'Todas las páginas', 'Toutes les pages', 'Alle Seiten'),
  siteSearch: place('Search of the site', 'Búsqueda del sitio', 'Recherche sur le site', 'Suche auf der Website'),
  sslChooser: place(
    'Choice of an SSL certificate',
    'Selector de certificado SSL',
    'Choix d’un certificat SSL',
    'Auswahl des SSL-Zertifikats',
  ),
  sslPlans: place('SSL certificates', 'Certificados SSL', 'Certificats SSL', 'SSL-Zertifikate'),
  technologyStack: place('Technologies', 'Tecnologías', 'Technologies', 'Technologien'),
  testimonials: place('Customers’ voices', 'Opiniones de clientes', 'Avis de clients', 'Kundenstimmen'),
  theme: place('Light or dark', 'Claro u oscuro', 'Clair ou sombre', 'Hell oder dunkel'),
  toast: place('Notices', 'Avisos', 'Notifications', 'Hinweise'),
  transferDays: place('Days of a transfer', 'Días de una transferencia', 'Jours d’un transfert', 'Tage eines Domaintransfers'),
  transferPricing: place('Transfer prices', 'Precios de transferencia', 'Prix des transferts', 'Preise des Domaintransfers'),
  transferWarnings: place(
    'Warnings before a transfer',
    'Avisos previos a la transferencia',
    'Avertissements de transfert',
    'Warnungen vor dem Transfer',
  ),
  transferWizard: place('Transfer of a domain', 'Transferencia de un dominio', 'Transfert d’un domaine', 'Domaintransfer'),
  validation: place('Check of a domain name', 'Comprobación de un dominio', 'Vérification d’un domaine', 'Prüfung eines Domainnamens'),
  waiting: place('While a page loads', 'Mientras carga una página', 'Pendant le chargement', 'Während eine Seite lädt'),
  whoisLookup: place('WHOIS lookup', 'Consulta WHOIS', 'Consultation WHOIS', 'WHOIS-Abfrage'),
}

export const unknownMessage = words({
  en: 'The shop has no such message.',
  es: 'La tienda no tiene ese mensaje.',
  fr: 'La boutique n’a pas ce message.',
  de: 'Der Shop hat keine solche Meldung.',
})

const unreadable = words({
  en: 'This cannot be read as a message: check its braces and tags.',
  es: 'No se puede leer como mensaje: revise las llaves y las etiquetas.',
  fr: 'Ce texte n’est pas un message lisible : vérifiez les accolades et les balises.',
  de: 'Das lässt sich nicht als Meldung lesen: Prüfen Sie geschweifte Klammern und Tags.',
})

const lacking = words({ en: 'Missing', es: 'Falta', fr: 'Il manque', de: 'Es fehlt' })
const foreign = words({
  en: 'The shop does not fill in',
  es: 'La tienda no rellena',
  fr: 'La boutique ne remplit pas',
  de: 'Der Shop füllt nicht aus',
})

/** What a message lacks, or has too much of, beside the developers'. */
export const describeMessageError = (reader: Reader, fault: MessageError): string => {
  if (fault.unreadable !== undefined) return translate(reader, unreadable)
  return [
    ...(fault.lacking.length > 0 ? [`${translate(reader, lacking)}: ${fault.lacking.join(', ')}.`] : []),
    ...(fault.foreign.length > 0 ? [`${translate(reader, foreign)}: ${fault.foreign.join(', ')}.`] : []),
  ].join(' ')
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same value with another text at this path; rows are known by their ids. Unchanged where the path leads nowhere. */
const setAt = (value: unknown, [step = '', ...rest]: readonly string[], text: unknown): unknown => {
  if (Array.isArray(value)) return value.map((row: unknown) => (isFields(row) && String(row['id']) === step ? setAt(row, rest, text) : row))
  if (!isFields(value)) return value
  return { ...value, [step]: rest.length === 0 ? text : setAt(value[step], rest, text) }
}

export interface NewText {
  readonly path: string
  readonly value: unknown
}

/** What is saved of a document in one language so that these texts are others: whole fields, their rows with the ids they have. */
export const withTexts = (document: Fields, texts: readonly NewText[]): Fields => {
  const changed = texts.reduce<unknown>((done, { path, value }) => setAt(done, path.split('.'), value), document)
  const names = new Set(texts.map(({ path }) => path.split('.')[0] ?? path))
  return isFields(changed) ? Object.fromEntries([...names].map((name) => [name, changed[name]])) : {}
}

/** The parts that a namespace is divided into. */
type PartsOf<Name extends keyof Messages> = {
  readonly [Part in keyof Messages[Name] as Messages[Name][Part] extends string ? never : Part]: Words
}

const account: PartsOf<'account'> = {
  balance: place('Balance of a subscription', 'Saldo de una suscripción', 'Solde d’un abonnement', 'Guthaben eines Abonnements'),
  cancelContract: place('Cancellation of a contract', 'Cancelación de un contrato', 'Résiliation d’un contrat', 'Kündigung eines Vertrags'),
  cards: place('Saved cards', 'Tarjetas guardadas', 'Cartes enregistrées', 'Gespeicherte Karten'),
  change: place('Change of a plan', 'Cambio de plan', 'Changement d’offre', 'Tarifwechsel'),
  claim: place('An order joins the account', 'Pedido añadido a la cuenta', 'Commande ajoutée au compte', 'Bestellung ins Konto übernehmen'),
  codeStep: place('Second step of the login', 'Segundo paso del acceso', 'Deuxième étape de connexion', 'Zweiter Schritt der Anmeldung'),
  contacts: place('Owner of a domain', 'Titular de un dominio', 'Titulaire d’un domaine', 'Inhaber einer Domain'),
  dashboard: place('Overview', 'Resumen', 'Vue d’ensemble', 'Übersicht'),
  dns: place('Name servers and DNS', 'Servidores de nombres y DNS', 'Serveurs de noms et DNS', 'Nameserver und DNS'),
  domains: place('Domains', 'Dominios', 'Domaines', 'Domains'),
  errors: place('Error messages', 'Mensajes de error', 'Messages d’erreur', 'Fehlermeldungen'),
  fields: place('Fields', 'Campos', 'Champs', 'Felder'),
  firstSteps: place('First steps', 'Primeros pasos', 'Premiers pas', 'Erste Schritte'),
  forgot: place('Forgotten password', 'Contraseña olvidada', 'Mot de passe oublié', 'Passwort vergessen'),
  invoices: place('Invoices', 'Facturas', 'Factures', 'Rechnungen'),
  login: place('Login', 'Acceso', 'Connexion', 'Anmeldung'),
  moneyBack: place('Money back', 'Devolución del dinero', 'Remboursement', 'Geld zurück'),
  nav: place('Menu', 'Menú', 'Menu', 'Menü'),
  newCodes: place('New recovery codes', 'Nuevos códigos de recuperación', 'Nouveaux codes de secours', 'Neue Wiederherstellungscodes'),
  order: place('An order', 'Un pedido', 'Une commande', 'Eine Bestellung'),
  parts: place('Payments in parts', 'Pagos a plazos', 'Paiements en plusieurs fois', 'Ratenzahlung'),
  passkeys: place('Passkeys', 'Claves de acceso', 'Clés d’accès', 'Passkeys'),
  profile: place('Profile', 'Perfil', 'Profil', 'Profil'),
  register: place('Opening an account', 'Creación de la cuenta', 'Création du compte', 'Konto eröffnen'),
  renew: place('Renewal of a domain', 'Renovación de un dominio', 'Renouvellement d’un domaine', 'Verlängerung einer Domain'),
  reset: place('New password', 'Contraseña nueva', 'Nouveau mot de passe', 'Neues Passwort'),
  settings: place('Settings', 'Ajustes', 'Réglages', 'Einstellungen'),
  subscriptions: place('Subscriptions', 'Suscripciones', 'Abonnements', 'Abonnements'),
  twoStep: place('Two-step login', 'Acceso en dos pasos', 'Connexion en deux étapes', 'Anmeldung in zwei Schritten'),
  twoStepSetup: place(
    'Setting up two-step login',
    'Activar el acceso en dos pasos',
    'Activer la connexion en deux étapes',
    'Zwei Schritte einrichten',
  ),
  verify: place('Confirming an address', 'Confirmación de la dirección', 'Confirmation de l’adresse', 'Adresse bestätigen'),
}

const mail: PartsOf<'mail'> = {
  addressKnown: place('Address already known', 'Dirección ya conocida', 'Adresse déjà connue', 'Adresse schon bekannt'),
  contactConfirmation: place('Message received', 'Mensaje recibido', 'Message reçu', 'Nachricht eingegangen'),
  domainExpired: place('Domain is free again', 'Dominio libre de nuevo', 'Domaine de nouveau libre', 'Domain wieder frei'),
  domainGrace: place('Domain has expired', 'Dominio vencido', 'Domaine expiré', 'Domain abgelaufen'),
  domainRedemption: place('Domain in redemption', 'Dominio en recuperación', 'Domaine en rédemption', 'Domain in der Rückholfrist'),
  domainRegistered: place('Domain registered', 'Dominio registrado', 'Domaine enregistré', 'Domain registriert'),
  facts: place('Details below an email', 'Datos al pie del correo', 'Détails au bas du mail', 'Angaben unter der E-Mail'),
  migrationConfirmation: place('Moving a site', 'Traslado de un sitio', 'Transfert d’un site', 'Umzug einer Website'),
  nameLost: place('Name was gone', 'Nombre perdido', 'Nom perdu', 'Name nicht mehr frei'),
  orderCancelled: place('Order cancelled', 'Pedido cancelado', 'Commande annulée', 'Bestellung storniert'),
  orderReceipt: place('Receipt of an order', 'Recibo del pedido', 'Reçu de la commande', 'Beleg der Bestellung'),
  orderRefunded: place('Refund', 'Reembolso', 'Remboursement', 'Rückzahlung'),
  passwordChanged: place('Password changed', 'Contraseña cambiada', 'Mot de passe modifié', 'Passwort geändert'),
  paymentApart: place('Payment that does not match', 'Pago que no coincide', 'Paiement qui ne correspond pas', 'Abweichende Zahlung'),
  paymentFailed: place('Payment failed', 'Pago fallido', 'Paiement échoué', 'Zahlung fehlgeschlagen'),
  paymentReceived: place('Payment received', 'Pago recibido', 'Paiement reçu', 'Zahlung eingegangen'),
  paymentReminder: place('Payment reminder', 'Recordatorio de pago', 'Rappel de paiement', 'Zahlungserinnerung'),
  domainRenewed: place(
    'Automatic renewal paid',
    'Renovación automática pagada',
    'Renouvellement automatique payé',
    'Automatische Verlängerung bezahlt',
  ),
  renewalReminder: place('Reminder of a renewal', 'Aviso de renovación', 'Rappel de renouvellement', 'Erinnerung an die Verlängerung'),
  resetPassword: place('New password', 'Contraseña nueva', 'Nouveau mot de passe', 'Neues Passwort'),
  securityNotice: place('Security notices', 'Avisos de seguridad', 'Avis de sécurité', 'Sicherheitshinweise'),
  staffNotice: place('Notice to staff', 'Aviso al personal', 'Avis au personnel', 'Hinweis an das Team'),
  subscription: place('Subscription', 'Suscripción', 'Abonnement', 'Abonnement'),
  subscriptionOrder: place(
    'Order of the next term',
    'Pedido del próximo periodo',
    'Commande de la prochaine période',
    'Bestellung der nächsten Laufzeit',
  ),
  transferAwaiting: place('Transfer awaits the registry', 'Transferencia a la espera', 'Transfert en attente', 'Transfer wartet'),
  transferCompleted: place('Transfer completed', 'Transferencia terminada', 'Transfert terminé', 'Transfer abgeschlossen'),
  transferFailed: place('Transfer failed', 'Transferencia fallida', 'Transfert échoué', 'Transfer fehlgeschlagen'),
  transferRequested: place('Transfer ordered', 'Transferencia pedida', 'Transfert commandé', 'Transfer bestellt'),
  verifyEmail: place('Confirming an address', 'Confirmación de la dirección', 'Confirmation de l’adresse', 'Adresse bestätigen'),
}

/** What many namespaces divide themselves into, by the same names. */
const common: Readonly<Record<string, Words>> = {
  errors: account.errors,
  fields: account.fields,
  facts: place('Details', 'Datos', 'Détails', 'Angaben'),
  reasons: place('Reasons of a refusal', 'Motivos de rechazo', 'Motifs de refus', 'Gründe einer Ablehnung'),
  sort: place('Sorting', 'Orden', 'Tri', 'Sortierung'),
  steps: place('Steps', 'Pasos', 'Étapes', 'Schritte'),
  pay: place('Payment', 'Pago', 'Paiement', 'Zahlung'),
  bank: place('Bank transfer', 'Transferencia bancaria', 'Virement', 'Überweisung'),
  invoices: account.invoices,
}

const own: Readonly<Record<string, Readonly<Record<string, Words>>>> = { account, mail }

/** Which part of its namespace a message belongs to, where that has a name. */
export const partOfMessage = (key: string): Words | null => {
  const [namespace = '', part = '', ...rest] = key.split('.')
  return rest.length === 0 ? null : (own[namespace]?.[part] ?? common[part] ?? null)
}
