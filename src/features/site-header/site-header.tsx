import './site-header.css'
import '@/ui/disclosure/disclosure.css'
import '@/ui/button/button.css'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Brand } from '@/ui/brand/brand'
import { MenuKeeper } from '@/ui/menu/menu-keeper.client'

import { AccountLinks } from './account-links'
import { MobileMenu } from './mobile-menu'
import { NavigationBar } from './navigation-bar'
import type { NavigationMenu } from './types'

interface SiteHeaderProps {
  readonly brandName: string
  readonly menus: readonly NavigationMenu[]
  readonly currencyPicker: ReactNode
  readonly languageSwitch: ReactNode
  /** Opens the cart and counts what is in it. */
  readonly cartButton: ReactNode
  /** What stands for the visitor's account; by default log in and get started. */
  readonly account?: ReactNode
}

/** The one header (R3): brand, menus, currency, language, account, cart. */
export function SiteHeader({ brandName, menus, currencyPicker, languageSwitch, cartButton, account = <AccountLinks /> }: SiteHeaderProps) {
  const t = useTranslations('header')
  const locale = useLocale()
  return (
    <header className="site-header wall">
      <MenuKeeper />
      <div className="wide site-header__row">
        <Brand name={brandName} href={`/${locale}`} />
        <NavigationBar label={t('menu')} menus={menus} />
        <div className="site-header__tools">
          <div className="site-header__wide-only">{currencyPicker}</div>
          <div className="site-header__wide-only">{languageSwitch}</div>
          <div className="site-header__wide-only site-header__account">{account}</div>
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
    </header>
  )
}
