import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { IslandWords } from '@/parts/words/island-words'
import { Brand } from '@/ui/brand/brand.client'
import { MenuKeeper } from '@/ui/menu/menu-keeper.client'

import { AccountLinks } from './account-links.client'
import { MobileMenu } from './mobile-menu'
import { NavigationBar } from './navigation-bar.client'
import type { NavigationMenu } from './types'

interface SiteHeaderProps {
  readonly brandName: string
  readonly menus: readonly NavigationMenu[]
  readonly currencyPicker: ReactNode
  readonly languageSwitch: ReactNode
  /** Opens the search of the whole site. */
  readonly siteSearch?: ReactNode
  /** Opens the cart and counts what is in it. */
  readonly cartButton: ReactNode
}

/** The one header (R3): brand and tools on the upper board, the menus on the lower one. */
export const SiteHeader = ({ brandName, menus, currencyPicker, languageSwitch, siteSearch, cartButton }: SiteHeaderProps) => {
  const t = useTranslations('header')
  const locale = useLocale()
  // one element in both places: what is the same object goes to the browser once
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
