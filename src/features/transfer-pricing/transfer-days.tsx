import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'

/** What happens between the first and the seventh day, each as long as it takes. */
const stretches = [
  { key: 'ask', from: 1, to: 1 },
  { key: 'wait', from: 2, to: 5 },
  { key: 'arrive', from: 6, to: 7 },
] as const

/** How a name moves, on a line of seven days. The days are counted; the words say what happens in them. */
export const TransferDays = () => {
  const t = useTranslations('transferDays')
  return (
    <figure className="transfer-days">
      <figcaption>{t('caption')}</figcaption>
      <ol>
        {stretches.map(({ key, from, to }) => (
          <li key={key} style={{ '--from': from, '--to': to + 1 } as CSSProperties}>
            <b>{t('days', { from, to, count: to - from + 1 })}</b>
            <span>{t(key)}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
