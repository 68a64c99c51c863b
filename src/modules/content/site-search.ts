import { englishBehind, type Written, homeTldOf, type Locale } from '@/lib/config/locales'
import type { Payload } from 'payload'
import { tldLimits, siteSearchLimits } from '@/lib/config/limits'
import { leadingTlds } from '@/core/catalog/tlds'
import { knowledgeBasePath, tldsPath, localizedHref, servicePath } from '@/core/navigation/paths'
import { toSearchable, type Searchable, type SearchEntry, markWords, rankEntries, relatedEntries } from '@/core/text-search'
import { loadMessages } from '@/lib/i18n/messages'
import { type SearchKind, type FoundResponse, searchKinds } from '@/modules/content/schema'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { findResourceLines } from './content.repository'
import { resourceAddress } from './pages'
import { findContentChanges } from './publishing/publishing.repository'
import { published, type Reader } from '@/lib/find-published'
import type { Context } from '@/lib/context'

/** Per-language search vocabulary, lower case and without accents. */
interface SearchWords {
  /** Stop words. */
  readonly ignored: readonly string[]
  /** Groups of synonyms, including the words our pages use. */
  readonly synonyms: readonly (readonly string[])[]
  /** Inflectional suffixes, longest first. */
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

interface IndexEntry extends SearchEntry {
  readonly kind: SearchKind
  readonly href: string
  readonly isPopular: boolean
}

/** Tie-breaker: a page ranks above the plan it sells, resources last. */
const weights = { page: 300, plan: 200, extension: 100, resource: 0 } as const satisfies Record<SearchKind, number>

const popularPaths: ReadonlySet<string> = new Set(['/pricing', '/support'])

/** Shorter paths are more general: `/domains` ranks above `/domains/whois`. */
const depth = (path: string): number => path.split('/').filter((part) => part !== '').length

const pageEntries = async (reader: Reader): Promise<IndexEntry[]> => {
  const { docs } = await reader.payload.find({
    collection: 'pages',
    ...published(reader, 'pages', { noindex: { not_equals: true } }),
    depth: 0,
    sort: 'path',
    select: { path: true, title: true, breadcrumb: true, meta: true },
  })
  return docs.map(({ path, title, breadcrumb, meta }) => ({
    kind: 'page',
    title: breadcrumb || title || path,
    description: meta?.description ?? '',
    keywords: `${title ?? ''} ${path.replaceAll(/[/-]/g, ' ')}`,
    href: localizedHref(reader.locale, path),
    weight: weights.page - depth(path),
    isPopular: popularPaths.has(path),
  }))
}

/** Pages defined in code rather than the CMS. Account pages lead to the login first. */
const screenEntries = async ({ locale }: Reader): Promise<IndexEntry[]> => {
  const { pageTitles } = await loadMessages(locale)
  const path = '/domains/search'
  const account = (title: string, at: string): IndexEntry => ({
    kind: 'page',
    title,
    description: '',
    href: localizedHref(locale, at),
    weight: weights.page - depth(at),
    isPopular: false,
  })
  return [
    account(pageTitles.invoices, '/invoices'),
    account(pageTitles.myDomains, '/my-domains'),
    account(pageTitles.login, '/login'),
    {
      kind: 'page',
      title: pageTitles.search,
      description: pageTitles.searchDescription,
      href: localizedHref(locale, path),
      weight: weights.page,
      isPopular: true,
    },
  ]
}

const catalogEntries = async (reader: Reader): Promise<IndexEntry[]> => {
  const { catalog } = await findCatalogSnapshot(reader)
  const plans = [...catalog.services.values()].map(({ name, description, category, popular, id, type }): IndexEntry => ({
    kind: 'plan',
    title: name,
    description,
    keywords: `${id} ${category}`,
    href: localizedHref(reader.locale, servicePath(category)),
    weight: weights.plan,
    isPopular: popular && type === 'hosting',
  }))
  const rows = [...catalog.extensions.values()]
  const shown = new Set(leadingTlds(rows, tldLimits.shown, homeTldOf(reader.locale)))
  const extensions = rows.map((row): IndexEntry => {
    const { extension, description, popular } = row
    return {
      kind: 'extension',
      title: extension,
      description,
      keywords: extension.slice(1),
      // The domains page lists only the leading extensions.
      href: localizedHref(reader.locale, shown.has(row) ? '/domains' : `${tldsPath}?q=${extension.slice(1)}`),
      weight: weights.extension,
      isPopular: popular,
    }
  })
  return [...plans, ...extensions]
}

const mostViews = 1_000_000_000

const resourceEntries = async (reader: Reader): Promise<IndexEntry[]> => {
  const [resources, { resourceCentre }] = await Promise.all([
    findResourceLines(reader.payload.db.drizzle, reader.locale),
    loadMessages(reader.locale),
  ])
  return resources.map(({ title, description, type, slug, url, views, hasPage }) => ({
    kind: 'resource',
    title,
    description,
    keywords: `${resourceCentre.types[type]} ${(slug ?? '').replaceAll('-', ' ')}`,
    href: localizedHref(reader.locale, resourceAddress({ slug, url, hasPage }) ?? knowledgeBasePath),
    weight: weights.resource + Math.min(views, mostViews) / mostViews,
    isPopular: false,
  }))
}

type SearchIndex = readonly Searchable<IndexEntry>[]

const buildIndex = async (reader: Reader): Promise<SearchIndex> =>
  (await Promise.all([screenEntries(reader), pageEntries(reader), catalogEntries(reader), resourceEntries(reader)]))
    .flat()
    .map((entry) => toSearchable(entry))

/** ms. Edits become searchable within two seconds, like on pages. */
const recheckAfterMs = 1_500

/** ms. Writes that bypass the CMS emit no change events, so the index expires. */
const maxIndexAgeMs = 60_000

interface BuiltIndex {
  readonly builtAt: number
  readonly askedAt: number
  /** Cursor into the published changes. */
  readonly position: string
  readonly index: SearchIndex
}

/** Rebuilds the index if anything was published. Reads the position before the content, so no change is missed. */
const refreshIndex = async (reader: Reader, now: number, held: BuiltIndex | undefined): Promise<BuiltIndex> => {
  const { position, tags } = await findContentChanges(reader.payload.db.drizzle, held?.position ?? null)
  const isSame = held !== undefined && tags.length === 0 && now - held.builtAt < maxIndexAgeMs
  return isSame ? { ...held, askedAt: now, position } : { builtAt: now, askedAt: now, position, index: await buildIndex(reader) }
}

interface CachedIndex {
  held?: BuiltIndex
  renewing: Promise<BuiltIndex> | null
}

const indexesByShop = new WeakMap<Payload, Map<Locale, CachedIndex>>()

const cacheEntryOf = ({ payload, locale }: Reader): CachedIndex => {
  const ofShop = indexesByShop.get(payload) ?? new Map<Locale, CachedIndex>()
  indexesByShop.set(payload, ofShop)
  const known = ofShop.get(locale) ?? { renewing: null }
  ofShop.set(locale, known)
  return known
}

/** One index per language, rebuilt only after a publish: typing queries it often. */
const findSearchIndex = async ({ payload, locale }: Reader, now: number): Promise<SearchIndex> => {
  const known = cacheEntryOf({ payload, locale })
  if (known.held && now < known.held.askedAt + recheckAfterMs) return known.held.index
  known.renewing ??= refreshIndex({ payload, locale }, now, known.held).finally(() => (known.renewing = null))
  known.held = await known.renewing
  return known.held.index
}

const marksIn = (text: string, question: string): FoundResponse['titleMarks'] =>
  markWords(text, question).map(([from, before]) => [from, before])

const toFound = ({ kind, title, description, href }: IndexEntry, question: string): FoundResponse => ({
  kind,
  title,
  titleMarks: marksIn(title, question),
  description,
  descriptionMarks: marksIn(description, question),
  href,
})

/** A few per kind, so one long list doesn't hide the others. */
const mostWanted = (entries: readonly Searchable<IndexEntry>[]): readonly IndexEntry[] =>
  searchKinds.flatMap((kind) =>
    entries
      .map(({ entry }) => entry)
      .filter((entry) => entry.isPopular && entry.kind === kind)
      .slice(0, siteSearchLimits.popular[kind]),
  )

/** With fewer exact matches than this, synonyms are shown too. */
const sufficientMatches = 4

const answersTo = (entries: readonly Searchable<IndexEntry>[], question: string, locale: Context['locale']): readonly IndexEntry[] => {
  const { results } = siteSearchLimits
  const found = rankEntries(entries, question, results)
  if (found.length >= sufficientMatches) return found
  return [...new Set([...found, ...relatedEntries(entries, question, searchWords[locale], results)])].slice(0, results)
}

/** Without a query, returns popular entries. */
export const searchSite = async (context: Context, question: string): Promise<readonly FoundResponse[]> => {
  const entries = await findSearchIndex(context, context.now())
  const found = question.trim() === '' ? mostWanted(entries) : answersTo(entries, question, context.locale)
  return found.map((entry) => toFound(entry, question))
}
