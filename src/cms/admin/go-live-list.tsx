import type { AdminViewServerProps } from 'payload'
import { findGoLive } from '@/modules/operations/go-live.service'
import { hasRole } from '@/cms/access/identity'
import { translate } from '@/cms/words'
import { goLiveTitle, sayGoLive } from './go-live-words'

/** The dashboard's first card, for administrators: what stands between this shop and its first real customer. */
export const GoLiveList = async ({ payload, user, i18n }: Pick<AdminViewServerProps, 'payload' | 'user' | 'i18n'>) => {
  if (!hasRole(user ?? null, ['admin'])) return null
  const items = await findGoLive(payload)
  if (items.length === 0) return null
  const { admin } = payload.config.routes
  return (
    <section style={{ marginBottom: 'calc(var(--base) * 2)' }}>
      <h2>{translate({ i18n }, goLiveTitle)}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.code}>
            {item.path === null ? sayGoLive({ i18n }, item) : <a href={`${admin}${item.path}`}>{sayGoLive({ i18n }, item)}</a>}
          </li>
        ))}
      </ul>
    </section>
  )
}
