import type { AdminViewServerProps, CollectionSlug, Payload } from 'payload'
import { findLateProofs } from '@/modules/analytics/publish-checks'
import type { CheckedPublish } from '@/modules/analytics/publish-checks.repository'
import { hasRole } from '@/cms/access/identity'
import { sayUtcMoment } from '@/cms/admin/say-moment'
import { translate, words, type Reader, type Words } from '@/cms/words'

const texts = {
  late: words({
    en: 'Not live: visitors do not see this yet',
    es: 'No está en línea: los visitantes aún no lo ven',
    fr: 'Pas en ligne : les visiteurs ne le voient pas encore',
    de: 'Nicht online: Besucher sehen das noch nicht',
  }),
  waits: words({ en: 'being looked for', es: 'en comprobación', fr: 'vérification en cours', de: 'wird geprüft' }),
} as const

const frame = { borderInlineStart: '3px solid var(--theme-error-500)', paddingInlineStart: 'calc(var(--base) * 0.6)' } as const

interface RowProps {
  readonly payload: Payload
  readonly i18n: Reader['i18n']
  readonly check: CheckedPublish
}

const Row = ({ payload, i18n, check: { collection, document, path, madeAt, fault } }: RowProps) => {
  const label = payload.collections[collection as CollectionSlug]?.config.labels.singular as Words | undefined
  const place = document === '' ? `globals/${collection}` : `collections/${collection}/${document}`
  const time = sayUtcMoment({ i18n }, madeAt)
  return (
    <li>
      <a href={`${payload.config.routes.admin}/${place}`}>{label ? translate({ i18n }, label) : collection}</a> <code>{path}</code> · {time}{' '}
      · {fault ?? translate({ i18n }, texts.waits)}
    </li>
  )
}

/** A9: what visitors do not see in time is an alarm; after how long they saw the rest, the calendar says. For those who publish. */
export const LiveProof = async ({ payload, user, i18n }: Pick<AdminViewServerProps, 'payload' | 'user' | 'i18n'>) => {
  if (!hasRole(user ?? null, ['admin', 'marketing'])) return null
  const late = await findLateProofs(payload.db.drizzle)
  return late.length === 0 ? null : (
    <section role="alert" style={frame}>
      <h2>{translate({ i18n }, texts.late)}</h2>
      <ul>
        {late.map((check) => (
          <Row key={check.id} payload={payload} i18n={i18n} check={check} />
        ))}
      </ul>
    </section>
  )
}
