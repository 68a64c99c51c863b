import { words, type Words } from '@/payload/words'
import type { LinkError } from '@/modules/translations/translations.repository'

export const linkWords = {
  usedIn: words({ en: 'Used in', es: 'Se usa en', fr: 'Utilisé dans', de: 'Verwendet in' }),
  unused: words({
    en: 'Nothing leads to it or shows it.',
    es: 'Nada enlaza con ello ni lo muestra.',
    fr: 'Rien n’y mène ni ne l’affiche.',
    de: 'Nichts führt dorthin oder zeigt es.',
  }),
  held: words({
    en: 'It can be deleted once it is taken out there. Unpublished, it would be missing there.',
    es: 'Se podrá eliminar cuando se haya quitado de ahí. Si deja de publicarse, faltará ahí.',
    fr: 'Vous pourrez le supprimer une fois retiré de ces emplacements. Dépublié, il y manquera.',
    de: 'Löschen lässt es sich, sobald es dort entfernt ist. Nicht veröffentlicht fehlt es dort.',
  }),
  shownByTopic: words({
    en: 'These show the questions of its topic. The last one of a topic cannot be deleted while they do.',
    es: 'Muestran las preguntas de su tema. La última de un tema no se puede eliminar mientras lo hagan.',
    fr: 'Ils affichent les questions de son thème. La dernière d’un thème ne peut être supprimée tant que c’est le cas.',
    de: 'Sie zeigen die Fragen seines Themas. Die letzte eines Themas lässt sich nicht löschen, solange sie das tun.',
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

export const stillUsed = (places: string, isMore: boolean): Words =>
  words({
    en: `It is used here, so it was not deleted: ${places}${isMore ? ' and more' : ''}. Please take it out there first.`,
    es: `Se usa aquí, por eso no se ha eliminado: ${places}${isMore ? ' y más' : ''}. Quítelo primero de ahí.`,
    fr: `Il est utilisé ici et n’a donc pas été supprimé : ${places}${isMore ? ' et plus' : ''}. Veuillez d’abord l’y retirer.`,
    de: `Es wird hier verwendet und wurde deshalb nicht gelöscht: ${places}${isMore ? ' und weitere' : ''}. Bitte entfernen Sie es zuerst dort.`,
  })

export const justDeleted = words({
  en: 'Something this shows has just been deleted. Please reload the form and choose again.',
  es: 'Algo de lo que muestra acaba de eliminarse. Vuelva a cargar el formulario y elija de nuevo.',
  fr: 'Un élément affiché vient d’être supprimé. Veuillez recharger le formulaire et choisir à nouveau.',
  de: 'Etwas, das hier gezeigt wird, wurde soeben gelöscht. Bitte laden Sie das Formular neu und wählen Sie noch einmal.',
})

export const faultWords: Readonly<Record<LinkError, Words>> = {
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
