import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'

import { localizedHref, tldsPath } from '@/core/navigation/paths'
import { defineSection } from '@/blocks/define-section'
import { Price } from '@/components/ui/price/price'
import { HeadedSection } from '@/components/ui/section/section'

import { toDomainCategoriesView, type DomainCategoriesView } from './load'

/** Categories of TLDs with their lowest price (§1). */
const DomainCategories = ({ view }: { readonly view: DomainCategoriesView }) => {
  const t = useTranslations('domainCategories')
  const locale = useLocale()
  if (view.items.length === 0) return null
  return (
    <HeadedSection heading={view.heading} intro={view.intro}>
      <div className="ending-groups">
        {view.items.map(({ category, title, description, extensions, more, from }) => (
          <article className="ending-group" key={category}>
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
            <ul className="ending-group__endings" aria-label={t('endings')}>
              {extensions.map((extension) => (
                <li key={extension} translate="no">
                  {extension}
                </li>
              ))}
              {more > 0 ? (
                <li>
                  <Link href={`${localizedHref(locale, tldsPath)}?category=${category}`} prefetch={false}>
                    {t('more', { count: more })}
                  </Link>
                </li>
              ) : null}
            </ul>
            <p className="ending-group__from">{t.rich('from', { price: () => <Price amounts={from} /> })}</p>
          </article>
        ))}
      </div>
    </HeadedSection>
  )
}

export const domainCategoriesSection = defineSection('domain-categories', {
  heading: 'section',
  failure: 'generic',
  load: async (block, { pricedShop }) => toDomainCategoriesView(block, await pricedShop()),
  draw: DomainCategories,
})
