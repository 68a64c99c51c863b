import { Menu } from 'lucide'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '@/components/ui/accessibility/accessibility'
import { Icon } from '@/components/ui/icons/icon'
import { MobileNavigation, NavigationBar } from './navigation-bar.client'
import type { NavigationMenu } from './to-menus'
import { useLocale, useTranslations } from 'next-intl'
import { IslandWords } from '@/components/words/words'
import { Brand } from '@/components/ui/brand/brand.client'
import { MenuKeeper } from '@/components/ui/menu/menu-keeper.client'
import { AccountLinks } from './account-links.client'
import Link from 'next/link'
import { ThemeSelect } from './theme-select.client'

interface MobileMenuProps {
  readonly buttonLabel: string
  readonly label: string
  readonly menus: readonly NavigationMenu[]
  readonly account: ReactNode
  readonly choices: ReactNode
}

export const MobileMenu = ({ buttonLabel, label, menus, account, choices }: MobileMenuProps) => (
  <details className="mobile-menu" data-menu="page">
    <summary className="icon-button">
      <Icon of={Menu} />
      <VisuallyHidden>{buttonLabel}</VisuallyHidden>
    </summary>
    <div className="mobile-menu__panel">
      {/* First, so that its open dropdown stays within the viewport. */}
      <div className="mobile-menu__account">{account}</div>
      <MobileNavigation label={label} menus={menus} />
      <div className="mobile-menu__choices">{choices}</div>
    </div>
  </details>
)

interface SiteHeaderProps {
  readonly brandName: string
  readonly menus: readonly NavigationMenu[]
  readonly currencyPicker: ReactNode
  readonly languageSwitch: ReactNode
  readonly siteSearch?: ReactNode
  readonly cartButton: ReactNode
}

/** Site header with the main navigation (R3). */
export const SiteHeader = ({ brandName, menus, currencyPicker, languageSwitch, siteSearch, cartButton }: SiteHeaderProps) => {
  const t = useTranslations('header')
  const locale = useLocale()
  // one element instance for both places, so that it is serialised once
  const account = (
    <IslandWords namespaces={['header']}>
      <AccountLinks />
    </IslandWords>
  )
  return (
    <header className="site-header wall">
      <MenuKeeper />
      <div className="wide site-header__row">
        <Brand name={brandName} href={`/${locale}`} />
        <div className="site-header__tools">
          {siteSearch}
          <div className="site-header__wide-only">{currencyPicker}</div>
          <div className="site-header__wide-only">{languageSwitch}</div>
          <div className="site-header__wide-only">{account}</div>
          {cartButton}
          <MobileMenu
            buttonLabel={t('openMenu')}
            label={t('menu')}
            menus={menus}
            account={account}
            choices={
              <>
                {currencyPicker}
                {languageSwitch}
              </>
            }
          />
        </div>
      </div>
      <NavigationBar label={t('menu')} menus={menus} />
    </header>
  )
}

interface CheckoutHeaderProps {
  readonly brandName: string
  readonly supportEmail: string
}

/** Checkout header: brand and support. Its links open beside the form, which keeps its input. */
export const CheckoutHeader = ({ brandName, supportEmail }: CheckoutHeaderProps) => {
  const t = useTranslations('orderWay')
  const locale = useLocale()
  return (
    <header className="site-header wall">
      <div className="wide site-header__row enclosed-header">
        <Brand name={brandName} href={`/${locale}`} />
        <p className="enclosed-header__help">
          <span className="muted">{t('help')}</span> <a href={`mailto:${supportEmail}`}>{supportEmail}</a>{' '}
          <Link href={`/${locale}/contact`} target="_blank" prefetch={false}>
            {t('contact')}
          </Link>
        </p>
      </div>
    </header>
  )
}

export const ThemeSwitch = () => {
  const t = useTranslations('theme')
  return <ThemeSelect label={t('label')} choices={{ system: t('system'), light: t('light'), dark: t('dark') }} />
}

export interface CurrencyOption {
  readonly code: string
  readonly symbol: string
  readonly name: string
}
