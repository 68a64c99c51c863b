import { useTranslations } from 'next-intl'
import { planAnchor, localizedHref } from '@/core/navigation/paths'
import { OriginalPrice, Price } from '@/components/ui/price/price'
import { type PeriodOffer, PeriodToggle, type PlanText, toPlanText } from '@/components/plans/period-toggle'
import { type AddToCartSlot, ButtonLink } from '@/components/ui/button/button'
import { Badge } from '@/components/ui/badge/badge'
import { ByPeriod, type InShownPeriods, type ShownPeriod, inShownPeriods } from '@/components/ui/billing/shown-periods'
import { HeadedSection, SectionHeading } from '@/components/ui/section/section'
import { SpecList } from '@/components/ui/specs/spec-list.client'
import { Lock } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Icon } from '@/components/ui/icons/icon'
import { VisitorPlate } from '@/components/ui/visitor-name/visitor-name.client'
import { defineSection } from '@/blocks/define-section'
import type { Service } from '@/core/catalog/types'
import { leastYearlySavingsPercent } from '@/core/pricing/prices'
import type { SslPlansBlock } from '@/payload-types'
import { toPeriodOffer } from '@/components/plans/period-offer'
import type { PricedShop } from '@/components/plans/section-reads'

interface SslPlanView extends PlanText {
  /** "DV": validation level. */
  readonly mark: string
  readonly prices: InShownPeriods<PeriodOffer>
}

interface SslPlansView {
  readonly heading: string
  readonly intro?: string | null
  /** `strip`: a table on green beside an address bar. `plans`: one row per certificate, with its button. */
  readonly presentation: 'plans' | 'strip'
  readonly defaultBilling: ShownPeriod
  /** Saving of the yearly price in per cent (P3). */
  readonly savePercent: number | null
  readonly plans: readonly SslPlanView[]
  /** Link of the strip, with language prefix. */
  readonly href: string
}

/** `ssl-dv` is DV. */
const markOf = (id: string): string => id.replace(/^ssl-/, '').toUpperCase()

const toPlan = (service: Service, priced: PricedShop): SslPlanView => ({
  ...toPlanText(service),
  mark: markOf(service.id),
  prices: inShownPeriods((period) => {
    const offer = toPeriodOffer(service, period, priced)
    return offer && { ...offer, item: { ...offer.item, serviceData: { coverage: 'single' } } }
  }),
})

export const toSslPlansView = (block: SslPlansBlock, locale: string, priced: PricedShop): SslPlansView => {
  const plans = priced.shop.services.filter(({ type }) => type === 'ssl')
  return {
    heading: block.heading ?? '',
    intro: block.intro ?? null,
    presentation: block.presentation,
    defaultBilling: block.defaultBilling,
    savePercent: leastYearlySavingsPercent(plans),
    plans: plans.map((plan) => toPlan(plan, priced)),
    href: localizedHref(locale, '/ssl-certificates'),
  }
}

interface SslPriceProps {
  readonly price: PeriodOffer
  readonly look?: 'strong' | 'large'
  /** "/year", if no column heading says it. */
  readonly unit?: string
}

/** Strike price, then price (DESIGN, Price). */
const SslPrice = ({ price, look, unit }: SslPriceProps) => {
  const t = useTranslations('periods')
  return (
    <span className="ssl-price">
      {price.original ? <OriginalPrice amounts={price.original} label={t('insteadOf')} /> : null}
      <Price amounts={price.price} look={look} />
      {unit ? <span>{unit}</span> : null}
    </span>
  )
}

interface SslRowsProps {
  readonly view: SslPlansView
  readonly AddToCart: AddToCartSlot
  readonly headingLevel?: 1 | 2
}

interface SslRowProps {
  readonly plan: SslPlanView
  /** Heading level, one below the section's. */
  readonly titleLevel: 2 | 3
  readonly AddToCart: AddToCartSlot
}

const SslRow = ({ plan, titleLevel, AddToCart }: SslRowProps) => {
  const Title = titleLevel === 2 ? 'h2' : 'h3'
  const periods = useTranslations('periods')
  return (
    <article id={planAnchor(plan.key)} className="certificate">
      <p className="certificate__mark" aria-hidden="true">
        {plan.mark}
      </p>
      <div className="plan-text">
        <Title className="plan-title">
          {plan.name}
          {plan.popular ? <Badge>{periods('popular')}</Badge> : null}
        </Title>
        <p className="muted" lang={plan.lang}>
          {plan.description}
        </p>
        <ul className="plan-points" lang={plan.lang}>
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <SpecList className="certificate__specs" specs={plan.specs} />
      <div className="certificate__buy">
        <ByPeriod of={plan.prices}>
          {(price, period) => (
            <>
              <p className="certificate__price">
                <SslPrice price={price} look="large" unit={periods('per', { period })} />
              </p>
              <AddToCart item={price.item} name={plan.name} variant={plan.popular ? 'solid' : 'outline'} block />
            </>
          )}
        </ByPeriod>
      </div>
    </article>
  )
}

const SslRows = ({ view, AddToCart, headingLevel }: SslRowsProps) => {
  const t = useTranslations('sslPlans')
  return (
    <HeadedSection
      level={headingLevel}
      heading={view.heading}
      intro={view.intro}
      aside={<PeriodToggle defaultPeriod={view.defaultBilling} savePercent={view.savePercent} />}
      className="billing"
    >
      {view.plans.length === 0 ? (
        <p className="muted">{t('empty')}</p>
      ) : (
        <div className="certificates">
          {view.plans.map((plan) => (
            <SslRow key={plan.key} plan={plan} titleLevel={headingLevel === 1 ? 2 : 3} AddToCart={AddToCart} />
          ))}
        </div>
      )}
    </HeadedSection>
  )
}

interface AddressBarProps {
  readonly placeholderNames: readonly string[]
  readonly note?: ReactNode
}

const AddressBar = ({ placeholderNames, note }: AddressBarProps) => (
  <div className="address-bar">
    <Icon of={Lock} size={18} />
    <VisitorPlate placeholders={placeholderNames} />
    {note ? <span className="address-bar__note">{note}</span> : null}
  </div>
)

interface SslStripProps {
  readonly view: SslPlansView
  readonly placeholderNames: readonly string[]
}

/** Compact table on green, in the block's default period. */
const SslStrip = ({ view, placeholderNames }: SslStripProps) => {
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

interface SslPlansProps {
  readonly view: SslPlansView
  readonly placeholderNames: readonly string[]
  readonly AddToCart: AddToCartSlot
  readonly headingLevel?: 1 | 2
}

export const SslPlans = ({ view, placeholderNames, AddToCart, headingLevel }: SslPlansProps) =>
  view.presentation === 'strip' ? (
    <SslStrip view={view} placeholderNames={placeholderNames} />
  ) : (
    <SslRows view={view} AddToCart={AddToCart} headingLevel={headingLevel} />
  )

export const sslPlansSection = defineSection('ssl-plans', {
  heading: ({ presentation }) => (presentation === 'strip' ? 'section' : 'page'),
  failure: 'services',
  load: async (block, { locale, pricedShop }) => toSslPlansView(block, locale, await pricedShop()),
  draw: SslPlans,
})
