import type { AdminViewServerProps, CollectionSlug, Payload } from 'payload'
import { findLiveProofs } from '@/server/insights/find-live-proof'
import type { CheckedPublish } from '@/server/insights/live-check-repository'
import { hasRole } from '../access/identity'
import { translate, words, type Reader, type Words } from '../words'

const texts = {
  late: words({
    en: 'Not live: visitors do not see this yet',
    es: 'No está en línea: los visitantes aún no lo ven',
    fr: 'Pas en ligne : les visiteurs ne le voient pas encore',
    de: 'Nicht online: Besucher sehen das noch nicht',
  }),
  title: words({ en: 'Last published', es: 'Últimas publicaciones', fr: 'Dernières publications', de: 'Zuletzt veröffentlicht' }),
  live: words({ en: 'live on the site after', es: 'en línea al cabo de', fr: 'en ligne au bout de', de: 'auf der Website nach' }),
  waits: words({ en: 'being looked for', es: 'en comprobación', fr: 'vérification en cours', de: 'wird geprüft' }),
} as const

const frame = { borderInlineStart: '3px solid var(--theme-error-500)', paddingInlineStart: 'calc(var(--base) * 0.6)' } as const

const seconds = (milliseconds: number, { i18n }: Reader): string =>
  new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'second', maximumFractionDigits: 1 }).format(Math.max(0, milliseconds) / 1000)

interface RowProps {
  readonly payload: Payload
  readonly i18n: Reader['i18n']
  readonly check: CheckedPublish
}

const Row = ({ payload, i18n, check: { collection, document, path, madeAt, seenAt, fault } }: RowProps) => {
  const label = payload.collections[collection as CollectionSlug]?.config.labels.singular as Words | undefined
  const place = document === '' ? `globals/${collection}` : `collections/${collection}/${document}`
  const time = `${new Date(madeAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return (
    <li>
      <a href={`${payload.config.routes.admin}/${place}`}>{label ? translate({ i18n }, label) : collection}</a> <code>{path}</code> · {time}{' '}
      ·{' '}
      {seenAt === null
        ? (fault ?? translate({ i18n }, texts.waits))
        : `${translate({ i18n }, texts.live)} ${seconds(seenAt - madeAt, { i18n })}`}
    </li>
  )
}

/** A9: what visitors do not see in time is an alarm; what they do says after how long. For those who publish. */
export const LiveProof = async ({ payload, user, i18n }: Pick<AdminViewServerProps, 'payload' | 'user' | 'i18n'>) => {
  if (!hasRole(user ?? null, ['admin', 'marketing'])) return null
  const { late, recent } = await findLiveProofs(payload.db.drizzle)
  return (
    <>
      {late.length > 0 && (
        <section role="alert" style={frame}>
          <h2>{translate({ i18n }, texts.late)}</h2>
          <ul>
            {late.map((check) => (
              <Row key={check.id} payload={payload} i18n={i18n} check={check} />
            ))}
          </ul>
        </section>
      )}
      {recent.length > 0 && (
        <section>
          <h2>{translate({ i18n }, texts.title)}</h2>
          <ul>
            {recent.map((check) => (
              <Row key={check.id} payload={payload} i18n={i18n} check={check} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
