import { useTranslations } from 'next-intl'
import type { ContactFormView } from './types'

const isMail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)

/** A ruled list, as on the counter's card: what an editor wrote, addresses as links. */
export const ContactDetails = ({ details }: Pick<ContactFormView, 'details'>) => {
  const t = useTranslations('contactForm')
  if (details.length === 0) return null
  return (
    <dl className="contact-details" aria-label={t('otherWays')}>
      {details.map(({ label, value }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{isMail(value) ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
