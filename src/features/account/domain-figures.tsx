import { useTranslations } from 'next-intl'
import type { AccountDomain } from '@/modules/accounts/answers-schema'
import { Price, type ShownAmounts } from '@/ui/price/price'

interface DomainFiguresProps {
  readonly addons: AccountDomain['addons']
  /** A year of the name alone. */
  readonly renewal: ShownAmounts | null
  readonly addonPrice: (id: string) => ShownAmounts | null
}

/** What a name and each thing that hangs on it cost when they renew. */
export const DomainFigures = ({ addons, renewal, addonPrice }: DomainFiguresProps) => {
  const t = useTranslations('account.domains')
  return (
    <dl className="name-row__figures">
      {renewal ? (
        <div>
          <dt>{t('renewsAt')}</dt>
          <dd>
            <Price amounts={renewal} /> <span className="small muted">{t('perYear')}</span>
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{t('addons')}</dt>
        <dd>
          {addons.length === 0 ? <span className="muted">{t('noAddons')}</span> : null}
          {addons.map(({ id, name }) => {
            const price = addonPrice(id)
            return (
              <span className="name-row__addon" key={id}>
                <span>{name}</span>
                {price ? <Price amounts={price} look="plain" /> : null}
              </span>
            )
          })}
        </dd>
      </div>
    </dl>
  )
}
