'use client'

import { useSyncExternalStore } from 'react'

import { Select } from '@/ui/select/select'

import { chooseTheme, isThemeChoice, readTheme, subscribeToTheme, type ThemeChoice, themeChoices } from './theme-choice'

interface ThemeSelectProps {
  readonly label: string
  readonly choices: Readonly<Record<ThemeChoice, string>>
}

const unknownOnServer = (): ThemeChoice => 'system'

export const ThemeSelect = ({ label, choices }: ThemeSelectProps) => {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, unknownOnServer)
  return (
    <Select
      aria-label={label}
      value={theme}
      options={themeChoices.map((value) => ({ value, label: choices[value] }))}
      onChange={({ target }) => {
        if (isThemeChoice(target.value)) chooseTheme(target.value)
      }}
    />
  )
}
