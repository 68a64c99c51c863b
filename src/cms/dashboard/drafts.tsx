import type { Payload } from 'payload'
import { findOwnDrafts } from '@/modules/analytics/analytics.repository'
import { translate, words, type Reader } from '@/cms/words'
import { keyOf, nameDocuments } from './name-documents'
import type { Clock } from './spoken'

const texts = {
  title: words({ en: 'My drafts', es: 'Mis borradores', fr: 'Mes brouillons', de: 'Meine Entwürfe' }),
  none: words({
    en: 'Nothing of yours waits as a draft.',
    es: 'No tiene nada pendiente como borrador.',
    fr: 'Rien de vous n’attend en brouillon.',
    de: 'Von Ihnen liegt nichts als Entwurf.',
  }),
  beside: words({
    en: 'changes beside what is published',
    es: 'cambios sobre lo publicado',
    fr: 'modifications de ce qui est publié',
    de: 'Änderungen an Veröffentlichtem',
  }),
  unseen: words({ en: 'not published yet', es: 'aún sin publicar', fr: 'pas encore publié', de: 'noch nicht veröffentlicht' }),
}

const mostShown = 8

export interface ShownDraft {
  readonly key: string
  readonly name: string
  readonly href: string
  readonly isPublished: boolean
  readonly changedAt: number
}

/** What somebody left as a draft, by the newest version of each document. */
export const loadDrafts = async (payload: Payload, reader: Reader, person: string): Promise<readonly ShownDraft[]> => {
  const collections = payload.config.collections
    .filter(({ versions }) => Boolean(versions) && typeof versions === 'object' && Boolean(versions.drafts))
    .map(({ slug }) => slug)
  const drafts = await findOwnDrafts(payload.db.drizzle, collections, person, mostShown)
  const names = await nameDocuments(payload, reader, drafts)
  return drafts.flatMap((draft) => {
    const key = keyOf(draft)
    const known = names.get(key)
    const href = `${payload.config.routes.admin}/collections/${draft.collection}/${draft.document}`
    return known ? [{ key, href, changedAt: draft.changedAt, ...known }] : []
  })
}

interface Props {
  readonly reader: Reader
  readonly clock: Clock
  readonly drafts: readonly ShownDraft[]
}

export const DraftsSection = ({ reader, clock, drafts }: Props) => (
  <section aria-labelledby="drafts">
    <h2 id="drafts">{translate(reader, texts.title)}</h2>
    {drafts.length === 0 ? (
      <p>{translate(reader, texts.none)}</p>
    ) : (
      <ul className="desk-lines">
        {drafts.map(({ key, name, href, isPublished, changedAt }) => (
          <li key={key}>
            <a href={href}>{name}</a>
            <span>
              {translate(reader, isPublished ? texts.beside : texts.unseen)} · {clock.moment(changedAt)}
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
)
