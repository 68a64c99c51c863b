import { classNames } from '@/components/ui/styles/class-names'

export interface PriceLook {
  /** `plain` inherits the weight; `large` is the main figure of a view. */
  readonly look?: 'strong' | 'plain' | 'large' | 'struck'
  readonly className?: string
}

export const priceElement = ({ look = 'strong', className }: PriceLook) => ({
  Tag: look === 'struck' ? ('s' as const) : ('span' as const),
  className: classNames('price', look !== 'strong' && `price--${look}`, className),
})
