import { words, type Words } from '../words'
import type { LinkFault } from '@/server/translations/link-repository'

export const linkWords = {
  usedIn: words({ en: 'Used in', es: 'Se usa en', fr: 'Utilisé dans', de: 'Verwendet in' }),
  unused: words({
    en: 'Nothing leads to it or shows it.',
    es: 'Nada enlaza con ello ni lo muestra.',
    fr: 'Rien n’y mène ni ne l’affiche.',
    de: 'Nichts führt dorthin oder zeigt es.',
  }),
  lost: words({
    en: 'Deleted or unpublished, it would be missing there.',
    es: 'Si se elimina o deja de publicarse, faltará ahí.',
    fr: 'Supprimé ou dépublié, il y manquera.',
    de: 'Gelöscht oder nicht veröffentlicht fehlt es dort.',
  }),
  more: words({ en: 'and more', es: 'y más', fr: 'et plus', de: 'und weitere' }),
  menu: words({ en: 'Broken links', es: 'Enlaces rotos', fr: 'Liens brisés', de: 'Defekte Links' }),
  intro: words({
    en: 'Links of pages, articles, menus and settings that lead nowhere, as their forms stand, drafts included. Links to other sites are not followed.',
    es: 'Enlaces de páginas, artículos, menús y ajustes que no llevan a ningún sitio, según sus formularios, borradores incluidos. Los enlaces a otros sitios no se siguen.',
    fr: 'Liens de pages, d’articles, de menus et de réglages qui ne mènent nulle part, tels que leurs formulaires les contiennent, brouillons compris. Les liens vers d’autres sites ne sont pas suivis.',
    de: 'Links in Seiten, Artikeln, Menüs und Einstellungen, die nirgendwohin führen, so wie die Formulare sie enthalten, mit Entwürfen. Links zu anderen Websites werden nicht verfolgt.',
  }),
  none: words({
    en: 'No link is broken.',
    es: 'Ningún enlace está roto.',
    fr: 'Aucun lien n’est brisé.',
    de: 'Kein Link ist defekt.',
  }),
  place: words({ en: 'Place', es: 'Lugar', fr: 'Emplacement', de: 'Stelle' }),
  leadsTo: words({ en: 'Leads to', es: 'Lleva a', fr: 'Mène à', de: 'Führt zu' }),
  fault: words({ en: 'Why', es: 'Motivo', fr: 'Motif', de: 'Grund' }),
  first: words({
    en: 'The first 200 are shown.',
    es: 'Se muestran los primeros 200.',
    fr: 'Les 200 premiers sont affichés.',
    de: 'Die ersten 200 werden gezeigt.',
  }),
} as const

export const faultWords: Readonly<Record<LinkFault, Words>> = {
  missing: words({
    en: 'Nothing has this address',
    es: 'Nada tiene esta dirección',
    fr: 'Rien n’a cette adresse',
    de: 'Nichts hat diese Adresse',
  }),
  unpublished: words({ en: 'Not published', es: 'Sin publicar', fr: 'Non publié', de: 'Nicht veröffentlicht' }),
  redirected: words({
    en: 'Leads on by a redirect',
    es: 'Pasa por una redirección',
    fr: 'Passe par une redirection',
    de: 'Führt über eine Weiterleitung',
  }),
}
