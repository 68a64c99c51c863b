import { useTranslations } from 'next-intl'
import { useId } from 'react'

import { ButtonLink } from '@/ui/button/button-link'
import { SectionHeading } from '@/ui/section/section'

import { AddressBar } from './address-bar'
import { SslPrice } from './ssl-price'
import type { SslPlansView } from './types'

interface SslStripProps {
  readonly view: SslPlansView
  readonly placeholderNames: readonly string[]
}

/** Certificates in short: on the wall, three lines and a padlock. The period shown is the block's own. */
export const SslStrip = ({ view, placeholderNames }: SslStripProps) => {
  const t = useTranslations('sslPlans')
  const heading = useId()
  const heads = view.plans[0]?.specs.slice(0, 2) ?? []
  return (
    <section className="ssl-strip wall" aria-labelledby={heading}>
      <div className="wide ssl-strip__grid">
        <div>
          <SectionHeading id={heading} heading={view.heading} />
          {view.intro ? <p>{view.intro}</p> : null}
          <AddressBar placeholderNames={placeholderNames} />
        </div>
        <div>
          <table>
            <caption className="visually-hidden">{view.heading}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{t('certificate')}</span>
                </th>
                {heads.map(({ label }, index) => (
                  <th key={label} scope="col" className={index > 0 ? 'ssl-strip__second' : undefined}>
                    {label}
                  </th>
                ))}
                <th scope="col" className="number">
                  {view.defaultBilling === 'yearly' ? t('perYearHead') : t('perMonthHead')}
                </th>
              </tr>
            </thead>
            <tbody>
              {view.plans.map((plan) => {
                const price = plan.prices[view.defaultBilling]
                return (
                  <tr key={plan.key}>
                    <th scope="row">
                      <abbr title={plan.name}>{plan.mark}</abbr>
                    </th>
                    {plan.specs.slice(0, 2).map(({ label, value }, index) => (
                      <td key={label} className={index > 0 ? 'ssl-strip__second muted' : undefined}>
                        {value}
                      </td>
                    ))}
                    <td className="number">{price ? <SslPrice price={price} /> : null}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
          <ButtonLink variant="outline" href={view.href} className="ssl-strip__more">
            {t('seeAll')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
