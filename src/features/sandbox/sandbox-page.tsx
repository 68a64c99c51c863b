import { useLocale, useTranslations } from 'next-intl'
import { sandboxLaterOutcomes, sandboxOutcomes, type SandboxPage } from '@/core/payments/sandbox'
import { amountFormatter } from '@/core/receipt/model'
import { CheckoutSteps } from '@/components/checkout-steps/checkout-steps'
import { Button, ButtonLink } from '@/components/ui/button/button'
import { Due } from '@/components/ui/ledger/ledger'
import { Plate } from '@/components/ui/plate/plate'
import { ReceiptPaper } from '@/components/ui/receipt/receipt-paper'

interface SandboxPaymentPageProps {
  readonly page: SandboxPage
  readonly priceLocale?: string
}

/** The title is the order number and, if there is one, the domain (open-payment-page). */
const nameIn = (title: string): string | undefined => title.split(' · ')[1]

const Choices = ({ page }: Pick<SandboxPaymentPageProps, 'page'>) => {
  const t = useTranslations('sandboxPage')
  const locale = useLocale()
  return (
    <form action={`/${locale}/sandbox/${page.id}/choose`} method="post" className="sandbox__form">
      <fieldset>
        <legend>{t('choose')}</legend>
        {sandboxOutcomes.map((outcome, index) => (
          <label key={outcome} className="check-row">
            <input className="check" type="radio" name="outcome" value={outcome} defaultChecked={index === 0} />
            <span>
              <b>{t(outcome)}</b>
              <span className="sandbox__hint">{t(`${outcome}Hint`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {page.keepsCard === true ? (
        <fieldset>
          <legend>{t('charges.choose')}</legend>
          {sandboxLaterOutcomes.map((later, index) => (
            <label key={later} className="check-row">
              <input className="check" type="radio" name="later" value={later} defaultChecked={index === 0} />
              <b>{t(`charges.${later}`)}</b>
            </label>
          ))}
        </fieldset>
      ) : null}
      <Button type="submit" variant="go" size="large" block>
        {t('submit')}
      </Button>
      <a className="sandbox__back" href={page.cancelUrl}>
        {t('back')}
      </a>
    </form>
  )
}

const Over = ({ page }: Pick<SandboxPaymentPageProps, 'page'>) => {
  const t = useTranslations('sandboxPage')
  return (
    <div className="sandbox__over">
      <p>{t(page.state === 'complete' ? 'complete' : 'closed')}</p>
      <ButtonLink href={page.cancelUrl} variant="go">
        {t('toOrder')}
      </ButtonLink>
    </div>
  )
}

/** Stands in for a provider's payment page and says so throughout. */
export const SandboxPaymentPage = ({ page, priceLocale }: SandboxPaymentPageProps) => {
  const t = useTranslations('sandboxPage')
  const way = useTranslations('orderWay')
  const name = nameIn(page.title)
  return (
    <>
      <CheckoutSteps at="payment" back={{ href: page.cancelUrl, label: way('toOrder') }} />
      <div className="wide sandbox">
        <p className="sandbox__notice">{t('notice')}</p>
        <div className="sandbox__grid">
          <div>
            <h1>{t('title')}</h1>
            <p className="muted sandbox__intro">{t('intro')}</p>
            {page.state === 'open' ? <Choices page={page} /> : <Over page={page} />}
          </div>
          <ReceiptPaper
            label={t('amount')}
            plate={name === undefined ? undefined : <Plate name={name} body="paper" />}
            meta={[page.orderNumber, t('notice')]}
            due={<Due label={t('amount')} amount={amountFormatter(page.currency, priceLocale)(page.amount)} />}
          >
            {null}
          </ReceiptPaper>
        </div>
      </div>
    </>
  )
}
