import { useTranslations } from 'next-intl'
import { Button, buttonClasses } from '@/ui/button/button'
import { CheckboxField } from '@/ui/field/checkbox-field'

interface PayButtonProps {
  readonly href: string
  /** U18: whether the card may be kept for the terms to come. Never ticked for the buyer. */
  readonly isKeepable: boolean
  readonly label: string
}

/** To the provider's page. A plain link or a plain form, so it needs no script. */
export const PayButton = ({ href, isKeepable, label }: PayButtonProps) => {
  const t = useTranslations('checkout')
  if (!isKeepable)
    return (
      <a className={buttonClasses({ variant: 'go' }, 'order-pay')} href={href}>
        {label}
      </a>
    )
  return (
    <form action={href} method="post" className="order-keep">
      <CheckboxField id="keep-card" name="keepCard" label={t('keepCard')} hint={t('keepCardHint')} />
      <Button type="submit" variant="go" className="order-pay">
        {label}
      </Button>
    </form>
  )
}
